import { randomUUID } from 'node:crypto'
import type { ConsoleMember } from '@site/shared-api/contract/operator-member'
import { said } from '../../rig/outside/play.ts'
import { Browser } from '../../rig/people/browser.ts'
import { Editor } from '../../rig/people/editor.ts'
import { Withdrawer } from '../../rig/people/withdrawer.ts'
import type { Rig } from '../../rig/rig.ts'

const AT = 'members/lotus/lotus.agent'
const NONE = { min: null, max: null, mostPerDay: null }

/** Bounds that an operator sets, what is written down, and by what members are found (PLT-09). */
export function limitsSuite(rig: Rig): void {
  const editor = new Editor(rig)
  let agent: Withdrawer
  const limit = (limits: object, by = editor) =>
    by.call('PUT', `${AT}/limits`, {
      limits: { deposit: NONE, withdrawal: NONE, ...limits },
      why: 'member request',
    })
  const search = async (text: string): Promise<string[]> =>
    (await editor.call('GET', `members/lotus?search=${encodeURIComponent(text)}`)).body.value.list.map(
      ({ account }: ConsoleMember) => account,
    )
  beforeAll(async () => {
    // A card is added in it: what waits after such a change is the safety suite's.
    await editor.change('security-rules', 'lotus', { coolingHours: 0 })
    agent = await Withdrawer.signIn(rig, 'lotus.agent')
  })
  afterAll(() => limit({}))

  it('finds members by the whole number of a card, and by a device that others use too (PLT-09)', async () => {
    await agent.ready('9393')
    const number = '9393'.padStart(10, '4')
    expect(await search(number)).toEqual(['lotus.agent'])
    expect(await search(number.slice(0, 9))).toEqual([])
    const browser = new Browser(rig.caller, '198.51.100.72')
    await browser.login('lotus.agent', 'Lotus-2026!')
    await browser.login('lotus.demo', 'Lotus-2026!')
    const { devices } = (await editor.call('GET', 'members/lotus/lotus.demo')).body.value
    const found = await search(devices[0].id)
    expect(found.toSorted()).toEqual(['lotus.agent', 'lotus.demo'])
  })

  it('narrows what a member may pay in, and how often a day, and shows it to them; it never widens (PLT-09, MEM-02)', async () => {
    const channel = async () =>
      (await agent.call('GET', '/wps/relay/deposit/channels')).body.value.channels.find(
        ({ channelId }: { channelId: string }) => channelId === 'transfer',
      )
    const before = await channel()
    expect((await limit({ deposit: { min: '0.01', max: '600.00', mostPerDay: 1 } })).status).toBe(200)
    expect(await channel()).toMatchObject({ min: before.min, max: '600.00' })
    expect(said(await agent.ask({ channelId: 'transfer', amount: '600.01' }))).toEqual([
      422,
      'amount_bounds',
      'amount',
    ])
    const orderId = randomUUID()
    const two = await Promise.all([
      agent.ask({ channelId: 'transfer', amount: '600.00', orderId }),
      agent.ask({ channelId: 'transfer', amount: '600.00' }),
    ])
    expect(two.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([200, 'deposit_day_full'])
    await limit({})
    expect(await channel()).toEqual(before)
  })

  it('narrows what a member is paid out (PLT-09, MEM-03)', async () => {
    const card = await agent.ready('9393')
    await limit({ withdrawal: { min: '700.00', max: '800.00', mostPerDay: 0 } })
    expect((await agent.call('GET', '/wps/transaction/withdraw')).body.value).toMatchObject({
      min: '700.00',
      max: '800.00',
      countLeft: 0,
    })
    expect(said(await agent.want(card, { amount: '699.99' }))).toEqual([422, 'amount_bounds', 'amount'])
    expect(said(await agent.want(card, { amount: '700.00' }))).toEqual([409, 'withdraw_day_full', 'amount'])
    expect(said(await limit({ withdrawal: { min: '9.00', max: '8.00', mostPerDay: null } }))).toEqual([
      400,
      'invalid_input',
      'limits.withdrawal.max',
    ])
    const support = await Editor.signedIn(rig, 'limit-support', 'support')
    expect(said(await limit({}, support))).toEqual([403, 'feature_unavailable', 'role'])
    const { list } = (await editor.call('GET', 'audit?subject=lotus/lotus.agent&action=member.limited')).body
      .value
    expect(list[0]).toMatchObject({ actor: 'local', action: 'member.limited' })
    await limit({})
  })

  it('keeps notes under the names of who wrote them, once for each id (PLT-09)', async () => {
    const support = await Editor.signedIn(rig, 'note-support', 'support')
    const id = randomUUID()
    const write = (text: string, by = support) => by.call('POST', `${AT}/notes`, { id, text })
    const twice = await Promise.all([write('Called about a slip.'), write('Called about a slip.')])
    expect(twice.map(({ body }) => body.value.id)).toEqual([id, id])
    expect(said(await write('Something else'))).toEqual([409, 'transaction_conflict', 'id'])
    await editor.call('POST', `${AT}/notes`, { id: randomUUID(), text: 'Settled.' })
    const page = (await editor.call('GET', `${AT}/notes?limit=1`)).body.value
    expect(page.list).toMatchObject([{ by: 'local', text: 'Settled.' }])
    const next = (await editor.call('GET', `${AT}/notes?limit=1&cursor=${page.nextCursor}`)).body.value
    expect(next).toMatchObject({
      list: [{ by: 'note-support', text: 'Called about a slip.' }],
      nextCursor: null,
    })
    const editing = await Editor.signedIn(rig, 'note-editor', 'editor')
    expect(said(await write('Called about a slip.', editing))).toEqual([403, 'feature_unavailable', 'role'])
  })

  it('reads lines and rounds page by page, each look written down once (PLT-09)', async () => {
    const first = (await editor.call('GET', `${AT}/lines?limit=1`)).body.value
    expect(first.list).toHaveLength(1)
    const second = (await editor.call('GET', `${AT}/lines?limit=1&cursor=${first.nextCursor}`)).body.value
    expect(second.list[0].id).not.toBe(first.list[0].id)
    expect((await editor.call('GET', `${AT}/rounds?state=open`)).status).toBe(200)
    const { list } = (
      await editor.call('GET', 'audit?subject=lotus/lotus.agent&action=member.looked&limit=2')
    ).body.value
    expect(list.slice(0, 2).map(({ detail }: { detail: unknown }) => detail)).toEqual([
      { part: 'rounds' },
      { part: 'lines' },
    ])
  })
}
