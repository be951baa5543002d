import { startSession } from '@site/shared-api'
import { fakeWire, type WireAnswer } from '@site/shared-api/testing'
import { testRoute } from '@site/shared-api/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { openSite, SESSION } from '#testing/open-site.tsx'
import { EmailStep } from './contact/contact-steps.tsx'
import { Overview } from './overview.tsx'
import { AppStep } from './second-factor/app-step.tsx'
import { QuestionsStep } from './questions/questions-step.tsx'

const CONFIG = {
  level: 'fair',
  done: 2,
  of: 4,
  password: true,
  paymentPassword: false,
  email: { shown: 'l•••@example.com', confirmed: true, waiting: false },
  mobile: { shown: null, confirmed: false, waiting: false },
  payeeName: { name: null, waiting: false },
  questions: false,
  cards: 0,
  app: false,
  passkeys: 0,
  recoveryCodes: 0,
  passkeysHere: true,
  coolingHours: 24,
  cooling: null,
}

async function open(Part: React.ComponentType, answers: Parameters<typeof fakeWire>[0] = {}, config = {}) {
  const calls = fakeWire({
    'GET /wps/member/securityConfig': { value: { ...CONFIG, ...config } },
    ...answers,
  })
  await act(async () => {
    openSite(<Part />, {
      routes: ['/m/securityCenter', '/m/changePsw', '/m/withdraw', '/m/set'].map(testRoute),
    })
  })
  act(() => startSession(SESSION))
  return (path: string) => calls.filter(({ url }) => url.split('?')[0] === path).map(({ body }) => body)
}
const type = (label: string | RegExp, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

test('says how safe the account is, what helps most, and leads to each part that there is (MEM-06)', async () => {
  await open(Overview)
  expect(await screen.findByText('Fair')).toBeTruthy()
  expect(screen.getByText('Add a second step, so that your password alone opens nothing.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Passkeys/ }).getAttribute('href')).toBe(
    '/m/securityCenter?step=passkeys',
  )
  expect(screen.getByRole('link', { name: /^E-mail/ }).textContent).toContain('l•••@example.com')
  // No module shows the devices here.
  expect(screen.queryByRole('link', { name: /^Devices/ })).toBeNull()
})

test('changes the e-mail by both codes, and asks the house without the old one (MEM-06)', async () => {
  const sent = await open(EmailStep, {
    'POST /wps/member/info/email': { status: 400, code: 'verification_code_wrong', field: 'oldCode' },
    'POST /wps/member/info/email/lost': { value: { waiting: true } },
  })
  await screen.findByLabelText('Account password')
  fireEvent.submit(screen.getByRole('form', { name: 'E-mail' }))
  expect(await screen.findByText('Please fill this in')).toBeTruthy()
  type('Account password', 'Lotus-2026!')
  type('New e-mail address', ' new@example.com ')
  type('Code sent to the new one', '111111')
  type('Code sent to l•••@example.com', '222222')
  fireEvent.submit(screen.getByRole('form', { name: 'E-mail' }))
  expect(await screen.findByText('The code is wrong or too old.')).toBeTruthy()
  const proofs = { password: 'Lotus-2026!', newCode: '111111' }
  expect(sent('/wps/member/info/email')).toEqual([{ ...proofs, oldCode: '222222', email: 'new@example.com' }])
  fireEvent.click(screen.getByRole('button', { name: 'I can no longer reach the old one' }))
  type('Account password', 'Lotus-2026!')
  type('New e-mail address', 'new@example.com')
  type('Code sent to the new one', '111111')
  type('Why?', 'My provider has closed.')
  fireEvent.submit(screen.getByRole('form', { name: 'E-mail' }))
  await waitFor(() =>
    expect(sent('/wps/member/info/email/lost')).toEqual([
      { ...proofs, email: 'new@example.com', why: 'My provider has closed.' },
    ]),
  )
})

test('takes three different answers to three different questions, by the payment password that they reset (MEM-06)', async () => {
  const set: WireAnswer = { value: { isSet: true } }
  const questions = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `Question of ${id}?` }))
  const sent = await open(
    QuestionsStep,
    {
      'GET /wps/member/securityQuestions': { value: { questions, isSet: false } },
      'PUT /wps/member/securityQuestions': set,
    },
    { paymentPassword: true },
  )
  await screen.findByLabelText('Answer 1')
  type('Answer 1', 'Nok')
  type('Answer 2', 'Nok')
  type('Answer 3', 'Lek')
  type('Account password', 'Lotus-2026!')
  const form = screen.getByRole('form', { name: 'Security questions' })
  fireEvent.submit(form)
  expect(await screen.findByText('Each answer may be given once.')).toBeTruthy()
  type('Answer 2', 'Dam')
  type('Payment password', '481920')
  type('Question 3', 'd')
  fireEvent.submit(form)
  await waitFor(() => expect(sent('/wps/member/securityQuestions').at(-1)).toBeTruthy())
  expect(sent('/wps/member/securityQuestions').at(-1)).toEqual({
    password: 'Lotus-2026!',
    paymentPassword: '481920',
    answers: [
      { questionId: 'a', answer: 'Nok' },
      { questionId: 'b', answer: 'Dam' },
      { questionId: 'd', answer: 'Lek' },
    ],
  })
})

test('leads to the payment password first: the answers are there to reset it (MEM-06)', async () => {
  const questions = ['a', 'b', 'c'].map((id) => ({ id, text: `Question of ${id}?` }))
  await open(QuestionsStep, {
    'GET /wps/member/securityQuestions': { value: { questions, isSet: false } },
  })
  expect(await screen.findByRole('button', { name: 'Set the payment password' })).toBeTruthy()
  expect(screen.queryByLabelText('Answer 1')).toBeNull()
})

test('an account without a password proves itself by a code before a change (MEM-06)', async () => {
  const begun: WireAnswer = {
    status: 403,
    code: 'proof_required',
    data: { codeTo: { channel: 'sms', to: '••• 5678' } },
  }
  const sent = await open(
    AppStep,
    {
      'POST /wps/member/secondFactor/app/begin': begun,
      'POST /wps/member/proof/code': {
        value: { expirationTime: Date.now() + 60_000, channel: 'sms', to: '••• 5678' },
      },
      'POST /wps/member/proof': { value: { provedUntil: new Date(Date.now() + 600_000).toISOString() } },
    },
    { password: false },
  )
  expect(await screen.findByText(/Your account has no password/)).toBeTruthy()
  expect(screen.queryByLabelText('Account password')).toBeNull()
  fireEvent.submit(screen.getByRole('form', { name: 'Authenticator app' }))
  expect(await screen.findByText('Please confirm first that it is you.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Send me a code' }))
  fireEvent.change(await screen.findByLabelText('Code sent to ••• 5678'), { target: { value: ' 123456 ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(sent('/wps/member/proof')).toEqual([{ code: '123456' }]))
})
