import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { codeOf, type Answer } from '../../rig/caller.ts'
import { Editor } from '../../rig/people/editor.ts'
import { freshPayee, newMember, type Member } from '../../rig/people/member.ts'
import type { Rig } from '../../rig/rig.ts'
import { until } from '../../rig/until.ts'

const MINUTE_MS = 60_000

/**
 * What had passed the door before an exclusion was written and comes to the money after it; for a database in which the test can
 * hold the member. Nothing begins by it (MEM-09).
 */
export function underWaySuite(rig: Rig): void {
  const editor = new Editor(rig)
  let member: Member
  let pool: pg.Pool
  let moved = 0

  beforeAll(async () => {
    member = await newMember(rig, { payeeName: freshPayee() })
    pool = new pg.Pool({ connectionString: rig.place.databaseUrl })
  })
  afterAll(async () => {
    await pool.end()
    await rig.moveClock(0)
  })

  const call = (method: string, path: string, body?: object): Promise<Answer> =>
    rig.caller.call(method, path, { credential: member.credential, ...(body && { body }) })
  /** Writes a time-out of a few minutes behind the member's lock, while `asked` waits for it. */
  async function meanwhile(asked: () => Promise<Answer>): Promise<Answer> {
    const holder = await pool.connect()
    try {
      await holder.query('begin')
      const { rows } = await holder.query<{ id: string; merchant: string }>(
        'select id, merchant from members where account = $1',
        [member.name],
      )
      const [{ id = '', merchant = '' } = {}] = rows
      await holder.query('select id from ledger_accounts where member_id = $1 for update', [id])
      const answer = asked()
      await until(async () => {
        const { rowCount } = await pool.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%ledger_accounts%'`,
        )
        return rowCount ? true : undefined
      }, 'the call waiting for the member')
      const now = Date.now() + moved
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
  const gift = async (): Promise<string> =>
    (
      await editor.call('POST', 'grants', {
        id: randomUUID(),
        merchant: 'lotus',
        account: member.name,
        amount: '50.00',
        title: { EN: 'Gift', TY: 'ของขวัญ' },
        why: 'to play with',
        days: null,
      })
    ).body.value.id

  it.each<[string, () => Promise<[path: string, body?: object]>]>([
    [
      'a deposit',
      () =>
        Promise.resolve([
          '/wps/relay/deposit',
          { orderId: randomUUID(), channelId: 'transfer', amount: '500.00' },
        ]),
    ],
    ['a reward', async () => [`/wps/rewards/${await gift()}/claim`]],
    ['a bonus', () => Promise.resolve([`/wps/relay/bonuses/${randomUUID()}/convert`])],
    ['a rebate', () => Promise.resolve(['/wps/rebate/claim', { claimId: randomUUID() }])],
    ['points', () => Promise.resolve(['/wps/mall/goods/any/redeem', { orderId: randomUUID(), points: 1 }])],
    [
      'a transfer',
      () =>
        Promise.resolve([
          '/wps/relay/transfer',
          { transferId: randomUUID(), from: 'MAIN', to: 'GRN', amount: '1.00' },
        ]),
    ],
  ])('%s that was under way begins nothing', async (_what, asked) => {
    const [path, body] = await asked()
    expect(codeOf(await meanwhile(() => call('POST', path, body)))).toBe('self_excluded')
    // No session was ended by it: it is the exclusion itself that keeps it shut, as long as it holds.
    const shut = await call('GET', '/wps/session')
    expect([codeOf(shut), shut.body.data]).toEqual(['session_ended', { reason: 'excluded' }])
    moved += 3 * MINUTE_MS
    await rig.moveClock(moved)
    expect(codeOf(await call('GET', '/wps/session'))).toBe('200')
  })

  it('nobody shortens an exclusion, whoever reaches the database', async () => {
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
