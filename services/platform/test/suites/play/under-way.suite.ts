import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { codeOf, type Answer } from '../../rig/caller.ts'
import type { Table } from '../../rig/outside/play.ts'
import type { Game } from '../../rig/outside/provider.ts'
import { agentAt, type Agent } from '../../rig/people/agent.ts'
import { Editor } from '../../rig/people/editor.ts'
import { give, stakeOf } from '../../rig/people/kept-away.ts'
import { freshPayee, newMember, type Member } from '../../rig/people/member.ts'
import { PIN } from '../../rig/people/withdrawer.ts'
import { until } from '../../rig/until.ts'

const MINUTE_MS = 60_000

/**
 * Calls that were admitted before an exclusion was written and come to the money after it; for a database in which the test can
 * hold the member. Nothing begins by it, and what runs is settled (MEM-09).
 */
export function underWaySuite(table: Table, game: () => Game): void {
  const { rig } = table
  const editor = new Editor(rig)
  let member: Member
  let agent: Agent
  let sessionId: string
  let roundId: string
  let pool: pg.Pool

  beforeAll(async () => {
    member = await newMember(rig, { payeeName: freshPayee() })
    pool = new pg.Pool({ connectionString: rig.place.databaseUrl })
    agent = await agentAt(table).signIn()
    await agent.bring('below16')
    await agent.call('PUT', '/wps/member/paymentPassword', {
      paymentPassword: PIN,
      confirmPaymentPassword: PIN,
      password: 'Lotus-2026!',
    })
    await call('POST', `/wps/rewards/${await gift()}/claim`)
    sessionId = await table.open(member.credential, game())
    roundId = table.id('r')
    expect(codeOf(await table.call('bet', stakeOf(table, sessionId, { roundId })))).toBe('200')
  })
  afterAll(async () => {
    await pool.end()
    table.movedMs = 0
    await rig.moveClock(0)
  })
  // The time-out is over before the next is tried, whatever came of this one.
  afterEach(async () => {
    table.movedMs += 3 * MINUTE_MS
    await rig.moveClock(table.movedMs)
  })

  const call = (method: string, path: string, body?: object): Promise<Answer> =>
    rig.caller.call(method, path, { credential: member.credential, ...(body && { body }) })
  const gift = async (): Promise<string> => (await give(editor, member.name)).body.value.id
  /** Writes a time-out of a few minutes behind the member's lock, while `request` waits for it. */
  async function whileExcluding(request: () => Promise<Answer>, account = member.name): Promise<Answer> {
    const holder = await pool.connect()
    try {
      await holder.query('begin')
      const { rows } = await holder.query<{ id: string; merchant: string }>(
        'select id, merchant from members where account = $1',
        [account],
      )
      const [{ id = '', merchant = '' } = {}] = rows
      await holder.query('select id from ledger_accounts where member_id = $1 for update', [id])
      const answer = request()
      await until(async () => {
        const { rowCount } = await pool.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%ledger_accounts%'`,
        )
        return rowCount ? true : undefined
      }, 'the call waiting for the member')
      const now = Date.now() + table.movedMs
      await holder.query(
        `insert into exclusions (id, merchant, member_id, kind, scope, since, until, by)
          values ($1, $2, $3, 'time-out', 'brand', $4, $5, 'member')`,
        [randomUUID(), merchant, id, new Date(now), new Date(now + 2 * MINUTE_MS)],
      )
      await holder.query('commit')
      return await answer
    } finally {
      holder.release()
    }
  }
  const asks = (path: string, body?: object) => () => call('POST', path, body)

  it.each<[string, () => Promise<() => Promise<Answer>>]>([
    [
      'a deposit',
      async () =>
        asks('/wps/relay/deposit', { orderId: randomUUID(), channelId: 'transfer', amount: '500.00' }),
    ],
    ['a reward', async () => asks(`/wps/rewards/${await gift()}/claim`)],
    ['a bonus', async () => asks(`/wps/relay/bonuses/${randomUUID()}/convert`)],
    ['a rebate', async () => asks('/wps/rebate/claim', { claimId: randomUUID() })],
    ['points', async () => asks('/wps/mall/goods/any/redeem', { orderId: randomUUID(), points: 1 })],
    [
      'a transfer',
      async () =>
        asks('/wps/relay/transfer', {
          transferId: randomUUID(),
          from: 'MAIN',
          to: 'GRN',
          amount: '1.00',
        }),
    ],
  ])('%s that was under way begins nothing', async (_what, prepare) => {
    const request = await prepare()
    const answer = await whileExcluding(request)
    // No session was ended by it: it is the exclusion itself that keeps it shut, as long as it holds.
    const shut = await call('GET', '/wps/session')
    await rig.moveClock(table.movedMs + 3 * MINUTE_MS)
    const over = await call('GET', '/wps/session')
    expect([answer, shut, over].map(codeOf)).toEqual(['self_excluded', 'session_ended', '200'])
    expect(shut.body.data).toEqual({ reason: 'excluded' })
  })

  it('a bet that was under way is refused, the win of a round that ran is paid (GAM-05)', async () => {
    const bet = await whileExcluding(() => table.call('bet', stakeOf(table, sessionId, { roundId })))
    const end = { amount: '9.00', roundId, endRound: true }
    const win = await table.call('win', stakeOf(table, sessionId, end))
    expect([bet, win].map(codeOf)).toEqual(['play_restricted', '200'])
    expect((await editor.call('GET', 'ledger/verify?whole=1')).body.value.fault).toBeNull()
  })

  it('an agent’s transfer that was under way moves nothing (MEM-08)', async () => {
    const sent = await whileExcluding(
      () =>
        agent.call('POST', '/wps/agent/transfer', {
          transferId: randomUUID(),
          account: 'below16',
          amount: '100.00',
          paymentPassword: PIN,
        }),
      agent.account,
    )
    expect(codeOf(sent)).toBe('self_excluded')
  })

  it('an exclusion cannot be shortened, not even in the database', async () => {
    const refused = async (text: string): Promise<string> =>
      await pool.query(text).then(
        () => 'done',
        (error: unknown) => (error instanceof Error ? error.message : ''),
      )
    const whole = 'exclusions are only ever added to'
    for (const text of [
      "update exclusions set until = since + interval '1 hour' where until is not null",
      'delete from exclusions',
      'truncate exclusions cascade',
      'delete from exclusion_marks',
      'delete from exclusion_returns',
      'update exclusion_returns set opens_at = asked_at',
    ])
      expect([text, await refused(text)]).toEqual([text, whole])
    // Nor is a way back written before the end.
    const early = `insert into exclusion_returns select id, now(), now() + interval '25 hours' from exclusions
      where kind = 'exclusion' and (until is null or until > now()) limit 1`
    expect(await refused(early)).toBe('an exclusion ends with its time, and not before')
  })
}
