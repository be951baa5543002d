import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { ADMITTED_KINDS, ENTRY_KINDS, type AdmittedKind } from '#money/ledger/entry-kinds'
import { codeOf, type Answer } from '../../rig/caller.ts'
import { Table } from '../../rig/outside/play.ts'
import type { Game, Provider } from '../../rig/outside/provider.ts'
import { agentAt, type Agent } from '../../rig/people/agent.ts'
import { Editor } from '../../rig/people/editor.ts'
import { give } from '../../rig/people/kept-away.ts'
import { Rewarding } from '../../rig/people/rewarding.ts'
import { PIN } from '../../rig/people/withdrawer.ts'
import type { Rig } from '../../rig/rig.ts'

/** What is tried again and again: true answers are money that is booked. */
type Attempt = () => Promise<Answer>

/**
 * Every kind of money that comes in for a member, by what the ledger knows: none is credited to who is restricted, and each is when
 * the restriction is over, so that each way really is one (MEM-02, MEM-09). A new kind has no way here, and does not pass.
 */
export function incomingFundsSuite(rig: Rig, provider: Provider): void {
  const table = new Table(rig, provider)
  const editor = new Editor(rig)
  const rewarding = new Rewarding(rig)
  const sender = agentAt(table)
  let game: Game

  const at = (who: Agent): string => `members/lotus/${who.account}`
  const gift = async (who: Agent, amount: string): Promise<void> => {
    const { id } = (await give(editor, who.account, amount)).body.value
    expect(codeOf(await who.call('POST', `/wps/rewards/${String(id)}/claim`))).toBe('200')
  }
  const order = async (who: Agent, more: object = {}): Promise<string> => {
    const orderId = randomUUID()
    const body = { orderId, channelId: 'transfer', amount: '500.00', ...more }
    expect(codeOf(await who.call('POST', '/wps/relay/deposit', body))).toBe('200')
    return orderId
  }
  const settle = (orderId: string): Promise<Answer> =>
    editor.call('POST', `deposits/${orderId}/settle`, { amount: '500.00', why: 'seen on the statement' })

  const ways: Readonly<Record<AdmittedKind, (who: Agent) => Promise<Attempt>>> = {
    deposit: async (who) => {
      const orderId = await order(who)
      return () => settle(orderId)
    },
    bonus: async (who) => {
      const { promotions } = await who.get('/wps/relay/deposit/channels')
      const orderId = await order(who, { promotionId: promotions[0].promotionId })
      return () => settle(orderId)
    },
    'team-transfer': async (who) => () =>
      sender.call('POST', '/wps/agent/transfer', {
        transferId: randomUUID(),
        account: who.account,
        amount: '100.00',
        paymentPassword: PIN,
      }),
    gift: async (who) => {
      const { id } = (await give(editor, who.account)).body.value
      return () => who.call('POST', `/wps/rewards/${String(id)}/claim`)
    },
    reward: async (who) => {
      const [member, promotionId] = [await rewarding.as(who.credential), await rewarding.promotion()]
      await member.apply(promotionId)
      const [{ id = '' } = {}] = await rewarding.waiting(promotionId)
      return () => rewarding.decide(id, 'approve', { amount: '50.00' })
    },
    points: async (who) => {
      await gift(who, '1000.00')
      await who.play(game, '1000.00')
      return () => who.call('POST', '/wps/mall/goods/cash-50/redeem', { orderId: randomUUID(), points: 10 })
    },
    rebate: async (who) => {
      await gift(who, '2000.00')
      await who.play(game, '2000.00')
      return () => who.call('POST', '/wps/rebate/claim', { claimId: randomUUID() })
    },
  }

  beforeAll(async () => {
    await sender.signIn()
    game = await table.game({ gameType: 'SLOT', vassalage: 'KIT' })
    await editor.change('mall-good', 'lotus.cash-50', { points: 10 })
    await editor.change('security-rules', 'lotus', { coolingHours: 0 })
    await editor.change('agent-rules', 'lotus', {
      transferOn: true,
      transferMin: '10.00',
      transferMax: '50000.00',
      transfersPerDay: 50,
      transferMostPerDay: '500000.00',
    })
    const secret = { paymentPassword: PIN, confirmPaymentPassword: PIN, password: 'Lotus-2026!' }
    await sender.call('PUT', '/wps/member/paymentPassword', secret)
  })
  afterAll(async () => {
    const { body } = await editor.call('GET', 'ledger/verify?whole=1')
    expect(body.value).toMatchObject({ ok: true, fault: null })
  })

  let made = 0
  const fresh = async (): Promise<Agent> => {
    made += 1
    return await sender.bring(`incoming${made}`)
  }
  /** Minor units in all wallets of a member. */
  const money = async (who: Agent): Promise<number> =>
    Math.round(Number((await who.get('/wps/wallets/gcs')).sumBalance) * 100)

  it.each(ADMITTED_KINDS)(
    '%s: nothing is credited to who is frozen, and all of it afterwards',
    async (kind) => {
      const who = await fresh()
      const attempt = await ways[kind](who)
      const before = await money(who)
      const play = { parts: ['play'], why: 'a chargeback' }
      expect(codeOf(await editor.call('POST', `${at(who)}/freeze`, play))).toBe('200')
      const refused = await attempt()
      expect(await money(who)).toBe(before)
      expect(codeOf(await editor.call('POST', `${at(who)}/thaw`, play))).toBe('200')
      expect([codeOf(refused), codeOf(await attempt())]).toEqual([expect.any(String), '200'])
      expect(await money(who)).toBeGreaterThan(before)
    },
  )

  it('a team transfer beyond a limit of its receiver, or before their papers, is refused to the sender; nothing moves (MEM-08)', async () => {
    const who = await fresh()
    const send = (amount: string) =>
      sender.call('POST', '/wps/agent/transfer', {
        transferId: randomUUID(),
        account: who.account,
        amount,
        paymentPassword: PIN,
      })
    const limit = { amount: '100.00' }
    expect(codeOf(await who.call('PUT', '/wps/member/play/limits/deposit/day', limit))).toBe('200')
    const before = await sender.cash()
    const refused = await send('25000.00')
    expect([refused.status, refused.body.code, refused.body.field, refused.body.data]).toEqual([
      409,
      'receiver_refused',
      'amount',
      undefined,
    ])
    const both = await Promise.all([send('60.00'), send('60.00')])
    expect(both.map(codeOf).toSorted()).toEqual(['200', 'receiver_refused'])
    expect([await who.cash(), await sender.cash()]).toEqual([6_000, before - 6_000])
    expect(codeOf(await send('40.00'))).toBe('200')
    // Transfers and deposits share the limit.
    const more = { orderId: randomUUID(), channelId: 'transfer', amount: '200.00' }
    expect(codeOf(await who.call('POST', '/wps/relay/deposit', more))).toBe('deposit_limit')
    await editor.change('play-rules', 'lotus', { identity: 'before-withdrawal' })
    expect(codeOf(await send('10.00'))).toBe('identity_needed')
    await editor.change('play-rules', 'lotus', { identity: 'never' })
    expect([await who.cash(), await sender.cash()]).toEqual([10_000, before - 10_000])
  })

  it('whatever was credited to members until now is of a kind that the ledger knows, and that may be', async () => {
    const { databaseUrl } = rig.place
    if (databaseUrl === undefined) return
    const pool = new pg.Pool({ connectionString: databaseUrl })
    const { rows } = await pool.query<{ kind: string }>(`select distinct e.kind from ledger_entries e
      join ledger_postings p on p.entry_id = e.id and p.amount > 0
      join ledger_accounts a on a.id = p.account_id and a.member_id is not null and a.wallet = 'MAIN'`)
    await pool.end()
    const sources: Readonly<Record<string, string>> = ENTRY_KINDS
    const astray = rows.map(({ kind }) => [kind, sources[kind] ?? 'unknown'])
    expect(astray.filter(([, source]) => source === 'house' || source === 'unknown')).toEqual([])
  })
}
