import { createPageStore, type Wanted } from './page-store.ts'

const BRAND = {} as Wanted['brand'] // reason: kept by its identity alone

/** A page whose text counts how often it was made. */
function site(over: Partial<Wanted> = {}) {
  let made = 0
  const state = { fact: 'first', whole: true }
  const wanted = (key: string, more: Partial<Wanted> = {}): Wanted => ({
    key,
    hasQuery: false,
    brand: BRAND,
    revision: 'r1',
    make: async () => {
      made += 1
      const html = `${key} ${state.fact} ${made}`
      const facts = [['/wps/a', state.fact]] as const
      return { status: 200, html, etag: html, policy: '', facts, whole: state.whole }
    },
    facts: async () => [['/wps/a', state.fact]],
    ...over,
    ...more,
  })
  const problems: string[] = []
  return { store: createPageStore((text) => problems.push(text)), wanted, state, problems, made: () => made }
}
const settle = (): Promise<void> => new Promise((done) => setImmediate(done))

describe('pages that are the same for many (PLT-07, MOD-06)', () => {
  let now = 0
  beforeEach(() => {
    now = 1
    jest.spyOn(performance, 'now').mockImplementation(() => now)
  })
  afterEach(() => jest.restoreAllMocks())

  test('are made once, for all who ask at the same moment as well', async () => {
    const { store, wanted, made } = site()
    const all = await Promise.all([1, 2, 3].map(() => store.get(wanted('/m/home'))))
    await store.get(wanted('/m/home'))
    expect(new Set(all.map(({ page }) => page.html)).size).toBe(1)
    expect(made()).toBe(1)
  })

  test('are made anew before they are sent when a release or a switch has changed', async () => {
    const { store, wanted } = site()
    const before = await store.get(wanted('/m/home'))
    const after = await store.get(wanted('/m/home', { revision: 'r2' }))
    expect(after.page.html).not.toBe(before.page.html)
  })

  test('are renewed behind who asks when a fact has changed, and left when none has', async () => {
    const { store, wanted, state, made } = site()
    await store.get(wanted('/m/home'))
    now += 1_500
    await store.get(wanted('/m/home'))
    await settle()
    expect(made()).toBe(1)
    state.fact = 'second'
    now += 1_500
    expect((await store.get(wanted('/m/home'))).page.html).toContain('first')
    await settle()
    expect((await store.get(wanted('/m/home'))).page.html).toContain('second')
    expect(made()).toBe(2)
  })

  test('one that could not be drawn whole is tried again behind who asks', async () => {
    const { store, wanted, state, made } = site()
    state.whole = false
    await store.get(wanted('/m/home'))
    state.whole = true
    now += 1_500
    await store.get(wanted('/m/home'))
    await settle()
    expect(made()).toBe(2)
  })

  test('that were not requested for a minute are made anew', async () => {
    const { store, wanted, state } = site()
    await store.get(wanted('/m/home'))
    state.fact = 'much later'
    now += 61_000
    expect((await store.get(wanted('/m/home'))).page.html).toContain('much later')
  })

  test('with parameters, which any client can make up, push out none without', async () => {
    const { store, wanted, made } = site()
    await store.get(wanted('/m/home'))
    for (let index = 0; index < 1_000; index += 1)
      await store.get(wanted(`/m/slot?gameName=${index}`, { hasQuery: true }))
    const before = made()
    await store.get(wanted('/m/home'))
    expect(made()).toBe(before)
    await store.get(wanted('/m/slot?gameName=1', { hasQuery: true }))
    expect(made()).toBe(before + 1)
  })

  test('a renewal that fails leaves the page that is there and says so', async () => {
    const { store, wanted, problems } = site({ facts: () => Promise.reject(new Error('no platform')) })
    const first = await store.get(wanted('/m/home'))
    now += 1_500
    await store.get(wanted('/m/home'))
    await settle()
    expect((await store.get(wanted('/m/home'))).page).toBe(first.page)
    expect(problems).toEqual(['page: no platform'])
  })
})
