import { randomUUID } from 'node:crypto'
import type { BrandedThing, BrandPlace } from '@site/shared-api/contract/brand-place'
import type { Call } from '@site/shared-api/contract/call'
import { MANAGED_KINDS } from '@site/shared-api/contract/managed-kinds'
import { contractCalls } from '@site/shared-api/testing/contract-files'
import { placesOf } from '#operations/index'
import { codeOf, type Answer } from '../../rig/caller.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { addOperator } from '../../rig/people/local-owner.ts'
import { Chatter } from '../../rig/people/chatter.ts'
import { ChatOperator } from '../../rig/people/chat-operator.ts'
import { Editor } from '../../rig/people/editor.ts'
import { plantThings, rowsOfBrand, type Planted } from '../../rig/planted.ts'
import type { Rig } from '../../rig/rig.ts'

const OTHERS = 'coral'
const MEMBER = 'coral.demo'
const DAY = '2026-11-20'
const NOW = '2026-11-20T00:00:00.000Z'

/** Calls that are about no brand, each looked at: what they answer is the same for all callers, or is of the caller alone. */
const OF_NO_BRAND: readonly string[] = [
  'operatorSession',
  'operatorSignOut',
  'endOperatorToken',
  'listPaymentProviders',
  'uploadPicture',
]

/** Bodies of the calls that carry their brand: all their input but the brand. */
const BODIES: Readonly<Record<string, () => Record<string, unknown>>> = {
  askAdjustment: () => ({
    id: randomUUID(),
    account: MEMBER,
    walletId: 'MAIN',
    direction: 'give',
    amount: '10.00',
    why: 'walk',
  }),
  offerConsoleContract: () => ({
    id: randomUUID(),
    account: 'coral.agent',
    terms: { kind: 'daily', tiers: [{ least: '0.00', leastActive: 0, rate: 10 }] },
  }),
  rerunAgents: () => ({ id: randomUUID(), kind: 'daily', period: DAY, why: 'a walk' }),
  createPreview: () => ({ releases: {}, drafts: [], note: '', hours: 1 }),
  createOverride: () => ({ origin: 'http://127.0.0.1:9999', builds: [{}], hours: 1 }),
  makeGrant: () => ({
    id: randomUUID(),
    account: MEMBER,
    amount: '10.00',
    title: { EN: 'x', TY: 'x' },
    why: 'walk',
    days: 1,
  }),
  addOperator: () => ({ name: 'wider', role: 'reader' }),
  changeOperator: () => ({}),
  addOperatorToken: () => ({ label: 'wider', days: 1 }),
}
/** Lists of which the examples have nothing of the other brand. */
const NOTHING_THERE: readonly string[] = ['readOutbox', 'fieldFigures', 'listOpenRounds']

const calls = [...contractCalls].filter(([, { access }]) => access === 'operator' || access === 'releaser')
/** What else an address and a query ask for. */
const PARAMS: Readonly<Record<string, string>> = {
  account: MEMBER,
  day: DAY,
  part: '0',
  picture: randomUUID(),
  code: 'AV',
  module: 'lobby',
  file: 'index.js',
  version: '1',
  merchant: OTHERS,
}
const QUERIES: Readonly<Record<string, string>> = {
  exportDayReports: `from=${DAY}&to=${DAY}&language=EN`,
  reconcileDeposits: `from=${NOW}&to=${NOW}`,
  findGames: 'name=a',
  listChats: 'box=all',
  exportAudit: `from=${NOW}&until=2027-01-01T00:00:00.000Z`,
}

/** Every operators' call made by an operator of one brand, with everything that names another (D9, PLT-05). */
export function brandWalkSuite(rig: Rig): void {
  let planted: Planted
  let guest: Editor
  beforeAll(async () => {
    planted = await plantThings(rig, OTHERS)
    guest = await Editor.signedIn(rig, 'lotus-owner', 'owner', {}, ['lotus'])
    await addOperator(rig, 'coral-owner', 'owner', [OTHERS])
  }, 120_000)

  const pathOf = ({ path }: Call, values: Readonly<Record<string, string>>): string =>
    path
      .replace('/wps/operator/', '')
      .replace(/:(\w+)/g, (_, name: string) => values[name] ?? PARAMS[name] ?? randomUUID())
  const ask = (
    who: Editor,
    name: string,
    call: Call,
    values: Readonly<Record<string, string>>,
    more: { query?: string; body?: unknown } = {},
  ): Promise<Answer> => {
    const query = [QUERIES[name], more.query].filter((part) => part !== undefined).join('&')
    return who.call(call.method, pathOf(call, values) + (query && `?${query}`), more.body)
  }
  const idOf = (thing: BrandedThing): string => (thing === 'operator' ? 'coral-owner' : planted[thing])

  /** Every way in which a call of this place may name the other brand, with what it has to say. */
  async function waysOf(name: string, call: Call, place: BrandPlace): Promise<[string, string][]> {
    const refused = async (way: string, answer: Promise<Answer>): Promise<[string, string]> => [
      `${name} ${way}`,
      codeOf(await answer),
    ]
    const body = (): Record<string, unknown> => {
      const made = BODIES[name]
      if (!made) throw new Error(`${name}: say here with what body it is called.`)
      return made()
    }
    if (place === 'none') return []
    if (place === 'site') return [await refused('brand_refused: site', ask(guest, name, call, {}))]
    if ('thing' in place) {
      const { param = 'id', thing } = place
      const absent = thing === 'operator' ? 'unknown' : randomUUID()
      const theirs = await ask(guest, name, call, { [param]: idOf(thing) })
      const none = await ask(guest, name, call, { [param]: absent })
      expect([name, theirs.status, theirs.body]).toEqual([name, none.status, none.body])
      return [[`${name} not_found: ${thing}`, codeOf(theirs)]]
    }
    if ('given' in place)
      return [
        await refused(
          'brand_refused: given one',
          ask(
            guest,
            name,
            call,
            { name: 'lotus-owner' },
            { body: { ...body(), [place.given]: ['lotus', OTHERS] } },
          ),
        ),
        await refused(
          'brand_refused: given all',
          ask(guest, name, call, { name: 'lotus-owner' }, { body: { ...body(), [place.given]: 'all' } }),
        ),
      ]
    if ('document' in place)
      return await Promise.all(
        MANAGED_KINDS.map(async (kind): Promise<[string, string]> => {
          if (place.document === 'known')
            return await refused(
              `not_found: ${kind}`,
              ask(
                guest,
                name,
                call,
                {
                  kind,
                  id:
                    kind === 'provider'
                      ? 'AV'
                      : kind === 'lobby' || kind === 'brand' || kind === 'jackpot' || kind.endsWith('-rules')
                        ? OTHERS
                        : `${OTHERS}.x`,
                },
                { query: 'rev=x' },
              ),
            )
          const made = await ask(
            guest,
            name,
            call,
            { kind },
            { body: { merchant: OTHERS, id: OTHERS, document: {} } },
          )
          return [`${name} brand_refused: ${kind}`, codeOf(made)]
        }),
      )
    if ('listed' in place) {
      const named = await refused(
        'brand_refused: named',
        ask(guest, name, call, {}, { query: `${place.listed}=${OTHERS}` }),
      )
      const values = name === 'listManaged' ? MANAGED_KINDS : ['']
      const lists = await Promise.all(
        values.map(async (kind): Promise<[string, string]> => {
          const { body: answerBody, status } = await ask(guest, name, call, { kind })
          // What forms are drawn from names a drawing that is called so, too.
          const said = name === 'describeConsole' ? answerBody.value?.brands : answerBody
          const says = JSON.stringify(said).includes(OTHERS) ? 'says coral' : 'narrowed'
          return [`${name} 200 narrowed: ${kind}`, `${status} ${says}`]
        }),
      )
      return [named, ...lists]
    }
    const { field = 'merchant', named } = place
    if (named === 'body')
      return [
        await refused(
          'brand_refused: body',
          ask(guest, name, call, {}, { body: { ...body(), [field]: OTHERS } }),
        ),
      ]
    if (named === 'query')
      return [
        await refused('brand_refused: query', ask(guest, name, call, {}, { query: `${field}=${OTHERS}` })),
      ]
    return [await refused('brand_refused: address', ask(guest, name, call, {}))]
  }

  it('refuses or hides everything of another brand at every call there is, and nothing of it changes (D9, PLT-05)', async () => {
    const before = await rowsOfBrand(rig, OTHERS)
    const found: string[] = []
    const none: string[] = []
    let ways = 0
    for (const [name, call] of calls)
      for (const place of placesOf(call)) {
        if (place === 'none') none.push(name)
        for (const [expected, said] of await waysOf(name, call, place)) {
          ways += 1
          if (!expected.startsWith(`${name} ${said}:`)) found.push(`${expected} → ${said}`)
        }
      }
    expect(found).toEqual([])
    expect(none.toSorted()).toEqual(OF_NO_BRAND.toSorted())
    expect(ways).toBeGreaterThan(calls.length)
    expect(await rowsOfBrand(rig, OTHERS)).toEqual(before)
  }, 240_000)

  it('shows the same lists with the other brand to an operator of all brands (D9, PLT-05)', async () => {
    const owner = new Editor(rig, OPERATOR.headers)
    const silent: string[] = []
    for (const [name, call] of calls) {
      const listed = placesOf(call).some((place) => typeof place === 'object' && 'listed' in place)
      if (!listed || NOTHING_THERE.includes(name)) continue
      const { body, status } = await ask(owner, name, call, { kind: 'banner' })
      // Some of what was planted cannot be rendered: a call that gets as far as that has reached it.
      const isReached = status === 500 || (status === 200 && JSON.stringify(body).includes(OTHERS))
      if (!isReached) silent.push(`${name} ${status}`)
    }
    expect(silent).toEqual([])
  }, 120_000)

  it('opens to the same operator what is of the own brand, and lists which brands there are (D9, PLT-05)', async () => {
    const paths = [
      'members/lotus',
      'managed/brand/lotus',
      'deposits?merchant=lotus',
      'games?brand=lotus',
      'audit',
    ]
    for (const path of paths) expect([path, (await guest.call('GET', path)).status]).toEqual([path, 200])
    const { brands, operator } = (await guest.call('GET', 'describe')).body.value
    expect([operator.brands, brands.map(({ merchant }: { merchant: string }) => merchant)]).toEqual([
      ['lotus'],
      ['lotus'],
    ])
    expect((await guest.call('GET', 'session')).body.value.brands).toEqual(['lotus'])
  })

  it('publishes conversations to open pages of their brands alone (D9, PLT-05)', async () => {
    const own = await ChatOperator.of(rig, 'lotus-support', 'support', ['lotus'])
    const all = await ChatOperator.of(rig, 'all-support')
    const streams = [await own.listen(), await all.listen()]
    await new Chatter(rig, '198.18.9.1', OTHERS).say('from coral')
    await new Chatter(rig, '198.18.9.2').say('from lotus')
    const events = await Promise.all(streams.map((stream) => stream.next('chat')))
    const merchants = events.map(({ data }) =>
      Reflect.get(Object(Reflect.get(Object(data), 'chat')), 'merchant'),
    )
    expect(merchants).toEqual(['lotus', OTHERS])
    await Promise.all(streams.map((stream) => stream.close()))
  })

  it('writes down who requested what of another brand, whether it was named or found (D9, D10, PLT-05)', async () => {
    const asking = await Editor.signedIn(rig, 'curious', 'owner', {}, ['lotus'])
    expect(codeOf(await asking.call('GET', `members/${OTHERS}`))).toBe('brand_refused')
    expect(codeOf(await asking.call('GET', `deposits/${planted.deposit}`))).toBe('not_found')
    expect(codeOf(await asking.call('GET', `deposits/${randomUUID()}`))).toBe('not_found')
    const { list } = (await new Editor(rig).call('GET', 'audit?actor=curious&action=operator.denied')).body
      .value
    expect(list).toMatchObject([
      {
        subject: 'GET /wps/operator/deposits/:id',
        detail: { needs: ['brand'], brand: OTHERS, thing: `deposit ${planted.deposit}`, by: 'session' },
      },
      { subject: 'GET /wps/operator/members/:merchant', detail: { needs: ['brand'], brand: OTHERS } },
    ])
  })

  it('lets no operator give what they do not hold: operators and tokens have the same brands or fewer (D9, PLT-05)', async () => {
    const owner = await Editor.signedIn(rig, 'both-brands', 'owner', {}, ['coral', 'lotus'])
    const added = await owner.call('POST', 'operators', { name: 'by-both', role: 'reader' })
    expect(added.body.value.brands).toEqual(['coral', 'lotus'])
    expect(codeOf(await owner.call('PATCH', 'operators/both-brands', { brands: ['lotus'] }))).toBe(
      'feature_unavailable',
    )
    expect((await owner.call('PATCH', 'operators/by-both', { brands: ['lotus'] })).body.value.brands).toEqual(
      ['lotus'],
    )
    expect(codeOf(await owner.call('PATCH', 'operators/by-both', { brands: ['moor'] }))).toBe('brand_refused')
    const token = await owner.call('POST', 'tokens', { label: 'narrow', days: 1, brands: ['coral'] })
    const tool = new Editor(rig, { Authorization: `Bearer ${String(token.body.value.token)}` })
    expect((await tool.call('GET', 'members/coral')).status).toBe(200)
    expect(codeOf(await tool.call('GET', 'members/lotus'))).toBe('brand_refused')
    // An operator of all brands is out of reach of one of some: not shown, not changed.
    const names = (await owner.call('GET', 'operators')).body.value.list.map(
      ({ name }: { name: string }) => name,
    )
    expect([names.includes('local'), names.includes('by-both')]).toEqual([false, true])
    expect(codeOf(await owner.call('PATCH', 'operators/local', { role: 'reader' }))).toBe('not_found')
    const unknown = await new Editor(rig, (await Editor.signedIn(rig, 'all-brands', 'owner')).headers).call(
      'POST',
      'operators',
      { name: 'no-brand', role: 'reader', brands: ['moor'] },
    )
    expect([unknown.body.code, unknown.body.field]).toEqual(['unknown_merchant', 'brands'])
  })
}
