import { inNativeApp, registerMethod } from './device.ts'

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1'

test.each([
  [SAFARI, false],
  [`${SAFARI} LotusApp/Ver2.1`, true],
  [`${SAFARI} App 3.0 Ver`, true],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile', false],
])('distinguishes the native app from a browser: %s (SHL-11, SHL-28)', (agent, native) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  expect(inNativeApp()).toBe(native)
})

const shown = (standalone: boolean | undefined, installed: boolean): void => {
  const query = { matches: installed }
  Object.defineProperty(globalThis, 'matchMedia', { value: () => query, configurable: true })
  if (standalone === undefined) Reflect.deleteProperty(navigator, 'standalone')
  else Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true })
}

test.each([
  ['APP', `${SAFARI} LotusApp/Ver2.1`, false, false],
  ['WEBCLIP', SAFARI, true, true],
  ['PWA', 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile', undefined, true],
  ['H5', SAFARI, false, false],
  ['H5', 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile', undefined, false],
] as const)(
  'a registration says that it comes from %s: %s (ACC-16)',
  (method, agent, standalone, installed) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
    shown(standalone, installed)
    expect(registerMethod()).toBe(method)
    shown(undefined, false)
  },
)
