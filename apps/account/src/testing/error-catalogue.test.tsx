// First: the router looks for the encoder when it is loaded.
import '#testing/web-crypto.ts'
import { SiteRoot, startSession } from '@site/shared-api'
import commonEN from '@site/shared-api/messages/EN.json'
import commonTY from '@site/shared-api/messages/TY.json'
import { fakeWire, startTestSite, testRoute } from '@site/shared-api/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import EN from '#messages/EN.json'
import TY from '#messages/TY.json'
import { ChangeForm } from '#features/password-change/change-form.tsx'
import { LinkForm } from '#features/recovery/link-form.tsx'
import { MailForm } from '#features/recovery/mail-form.tsx'
import { testSettings } from '#features/register/testing/settings.ts'
import { testPlatform, type TestPlatform } from '#testing/platform.ts'
import { giveWebCrypto } from '#testing/web-crypto.ts'

const languages = ['EN', 'TY'] as const
type Language = (typeof languages)[number]
const common: Readonly<Record<Language, typeof commonEN>> = { EN: commonEN, TY: commonTY }

let platform: TestPlatform
beforeAll(async () => {
  giveWebCrypto()
  platform = await testPlatform('ECDH-ES')
})
beforeEach(giveWebCrypto)

function open(part: ReactNode, language: Language) {
  const started = startTestSite({
    language,
    routes: [testRoute('/m/home')],
    messages: { account: language === 'EN' ? EN : TY, common: common[language] },
  })
  fakeWire({
    'GET /wps/system/setting/register': { value: testSettings() },
    'GET /wps/session/keys': { value: { keys: [platform.key], now: Math.floor(Date.now() / 1000) } },
    'POST /wps/member/password/forgot': { value: { sent: true } },
    'POST /wps/member/password/reset': { value: { userName: 'lotus.demo' } },
  })
  startSession({
    token: 'half',
    merchantCode: 'lotus',
    userName: 'lotus.demo',
    type: 0,
    firstTimeLogin: false,
  })
  render(<SiteRoot>{part}</SiteRoot>)
  return started
}

const input = (name: string): HTMLInputElement => {
  const found = document.querySelector('form')?.elements.namedItem(name)
  if (!(found instanceof HTMLInputElement)) throw new Error(`the form has no input ${name}`)
  return found
}
const type = (name: string, value: string): void => {
  fireEvent.input(input(name), { target: { value } })
}
const send = (): void => {
  const form = document.querySelector('form')
  if (form !== null) fireEvent.submit(form)
}
const errorAt = (name: string): string | undefined =>
  document.getElementById(input(name).getAttribute('aria-describedby') ?? '')?.textContent ?? undefined

describe.each(languages)('the error catalogue in %s', (language) => {
  const words = common[language]

  test('forgot password by e-mail says in_email_incorrect at the field and in_been_out when it is sent (PLT-04, ACC-17)', async () => {
    const { facts } = open(<MailForm onDone={() => undefined} />, language)
    type('username', 'lotus.demo')
    type('email', 'lotus.demo@nowhere')
    send()
    expect(errorAt('email')).toBe(words.in_email_incorrect)
    type('email', ' lotus.demo@mail.com ')
    send()
    await waitFor(() =>
      expect(facts.find(({ name }) => name === 'toastRequested')?.data).toMatchObject({
        text: words.in_been_out,
      }),
    )
  })

  test('a new password without confirmation and with another says in_enter_password and in_confirmation_correct (PLT-04, ACC-19)', () => {
    open(<ChangeForm userName="lotus.demo" />, language)
    type('oldPassword', 'Lotus-2026!')
    type('newPassword', 'Rain-on-7-roofs')
    send()
    expect(errorAt('confirmPassword')).toBe(words.in_enter_password)
    type('confirmPassword', 'Rain-on-8-roofs')
    send()
    expect(errorAt('confirmPassword')).toBe(words.in_confirmation_correct)
  })

  test('the old password as the new one shows same_password under in_popup_prompt (PLT-04, ACC-19)', () => {
    const { facts } = open(<ChangeForm userName="lotus.demo" />, language)
    for (const name of ['oldPassword', 'newPassword', 'confirmPassword']) type(name, 'Rain-on-7-roofs')
    send()
    expect(facts.at(-1)?.data).toEqual({
      popup: 'alert',
      params: { title: words.in_popup_prompt, text: words.same_password },
    })
  })

  test('a password that was reset shows password_reset_success (PLT-04, ACC-17)', async () => {
    const nothing = (): void => undefined
    const { facts } = open(
      <LinkForm token="link" onSpent={nothing} onIn={nothing} onDone={nothing} />,
      language,
    )
    type('newPassword', 'Rain-on-7-roofs')
    type('confirmPassword', 'Rain-on-7-roofs')
    send()
    await waitFor(() =>
      expect(facts.find(({ name }) => name === 'toastRequested')?.data).toMatchObject({
        text: words.password_reset_success,
      }),
    )
    await screen.findByRole('button', { name: (language === 'EN' ? EN : TY)['recovery.phone_submit'] })
  })
})
