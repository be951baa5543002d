import '#testing/text-encoder.ts'
import { changeLanguage, clearSession, startSession } from '@site/shared-api'
import { fakeWire, testRoute, type WireCall } from '@site/shared-api/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import FeedbackScreen from '#screens/feedback.screen.tsx'
import TY from '#messages/TY.json'
import { openAt } from '#testing/open-site.tsx'

const feedback = (over: object = {}) => ({
  id: '00000000-0000-4000-8000-000000000001',
  category: 'games',
  content: 'The game stops',
  state: 'waiting',
  sentAt: '2026-11-20T10:00:00.000Z',
  answer: null,
  answeredAt: null,
  ...over,
})

function open(answers: Parameters<typeof fakeWire>[0] = {}) {
  Object.defineProperty(globalThis.crypto, 'randomUUID', {
    value: () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`,
    configurable: true,
  })
  const calls: WireCall[] = fakeWire({
    'GET /wps/feedback': {
      value: {
        list: [feedback({ state: 'answered', answer: 'Mended.', answeredAt: '2026-11-21T10:00:00.000Z' })],
        nextCursor: null,
        bounds: { min: 10, max: 40 },
      },
    },
    'PUT /wps/feedback': {
      value: feedback({ id: '00000000-0000-4000-8000-000000000009', content: 'Please add more fish' }),
    },
    ...answers,
  })
  const started = openAt('/m/feedback', <FeedbackScreen />, {
    flags: ['FEEDBACK3'],
    routes: ['/m/home', '/m/feedback'].map(testRoute),
  })
  act(() =>
    startSession({ token: 't', merchantCode: 'lotus', userName: 'mali', type: 0, firstTimeLogin: false }),
  )
  return { ...started, sent: () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body) }
}
let made = 0
const write = async (text: string): Promise<void> => {
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: text } })
}
const send = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Send feedback' }))

afterEach(() => clearSession())

test('shows earlier feedback with the answer and its state (CON-07)', async () => {
  open()
  expect(await screen.findByText('The game stops')).toBeTruthy()
  expect(screen.getByText('Mended.')).toBeTruthy()
  expect(screen.getByText('Answered')).toBeTruthy()
})

test.each(['too short', 'x'.repeat(41)])('sends nothing outside the bounds: %s (B5)', async (text) => {
  const { sent } = open()
  await write(text)
  fireEvent.click(screen.getByRole('button', { name: 'Games' }))
  send()
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Between 10 and 40 characters.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  expect(sent()).toEqual([])
})

test('a change of language keeps what is typed while the list is fetched anew (SHL-26)', async () => {
  open({ 'GET /m/-/messages/test/TY.json': { file: { content: TY, common: {} } } })
  await write('The game stops again')
  await act(() => changeLanguage('TY'))
  expect(screen.getByRole('heading', { name: TY['feedback.history'] })).toBeTruthy()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('The game stops again')
})

test('asks what it is about before it is sent (CON-07)', async () => {
  const { sent } = open()
  await write('Please add more fish')
  send()
  expect(screen.getByText('Please choose what it is about.')).toBeTruthy()
  // What is missing has the focus.
  expect(document.activeElement?.closest('[role=group]')).not.toBeNull()
  expect(sent()).toEqual([])
})

test('a second try after a lost answer is the same feedback; one that was changed is another (CON-07)', async () => {
  let tries = 0
  const { sent, facts } = open({
    'PUT /wps/feedback': () =>
      (tries += 1) < 3
        ? { status: 503, code: 'system_unavailable' }
        : {
            value: feedback({
              id: '00000000-0000-4000-8000-000000000009',
              content: 'Please add more fishes',
            }),
          },
  })
  await write('Please add more fish')
  fireEvent.click(screen.getByRole('button', { name: 'Games' }))
  for (const count of [1, 2]) {
    send()
    await waitFor(() => expect(sent()).toHaveLength(count))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send feedback' }).getAttribute('aria-busy')).not.toBe(
        'true',
      ),
    )
  }
  await write('Please add more fishes')
  send()
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  const ids = sent().map((body) => (body as { id: string }).id)
  expect(ids[0]).toBe(ids[1])
  expect(ids[2]).not.toBe(ids[0])
  expect(facts.filter(({ name }) => name === 'toastRequested').at(-1)?.data).toMatchObject({
    kind: 'success',
  })
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('')
})
