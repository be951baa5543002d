/** @jest-environment node */
import type { Plan } from '@site/config/schema'
import { LoadError, startSite, type SiteEvents } from '@site/shared-api'
import { fakeWire, testPlan } from '@site/shared-api/testing'
import { withMessages } from './with-messages.ts'

const Screen = () => null
const nothing = () => undefined
const address = '/m/-/messages/account/1.2.3/EN.json'

function start(overrides: Partial<Plan> = {}) {
  const module = { name: 'account', version: '1.2.3', global: 'm_account', entry: 'entry.js', exposes: {} }
  const plan = testPlan({
    modules: [module],
    messages: { account: { 'title.login': 'Log in' }, lobby: { all: 'All' } },
    laterMessages: ['account'],
    ...overrides,
  })
  const site = startSite(plan, {
    ready: nothing,
    load: () => Promise.reject(new Error('not requested')),
    navigate: nothing,
    back: nothing,
    prefetch: nothing,
    prefetchPopup: nothing,
  })
  const failures: SiteEvents['moduleFailed'][] = []
  site.bus.on('moduleFailed').subscribe(({ data }) => failures.push(data))
  const source = withMessages({ ready: () => Screen, load: async () => Screen, prefetch: nothing })
  return { site, failures, source }
}

test('a part that is not on the page comes with the words of its module, fetched once (SHL-26)', async () => {
  const calls = fakeWire({ [`GET ${address}`]: { file: { title: 'Welcome back' } } })
  const { site, source } = start()
  expect(source.ready('lobby', './home.screen')).toBe(Screen)
  expect(source.ready('account', './login.screen')).toBeUndefined()
  await Promise.all([source.load('account', './login.screen'), source.load('account', './register.screen')])
  expect(source.ready('account', './login.screen')).toBe(Screen)
  const t = site.messages.of('account')
  expect([t('title'), t('title.login')]).toEqual(['Welcome back', 'Log in'])
  expect(calls.map(({ url }) => url)).toEqual([address])
})

test('words that do not come are a part that does not load, reported with its module and version, and fetched anew (MOD-07)', async () => {
  fakeWire({ [`GET ${address}`]: 'offline' })
  const { failures, source } = start()
  await expect(source.load('account', './login.screen')).rejects.toBeInstanceOf(LoadError)
  expect(failures).toEqual([expect.objectContaining({ module: 'account', version: '1.2.3', stage: 'fetch' })])
  fakeWire({ [`GET ${address}`]: { file: { title: 'Welcome back' } } })
  await expect(source.load('account', './login.screen')).resolves.toBe(Screen)
})

const PARTS = {
  laterMessages: ['account'],
  laterParts: { account: ['./devices.screen', './password.screen'] },
}
const ofPart = (part: string): string => `/m/-/messages/account/1.2.3/${part}.EN.json`

test('a part with words of its own comes with those alone; one that has none waits for nothing (SHL-26)', async () => {
  const calls = fakeWire({ [`GET ${ofPart('devices.screen')}`]: { file: { 'devices.none': 'No devices' } } })
  const { site, source } = start(PARTS)
  expect(source.ready('account', './login.screen')).toBe(Screen)
  expect(source.ready('account', './devices.screen')).toBeUndefined()
  await Promise.all([source.load('account', './devices.screen'), source.load('account', './login.screen')])
  expect(source.ready('account', './devices.screen')).toBe(Screen)
  expect(source.ready('account', './password.screen')).toBeUndefined()
  expect(site.messages.of('account')('devices.none')).toBe('No devices')
  expect(calls.map(({ url }) => url)).toEqual([ofPart('devices.screen')])
})

test("a module's own words come with whichever of its parts comes first, once (SHL-26)", async () => {
  const calls = fakeWire({ [`GET ${ofPart('login.screen')}`]: { file: { title: 'Welcome back' } } })
  const { source } = start({ ...PARTS, laterParts: { account: ['.', './devices.screen'] } })
  expect(source.ready('account', './login.screen')).toBeUndefined()
  await source.load('account', './login.screen')
  await source.load('account', './register.screen')
  expect(source.ready('account', './register.screen')).toBe(Screen)
  expect(source.ready('account', './devices.screen')).toBeUndefined()
  expect(calls).toHaveLength(1)
})

test('a copy of the service that knows no parts gives the whole (PLT-07)', async () => {
  fakeWire({
    [`GET ${ofPart('devices.screen')}`]: { status: 404, code: 'not_found' },
    [`GET ${address}`]: { file: { 'devices.none': 'No devices' } },
  })
  const { site, source } = start(PARTS)
  await source.load('account', './devices.screen')
  expect(site.messages.of('account')('devices.none')).toBe('No devices')
})

test('a language that is chosen later has every word at once (SHL-26)', async () => {
  fakeWire({ 'GET /m/-/messages/test/TY.json': { file: { account: { 'devices.none': 'ไม่มีอุปกรณ์' } } } })
  // The element that carries the language.
  Object.assign(globalThis, { document: { documentElement: {} } })
  const { site, source } = start(PARTS)
  await site.messages.load('TY')
  expect(source.ready('account', './devices.screen')).toBe(Screen)
  expect(site.messages.of('account')('devices.none')).toBe('ไม่มีอุปกรณ์')
})
