// First: jose looks for the encoder when it is loaded.
import './web-crypto.ts'
import { SiteRoot } from '@site/shared-api'
import { fakeWire, startTestSite, testPopup, testRoute, type WireAnswer } from '@site/shared-api/testing'
import common from '@site/shared-api/messages/EN.json'
import commonThai from '@site/shared-api/messages/TY.json'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { testSettings } from '#features/register/testing/settings.ts'
import EN from '#messages/EN.json'
import TY from '#messages/TY.json'
import type { TestPlatform } from './platform.ts'

export const PASSWORD = 'Lotus-2026!'

export const ACCEPTED = {
  value: {
    token: 'half',
    userName: 'lotus.demo',
    type: 0,
    firstTimeLogin: false,
    merchantCode: 'lotus',
    expiresAt: '2026-12-01T00:00:00Z',
  },
} satisfies WireAnswer

interface Options {
  readonly platform: TestPlatform
  readonly answers?: Parameters<typeof fakeWire>[0]
  readonly settings?: Partial<ReturnType<typeof testSettings>>
  readonly flags?: readonly string[]
  readonly language?: 'EN' | 'TY'
  /** What the browser has kept of a previous visit. */
  readonly kept?: Readonly<Record<string, string>>
}

/** Renders an account form on a faked wire: the platform's key, two countries, the brand's settings, and what `answers` adds. */
export function renderPart(
  Part: ComponentType,
  { platform, answers = {}, settings = {}, flags = [], language = 'EN', kept = {} }: Options,
) {
  const started = startTestSite({
    language,
    flags: [...flags],
    routes: ['/m/home', '/m/activity', '/m/login', '/m/agent', '/m/register', '/m/forget'].map(testRoute),
    popups: ['login', 'bot-check'].map(testPopup),
    messages: language === 'EN' ? { account: EN, common } : { account: TY, common: commonThai },
  })
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  let pictures = 0
  const calls = fakeWire({
    'GET /wps/system/setting/register': { value: { ...testSettings(), ...settings } },
    'GET /wps/system/country': {
      value: {
        list: [
          { code: 'TH', name: 'Thailand', countryDialingCode: '66' },
          { code: 'PH', name: 'Philippines', countryDialingCode: '63' },
        ],
      },
    },
    'GET /wps/session/keys': () => ({
      value: { keys: [platform.key], now: Math.floor(Date.now() / 1000) },
    }),
    'GET /wps/captcha': () => ({
      value: {
        id: `picture-${++pictures}`,
        picture: 'data:image/png;base64,AA==',
        width: 120,
        height: 40,
        expiresAt: '',
      },
    }),
    'POST /wps/session/login': ACCEPTED,
    ...answers,
  })
  const view = render(
    <BrowserRouter>
      <SiteRoot>
        <Part />
      </SiteRoot>
    </BrowserRouter>,
  )
  const to = (path: string) => calls.filter(({ url }) => url.split('?')[0] === path)
  /** The sealed content of the n-th body sent to a path; by default the last one. */
  const sealed = (path: string, at = -1) => {
    const body = to(path).at(at)?.body
    return platform.open(typeof body === 'object' && body !== null ? Reflect.get(body, 'data') : undefined)
  }
  return { ...started, calls, to, sealed, view }
}

export const input = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(
    `form div:not([hidden]) > [name="${name}"], [name="${name}"]`,
  )
  if (found === null) throw new Error(`there is no field ${name}`)
  return found
}
export const type = (name: string, value: string): void => {
  fireEvent.input(input(name), { target: { value } })
}
export const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }))
}
