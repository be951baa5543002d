// First: the router looks for the encoder when it is loaded.
import '#testing/web-crypto.ts'
import { site } from '@site/shared-api'
import type { WireAnswer } from '@site/shared-api/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import EN from '#messages/EN.json'
import LoginScreen from '#screens/login.screen.tsx'
import { ACCEPTED, renderPart, PASSWORD } from '#testing/render-part.tsx'
import { testPlatform, type TestPlatform } from '#testing/platform.ts'
import { giveWebCrypto } from '#testing/web-crypto.ts'

let platform: TestPlatform
beforeAll(async () => {
  giveWebCrypto()
  platform = await testPlatform('ECDH-ES')
})
beforeEach(giveWebCrypto)

const SECOND_STEP_REQUIRED: WireAnswer = {
  status: 401,
  code: 'second_factor_required',
  data: { ticket: 'half-of-it', ways: ['app', 'recovery'], expiresAt: '2026-12-01T00:00:00Z' },
}

async function firstStep(step: WireAnswer | (() => WireAnswer)) {
  const part = renderPart(LoginScreen, {
    platform,
    answers: { 'POST /wps/session/login': SECOND_STEP_REQUIRED, 'POST /wps/session/secondStep': step },
  })
  const type = (name: string, value: string): void => {
    const input = document.querySelector(`input[name=${name}]`)
    if (!(input instanceof HTMLInputElement)) throw new Error(`no input ${name}`)
    fireEvent.input(input, { target: { value } })
  }
  type('username', 'lotus.demo')
  type('password', PASSWORD)
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await screen.findByRole('heading', { name: EN['second.title'] })
  return { ...part, type }
}
const send = async (code: string): Promise<void> => {
  fireEvent.change(await screen.findByLabelText(EN['second.code_app']), { target: { value: code } })
  fireEvent.submit(screen.getByRole('form', { name: EN['second.title'] }))
}

test('a right password opens nothing before the code of the app, which a wrong one does not begin (ACC-21)', async () => {
  const answers: WireAnswer[] = [{ status: 400, code: 'second_factor_wrong', field: 'code' }, ACCEPTED]
  const { to } = await firstStep(() => answers.shift() ?? ACCEPTED)
  expect(site().session()).toBeNull()
  await send('000 000')
  await screen.findByText('This code is wrong, or was used already.')
  expect(site().session()).toBeNull()
  await send('123456')
  await waitFor(() => expect(site().session()?.token).toBe('half'))
  expect(to('/wps/session/secondStep').map(({ body }) => body)).toEqual([
    { way: 'app', ticket: 'half-of-it', code: '000000' },
    { way: 'app', ticket: 'half-of-it', code: '123456' },
  ])
})

test('when its time is over the login form returns, with what was typed (ACC-21)', async () => {
  await firstStep({ status: 401, code: 'second_step_ended' })
  await send('123456')
  await screen.findByText('That took too long. Please begin anew.')
  expect(screen.queryByRole('heading', { name: EN['second.title'] })).toBeNull()
  expect(document.querySelector('input[name=username]')).toHaveProperty('value', 'lotus.demo')
})
