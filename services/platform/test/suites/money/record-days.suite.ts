import type { AccountTotals, ProfitAndLoss, RecordRound } from '@site/shared-api/contract/record'
import type { LedgerLine } from '@site/shared-api/contract/wallet'
import type { Credential } from '../../rig/caller.ts'
import { Table } from '../../rig/outside/play.ts'
import type { Provider } from '../../rig/outside/provider.ts'
import { Editor } from '../../rig/people/editor.ts'
import type { Rig } from '../../rig/rig.ts'

const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000]
const [BANGKOK_MS, MANILA_MS] = [7 * HOUR_MS, 8 * HOUR_MS]

const minor = (text: string): number => Math.round(Number(text) * 100)
const sum = <T>(list: readonly T[], of: (one: T) => number): number =>
  list.reduce((total, one) => total + of(one), 0)

/** Records at a moment that is in two days: late in the evening in Bangkok, where lotus is, and past midnight in Manila, where coral is. */
export function recordDaysSuite(rig: Rig, provider: Provider): void {
  const table = new Table(rig, provider)
  const editor = new Editor(rig)
  /** Ten minutes before the next midnight in Bangkok. */
  const evening = DAY_MS - ((Date.now() + BANGKOK_MS) % DAY_MS) - 10 * MINUTE_MS
  const dayOf = (at: number, zoneMs: number): string => new Date(at + zoneMs).toISOString().slice(0, 10)
  const at = Date.now() + evening
  const [inBangkok, inManila] = [dayOf(at, BANGKOK_MS), dayOf(at, MANILA_MS)]
  const roundId = table.id('late')
  let coral: Credential
  const valueOf = async <T>(path: string): Promise<T> => {
    const answer = await rig.caller.get(path, { credential: coral, merchant: 'coral' })
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body.value
  }
  const flags = (change: Record<string, 0 | 1>) => editor.call('PATCH', 'brands/coral', { flags: change })
  const daysOf = (day: string): string => `from=${day}&to=${day}`

  beforeAll(async () => {
    await flags({ TRANSREC3: 1, PERSREP: 1 })
    table.movedMs = evening
    await rig.moveClock(evening)
    const player = await table.sit('coral.demo', await table.game({ vassalage: 'JL' }, 'coral'), 'coral')
    coral = player.credential
    const body = { sessionId: player.sessionId, transactionId: table.id(), roundId, currency: 'PHP' }
    expect((await table.call('bet-win', { ...body, bet: '4.00', win: '1.50' })).status).toBe(200)
  })
  afterAll(async () => {
    await rig.moveClock(0)
    await flags({ TRANSREC3: 0, PERSREP: 0 })
  })

  it('are in the days of the own brand’s time zone, each record (MEM-04)', async () => {
    const lotus = { credential: await table.signIn('lotus.new', 'lotus') }
    for (const path of [
      '/wps/relay/record',
      '/wps/relay/record/totals',
      '/wps/game/record',
      '/wps/game/record/totals',
      '/wps/member/profitandloss',
    ]) {
      const { days } = await valueOf<AccountTotals>(`${path}?range=today`)
      expect([path, days]).toEqual([
        path,
        { from: inManila, to: inManila, today: inManila, timeZone: 'Asia/Manila' },
      ])
      const there = (await rig.caller.get(`${path}?range=today`, lotus)).body.value
      expect([path, there.days.today, there.days.timeZone]).toEqual([path, inBangkok, 'Asia/Bangkok'])
    }
    expect(inManila).not.toBe(inBangkok)
    const { body } = await rig.caller.call('POST', '/wps/events/ticket', {
      credential: coral,
      merchant: 'coral',
    })
    const query = { merchantCode: 'coral', language: 'EN', range: 'today', format: 'csv' }
    const params = new URLSearchParams({ ...query, ticket: String(body.value.ticket) })
    const sheet = await (await fetch(`${rig.platform.url}/wps/relay/statement?${params}`)).text()
    expect(sheet).toContain('Time (Asia/Manila)')
    // Ten minutes before midnight in Bangkok, as clocks in Manila show it.
    expect(sheet).toMatch(new RegExp(`${inManila} 00:[45]\\d:\\d\\d[^\\n]*${roundId}`))
  })

  it('count a round of that moment there, in every sum as in the ledger’s own lines (MEM-04, GAM-04)', async () => {
    const { transactions } = await valueOf<{ transactions: LedgerLine[] }>('/wps/relay/transactions?limit=50')
    for (const [day, isThere] of [
      [inManila, true],
      [inBangkok, false],
    ] as const) {
      const lines = transactions.filter(
        ({ at, currency, kind }) =>
          kind === 'bet-win' && currency === 'PHP' && dayOf(Date.parse(at), MANILA_MS) === day,
      )
      expect([day, lines.some((line) => line.roundId === roundId)]).toEqual([day, isThere])
      const { kinds } = await valueOf<AccountTotals>(`/wps/relay/record/totals?${daysOf(day)}`)
      const betWin = kinds.find(({ kind }) => kind === 'bet-win')
      expect([day, betWin?.lines ?? 0]).toEqual([day, lines.length])
      expect(minor(betWin?.credit ?? '0') - minor(betWin?.debit ?? '0')).toBe(
        sum(lines, ({ amount }) => minor(amount)),
      )
      const { list } = await valueOf<{ list: LedgerLine[] }>(
        `/wps/relay/record?${daysOf(day)}&kind=bet-win&limit=50`,
      )
      expect(list.map(({ id }) => id)).toEqual(lines.map(({ id }) => id))
      const rounds = await valueOf<{ list: RecordRound[] }>(`/wps/game/record?${daysOf(day)}&limit=50`)
      const settled = rounds.list.filter(({ status }) => status !== 'refunded')
      expect([day, settled.some((round) => round.roundId === roundId)]).toEqual([day, isThere])
      const bet = sum(settled, ({ stake }) => minor(stake))
      const { total, byDay } = await valueOf<ProfitAndLoss>(`/wps/member/profitandloss?${daysOf(day)}`)
      expect([total, ...byDay].map((one) => [one.rounds, minor(one.bet)])).toEqual([
        [settled.length, bet],
        [settled.length, bet],
      ])
      expect(await valueOf(`/wps/game/record/totals?${daysOf(day)}`)).toMatchObject({
        rounds: settled.length,
        bet: total.bet,
        net: total.net,
      })
    }
  })
}
