import { SiteRoot } from '@site/shared-api'
import type { RegisterSettings } from '@site/shared-api/contract/system'
import { fakeWire, startTestSite, testRoute, type WireAnswer } from '@site/shared-api/testing'
import common from '@site/shared-api/messages/EN.json'
import commonThai from '@site/shared-api/messages/TY.json'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import EN from '#messages/EN.json'
import TY from '#messages/TY.json'
import RegisterScreen from '#screens/register.screen.tsx'
import type { TestPlatform } from '#testing/platform.ts'
import { testSettings } from './settings.ts'

export const ACCEPTED: WireAnswer = {
  value: {
    token: 'half',
    userName: 'anna.new',
    type: 0,
    firstTimeLogin: true,
    merchantCode: 'lotus',
    expiresAt: '2026-12-01T00:00:00Z',
  },
}

export const COUNTRIES = [
  { code: 'TH', name: 'Thailand', countryDialingCode: '66' },
  { code: 'PH', name: 'Philippines', countryDialingCode: '63' },
]

type Answers = Parameters<typeof fakeWire>[0]

interface Options {
  readonly platform: TestPlatform
  readonly settings?: RegisterSettings
  readonly answers?: Answers
  readonly language?: 'EN' | 'TY'
  readonly Part?: () => ReactNode
}

/** The real screen on a faked wire. */
export async function openRegister({
  platform,
  settings = testSettings(),
  answers = {},
  language = 'EN',
  Part = RegisterScreen,
}: Options) {
  const started = startTestSite({
    language,
    routes: ['/m/home', '/m/activity', '/m/login', '/m/register', '/m/help'].map(testRoute),
    messages: language === 'EN' ? { account: EN, common } : { account: TY, common: commonThai },
  })
  const calls = fakeWire({
    'GET /wps/system/setting/register': { value: settings },
    'GET /wps/system/country': { value: { list: COUNTRIES } },
    'GET /wps/session/keys': { value: { keys: [platform.key], now: Math.floor(Date.now() / 1000) } },
    'GET /wps/check/username': { value: { available: true } },
    'POST /wps/affiliate/click': { value: { counted: true } },
    'GET /wps/check/affiliate': ({ url }) => ({ value: { valid: url.endsWith('=ANNA77') } }),
    'GET /wps/captcha': {
      value: {
        id: 'picture-1',
        picture: 'data:image/png;base64,AA==',
        width: 120,
        height: 40,
        expiresAt: '',
      },
    },
    'PUT /wps/member/register': ACCEPTED,
    'PUT /wps/member/register/mobile': ACCEPTED,
    ...answers,
  })
  const view = render(
    <SiteRoot>
      <Part />
    </SiteRoot>,
  )
  await screen.findByRole('form')
  const sealed = (index = 0): unknown => {
    const body = calls.filter(({ method }) => method === 'PUT')[index]?.body
    return typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined
  }
  return {
    ...started,
    ...view,
    calls,
    /** What the platform reads of the registration that was sent. */
    sent: (index = 0) => platform.open(sealed(index)) as Promise<Readonly<Record<string, unknown>>>,
    registrations: () => calls.filter(({ method }) => method === 'PUT'),
  }
}

/** The form; by its tag, for asking every element of a long one for its role takes long. */
export function theForm(): HTMLFormElement {
  const found = document.querySelector('form')
  if (found === null) throw new Error('there is no form')
  return found
}

/** An input of the form by its name. */
export function input(name: string): HTMLInputElement {
  const found = theForm().elements.namedItem(name)
  if (!(found instanceof HTMLInputElement)) throw new Error(`the form has no input ${name}`)
  return found
}
