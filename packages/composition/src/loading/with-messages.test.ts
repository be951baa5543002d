/** @jest-environment node */
import { LoadError, startSite, type SiteEvents } from '@site/shared-api'
import { fakeWire, testPlan } from '@site/shared-api/testing'
import { withMessages } from './with-messages.ts'

const Screen = () => null
const nothing = () => undefined
const address = '/m/-/messages/account/1.2.3/EN.json'

function start() {
  const module = { name: 'account', version: '1.2.3', global: 'm_account', entry: 'entry.js', exposes: {} }
  const plan = testPlan({
    modules: [module],
    messages: { account: { 'title.login': 'Log in' }, lobby: { all: 'All' } },
    laterMessages: ['account'],
  })
  const site = startSite(plan, {
    ready: nothing,
    load: () => Promise.reject(new Error('not asked')),
    navigate: nothing,
    back: nothing,
    prefetch: nothing,
    prefetchPopup: nothing,
  })
  const told: SiteEvents['moduleFailed'][] = []
  site.bus.on('moduleFailed').subscribe(({ data }) => told.push(data))
  const source = withMessages({ ready: () => Screen, load: async () => Screen, prefetch: nothing })
  return { site, told, source }
}

test('a part that is not on the page comes with the words of its module, asked for once (SHL-26)', async () => {
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

test('words that do not come are a part that does not load, told with its module and version, and asked for anew (MOD-07)', async () => {
  fakeWire({ [`GET ${address}`]: 'offline' })
  const { told, source } = start()
  await expect(source.load('account', './login.screen')).rejects.toBeInstanceOf(LoadError)
  expect(told).toEqual([expect.objectContaining({ module: 'account', version: '1.2.3', stage: 'fetch' })])
  fakeWire({ [`GET ${address}`]: { file: { title: 'Welcome back' } } })
  await expect(source.load('account', './login.screen')).resolves.toBe(Screen)
})
