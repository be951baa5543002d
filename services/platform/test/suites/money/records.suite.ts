import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { parse } from 'csv-parse/sync'
import type {
  AccountTotals,
  BettingTotals,
  ProfitAndLoss,
  RecordRound,
} from '@site/shared-api/contract/record'
import type { LedgerLine } from '@site/shared-api/contract/wallet'
import type { Answer, Credential } from '../../rig/caller.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { said, Table } from '../../rig/outside/play.ts'
import type { Game, Provider } from '../../rig/outside/provider.ts'
import { Editor } from '../../rig/people/editor.ts'
import { bundled } from '../../rig/process/platform-process.ts'
import type { Rig } from '../../rig/rig.ts'

const run = promisify(execFile)
const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000]
const BANGKOK_MS = 7 * HOUR_MS
/** No other test plays with it. */
const ACCOUNT = 'lotus.new'
const GIVEN = '50000'

interface Sums {
  lines: { day: string; kind: string; lines: number; credit: string; debit: string }[]
  rounds: { day: string; vendor: string; type: string; rounds: number; net: string }[]
}

/** Minor units of baht. */
const minor = (text: string): bigint => BigInt(text.replace('.', ''))
const sum = <T>(list: readonly T[], of: (one: T) => bigint): bigint =>
  list.reduce((total, one) => total + of(one), 0n)

/** Account record, betting record, profit and loss beside the ledger, over a midnight where the brand is (MEM-04). */
export function recordsSuite(rig: Rig, provider: Provider): void {
  const table = new Table(rig, provider)
  /** Ten minutes before the next midnight in Bangkok. */
  const before = DAY_MS - ((Date.now() + BANGKOK_MS) % DAY_MS) - 10 * MINUTE_MS
  const after = before + 20 * MINUTE_MS
  const dayOf = (offsetMs: number): string =>
    new Date(Date.now() + offsetMs + BANGKOK_MS).toISOString().slice(0, 10)
  const [yesterday, today] = [dayOf(before), dayOf(after)]
  let moved = 0
  let player: Credential
  let ledger: Sums
  let [slot, live]: Game[] = []
  let openRound = ''

  const get = async (path: string, credential = player): Promise<Answer> =>
    await rig.caller.get(path, { credential })
  const valueOf = async <T>(path: string): Promise<T> => {
    const answer = await get(path)
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body.value
  }
  const walk = async <T>(path: string, limit = 3): Promise<T[]> => {
    const all: T[] = []
    for (let cursor = ''; ;) {
      const page = await valueOf<{ list: T[]; nextCursor: string | null }>(`${path}&limit=${limit}${cursor}`)
      expect(page.list.length).toBeLessThanOrEqual(limit)
      all.push(...page.list)
      if (page.nextCursor === null) return all
      cursor = `&cursor=${page.nextCursor}`
    }
  }
  const ask = async (operation: string, body: object): Promise<Answer> => {
    const answer = await table.call(
      operation,
      { transactionId: table.id(), currency: 'THB', ...body },
      { at: Date.now() + moved },
    )
    if (answer.status !== 200) throw new Error(`${operation}: ${JSON.stringify(answer.body)}`)
    return answer
  }
  const clock = async (offsetMs: number): Promise<void> => {
    moved = offsetMs
    await rig.moveClock(offsetMs)
  }
  const sit = async (game: Game): Promise<string> => {
    const token = await table.launch(player, game, 'lotus')
    const { body } = await table.call('authenticate', { token }, { at: Date.now() + moved })
    return String(body.value.sessionId)
  }

  beforeAll(async () => {
    ;[slot, live] = [
      await table.game({ gameType: 'SLOT', vassalage: 'JL' }),
      await table.game({ gameType: 'LIVE', vassalage: 'GRN' }),
    ]
    await onDatabase(rig, 'giving.ts', [ACCOUNT, GIVEN])
    // A day goes by in here: what it would pay of itself comes whenever its job does.
    const editor = new Editor(rig)
    await editor.publish(
      await editor.draft(await editor.get('reward-rules', 'lotus'), { rebateUnclaimed: 'lapses' }),
    )
    await clock(before)
    player = await table.signIn(ACCOUNT, 'lotus')
    const transfer = { transferId: crypto.randomUUID(), from: 'MAIN', to: 'GRN', amount: '100.00' }
    await rig.caller.call('POST', '/wps/relay/transfer', { credential: player, body: transfer })
    const [at, beside] = [await sit(slot), await sit(live)]
    const one = { sessionId: at, roundId: table.id('late') }
    await ask('bet', { ...one, amount: '10.00' })
    await ask('win', { ...one, amount: '4.50', endRound: true })
    await ask('bet-win', { sessionId: at, roundId: table.id('r'), bet: '3.33', win: '0.00' })
    const given = { sessionId: at, roundId: table.id('back') }
    const bet = table.id()
    await ask('bet', { ...given, transactionId: bet, amount: '7.00' })
    await ask('refund', { ...given, betTransactionId: bet, currency: undefined })
    const over = { sessionId: beside, roundId: table.id('over') }
    await ask('bet', { ...over, amount: '20.00' })
    await clock(after)
    await ask('win', { ...over, amount: '55.05', endRound: true })
    await ask('win', { ...one, amount: '1.00', endRound: true })
    for (const win of ['0.00', '9.99', '0.01'])
      await ask('bet-win', { sessionId: at, roundId: table.id('r'), bet: '1.11', win })
    openRound = table.id('open')
    await ask('bet', { sessionId: beside, roundId: openRound, amount: '2.50' })
    ledger = await sumsOfLedger(rig, ACCOUNT)
    await clock(after)
  })
  afterAll(() => clock(0))

  it('adds up to the ledger to the last unit, by kind, day by day (MEM-04)', async () => {
    for (const [query, days] of [
      ['range=today', [today]],
      ['range=yesterday', [yesterday]],
      [`from=${yesterday}&to=${today}`, [yesterday, today]],
    ] as const) {
      const totals = await valueOf<AccountTotals>(`/wps/relay/record/totals?${query}`)
      const expectedLines = ledger.lines.filter(({ day }) => days.includes(day))
      expect(totals.days).toMatchObject({ from: days[0], to: days.at(-1), today, timeZone: 'Asia/Bangkok' })
      expect([totals.credit, totals.debit].map(minor)).toEqual([
        sum(expectedLines, ({ credit }) => BigInt(credit)),
        sum(expectedLines, ({ debit }) => BigInt(debit)),
      ])
      for (const { kind, credit, debit, lines } of totals.kinds.filter(({ kind: one }) => one !== 'other'))
        expect([kind, lines, minor(credit), minor(debit)]).toEqual([
          kind,
          expectedLines.filter((line) => line.kind === kind).reduce((count, line) => count + line.lines, 0),
          sum(expectedLines, (line) => (line.kind === kind ? BigInt(line.credit) : 0n)),
          sum(expectedLines, (line) => (line.kind === kind ? BigInt(line.debit) : 0n)),
        ])
      expect(minor(totals.opening) + minor(totals.credit) - minor(totals.debit)).toBe(minor(totals.closing))
    }
    const [first, second] = [
      await valueOf<AccountTotals>('/wps/relay/record/totals?range=yesterday'),
      await valueOf<AccountTotals>('/wps/relay/record/totals?range=today'),
    ]
    const { sumBalance } = await valueOf<{ sumBalance: string }>('/wps/wallets/gcs')
    expect([first.closing, second.closing]).toEqual([second.opening, sumBalance])
    const earlier = ledger.lines.filter(({ day }) => day < yesterday)
    expect(minor(first.opening)).toBe(sum(earlier, ({ credit, debit }) => BigInt(credit) - BigInt(debit)))
  })

  it('lists every line once, newest first, and each kind alone; of one wallet too (MEM-04)', async () => {
    const all = await walk<LedgerLine>('/wps/relay/record?range=week')
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all).toHaveLength(ledger.lines.reduce((count, { lines }) => count + lines, 0))
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    const { kinds, wallets } = await valueOf<AccountTotals>('/wps/relay/record/totals?range=week')
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(
      [...new Set(all.map(({ kind }) => kind))].toSorted(),
    )
    for (const { kind, lines } of kinds) {
      const some = await walk<LedgerLine>(`/wps/relay/record?range=week&kind=${kind}`, 2)
      expect(some).toEqual(all.filter((line) => line.kind === kind))
      expect(some).toHaveLength(lines)
    }
    expect(wallets.map(({ walletId }) => walletId)).toEqual(expect.arrayContaining(['GRN', 'MAIN']))
    const ofVendor = await walk<LedgerLine>('/wps/relay/record?range=week&walletId=GRN', 2)
    expect(ofVendor).toEqual(all.filter(({ walletId }) => walletId === 'GRN'))
    expect((await walk<LedgerLine>('/wps/relay/record?range=week&kind=deposit')).length).toBe(0)
  })

  it('shows of a line what it belongs to: the round and its provider’s number, the other wallet (MEM-04)', async () => {
    const lines = await walk<LedgerLine>('/wps/relay/record?range=week', 50)
    const of = (kind: string) => lines.find((line) => line.kind === kind)?.id ?? ''
    const transfer = await valueOf<object>(`/wps/relay/record/${of('transfer')}`)
    expect(transfer).toMatchObject({ round: null, deposit: null, others: [{ amount: expect.any(String) }] })
    const win = await valueOf<{ round: { id: string; at: string }; reference: string }>(
      `/wps/relay/record/${of('late-win')}`,
    )
    const { calls, round } = await valueOf<{ calls: { reference: string }[]; round: RecordRound }>(
      `/wps/game/record/${win.round.id}?at=${win.round.at}`,
    )
    expect(round.roundId).toMatch(/^late-/)
    expect(calls.map(({ reference }) => reference)).toContain(win.reference)
    const other = await table.signIn('lotus.demo', 'lotus')
    expect(said(await get(`/wps/relay/record/${of('late-win')}`, other))).toEqual([
      404,
      'not_found',
      'lineId',
    ])
    expect(said(await get(`/wps/game/record/${win.round.id}?at=${win.round.at}`, other))).toEqual([
      404,
      'not_found',
      'id',
    ])
  })

  it('counts a round on the day it ended, equal to what the ledger moved for it (MEM-04, GAM-04)', async () => {
    for (const day of [yesterday, today]) {
      const range = `from=${day}&to=${day}`
      const expectedRounds = ledger.rounds.filter((round) => round.day === day)
      const totals = await valueOf<BettingTotals>(`/wps/game/record/totals?${range}`)
      const list = await walk<RecordRound>(`/wps/game/record?${range}`)
      const counted = list.filter(({ status }) => status !== 'refunded')
      expect([totals.rounds, minor(totals.net) - minor(totals.jackpot)]).toEqual([
        expectedRounds.reduce((count, { rounds }) => count + rounds, 0),
        sum(expectedRounds, ({ net }) => BigInt(net)),
      ])
      expect([
        counted.length,
        sum(counted, ({ stake }) => minor(stake)),
        sum(counted, (one) => minor(one.payout)),
      ]).toEqual([totals.rounds, minor(totals.bet), minor(totals.won)])
      for (const { vendor } of totals.played.vendors) {
        const some = await walk<RecordRound>(`/wps/game/record?${range}&vendor=${vendor}`, 2)
        expect(some).toEqual(list.filter((round) => round.vendor === vendor))
        const alone = await valueOf<BettingTotals>(`/wps/game/record/totals?${range}&vendor=${vendor}`)
        expect(minor(alone.net) - minor(alone.jackpot)).toBe(
          sum(expectedRounds, (round) => (round.vendor === vendor ? BigInt(round.net) : 0n)),
        )
      }
      for (const gameType of totals.played.gameTypes)
        expect(await walk<RecordRound>(`/wps/game/record?${range}&gameType=${gameType}`, 2)).toEqual(
          list.filter((round) => round.gameType === gameType),
        )
    }
  })

  it('keeps open rounds apart and shows bets that were given back (MEM-04)', async () => {
    const open = await walk<RecordRound>('/wps/game/record?state=open')
    expect(open[0]).toMatchObject({ roundId: openRound, status: 'open', settledAt: null, stake: '2.50' })
    expect(open.filter(({ status }) => status !== 'open')).toEqual([])
    const refunded = (await walk<RecordRound>('/wps/game/record?range=week')).filter(
      ({ status }) => status === 'refunded',
    )
    const back = refunded.find(({ roundId }) => roundId.startsWith('back-'))
    expect(back).toMatchObject({ stake: '0.00', payout: '0.00' })
    const { id, at } = back ?? { id: '', at: '' }
    const detail = await valueOf<object>(`/wps/game/record/${id}?at=${at}`)
    expect(detail).toMatchObject({
      bets: [{ stake: '7.00', status: 'refunded' }],
      calls: [
        { kind: 'bet', amount: '-7.00', refused: false },
        { kind: 'refund', amount: '7.00', refused: false },
      ],
    })
  })

  it('draws profit and loss by day, type and provider, each adding up to the whole and to the rounds (MEM-04)', async () => {
    const whole = await valueOf<ProfitAndLoss>('/wps/member/profitandloss?range=week')
    expect(whole.byDay.map(({ day }) => day)).toHaveLength(7)
    expect(whole.byDay.slice(-2).map(({ day, net }) => [day, minor(net)])).toEqual(
      [yesterday, today].map((day) => [
        day,
        sum(ledger.rounds, (round) => (round.day === day ? BigInt(round.net) : 0n)) +
          minor(whole.byDay.find((one) => one.day === day)?.jackpot ?? '0.00'),
      ]),
    )
    for (const part of [whole.byDay, whole.byType, whole.byVendor])
      for (const figure of ['bet', 'won', 'jackpot', 'net'] as const)
        expect(
          sum<{ bet: string; won: string; jackpot: string; net: string }>(part, (one) => minor(one[figure])),
        ).toBe(minor(whole.total[figure]))
    const chosen = await valueOf<ProfitAndLoss>('/wps/member/profitandloss?range=week&vendor=GRN')
    expect([chosen.byVendor.map(({ vendor }) => vendor), chosen.played]).toEqual([['GRN'], whole.played])
    const ofType = await valueOf<ProfitAndLoss>('/wps/member/profitandloss?range=week&gameType=RNG')
    expect(ofType.byType.map(({ gameType }) => gameType)).toEqual(['RNG'])
    for (const { byDay, total } of [chosen, ofType]) {
      expect(byDay).toHaveLength(7)
      expect(sum(byDay, ({ bet }) => minor(bet))).toBe(minor(total.bet))
      expect(minor(total.bet)).toBeLessThan(minor(whole.total.bet))
    }
  })

  it('makes a statement of every line, as a sheet and as a document, in either language, once for a ticket (MEM-04)', async () => {
    const ticket = async () =>
      String((await rig.caller.call('POST', '/wps/events/ticket', { credential: player })).body.value.ticket)
    const fetchIt = async (query: Record<string, string>) =>
      await fetch(
        `${rig.platform.url}/wps/relay/statement?${new URLSearchParams({ merchantCode: 'lotus', language: 'EN', range: 'week', format: 'csv', ...query })}`,
      )
    const used = await ticket()
    const sheet = await fetchIt({ ticket: used })
    expect(sheet.headers.get('content-disposition')).toMatch(/^attachment; filename="statement-[\d-]+\.csv"$/)
    const sheetRows: Record<string, string>[] = parse(Buffer.from(await sheet.arrayBuffer()), {
      bom: true,
      columns: true,
    })
    const all = await walk<LedgerLine>('/wps/relay/record?range=week', 50)
    expect(sheetRows.map((row) => [row['Number'], row['Amount'], row['Balance']])).toEqual(
      all.map(({ id, amount, balanceAfter }) => [id, amount, balanceAfter]),
    )
    const thai = await fetchIt({ ticket: await ticket(), language: 'TY' })
    expect(await thai.text()).toMatch(/จำนวนเงิน/)
    const document = Buffer.from(
      await (await fetchIt({ ticket: await ticket(), format: 'pdf' })).arrayBuffer(),
    )
    expect([document.subarray(0, 5).toString(), document.subarray(-6).toString().trim()]).toEqual([
      '%PDF-',
      '%%EOF',
    ])
    for (const [query, status, code] of [
      [{ ticket: used }, 401, 'session_ended'],
      [{ ticket: await ticket(), format: 'doc' }, 400, 'invalid_input'],
      [{ ticket: await ticket(), merchantCode: 'coral' }, 403, 'feature_unavailable'],
    ] as const) {
      const refused = await fetchIt(query)
      expect([refused.status, JSON.parse(await refused.text()).code]).toEqual([status, code])
    }
  })

  it('lets operators find a member by name, number, address or id, and look, which is written down (PLT-09)', async () => {
    const search = async (text: string): Promise<{ id: string; account: string; mobile: string | null }[]> =>
      (await rig.caller.get(`/wps/operator/members/lotus?search=${encodeURIComponent(text)}`, OPERATOR)).body
        .value.list
    const [demo] = await search('lotus.demo@example.com')
    expect(demo).toMatchObject({ account: 'lotus.demo', mobile: '…5678' })
    for (const text of ['LOTUS.DEM', '+66 81-234 5678', demo?.id ?? ''])
      expect((await search(text)).map(({ account }) => account)).toContain('lotus.demo')
    expect(await search('%')).toEqual([])
    expect((await search('')).length).toBeGreaterThan(3)
    const path = `/wps/operator/members/lotus/${ACCOUNT}`
    const { value } = (await rig.caller.get(path, OPERATOR)).body
    const record = await walk<LedgerLine>('/wps/relay/record?range=week', 50)
    expect(value.lines.map(({ id }: LedgerLine) => id)).toEqual(record.slice(0, 20).map(({ id }) => id))
    const { sumBalance } = await valueOf<{ sumBalance: string }>('/wps/wallets/gcs')
    expect(sum<{ balance: string }>(value.wallets, ({ balance }) => minor(balance))).toBe(minor(sumBalance))
    expect(value.rounds[0]).toMatchObject({ roundId: openRound, status: 'open' })
    const month = await valueOf<BettingTotals>('/wps/game/record/totals?range=month')
    expect(month).toMatchObject({ ...value.play, currency: value.currency })
    const { list } = (await rig.caller.get('/wps/operator/audit', OPERATOR)).body.value
    expect(list[0]).toMatchObject({ action: 'member.looked', subject: `lotus/${ACCOUNT}` })
    expect(said(await rig.caller.get('/wps/operator/members/lotus/unknown', OPERATOR))).toEqual([
      404,
      'member_unknown',
      'account',
    ])
    expect(said(await rig.caller.get('/wps/operator/members/nowhere', OPERATOR))).toEqual([
      400,
      'unknown_merchant',
      'merchant',
    ])
  })

  it('refuses what is no range, by its field, and is not there where the brand does not show it (MEM-04, SHL-19)', async () => {
    const tomorrow = dayOf(after + DAY_MS)
    const wrong: [string, unknown[]][] = [
      ['range=year', [400, 'invalid_input', 'range']],
      [`from=${today}&to=${yesterday}`, [400, 'invalid_input', 'to']],
      [`from=${today}&to=${tomorrow}`, [400, 'invalid_input', 'to']],
      [`to=${today}`, [400, 'invalid_input', 'from']],
      ['from=2020-01-01&to=2020-12-31', [400, 'invalid_input', 'from']],
      ['from=2026-02-30', [400, 'invalid_input', 'from']],
      ['cursor=bm9uZQ', [400, 'invalid_input', 'cursor']],
    ]
    for (const path of ['/wps/relay/record', '/wps/game/record'])
      for (const [query, refusal] of wrong)
        expect([path, query, ...said(await get(`${path}?${query}`))]).toEqual([path, query, ...refusal])
    expect(said(await get('/wps/relay/record?walletId=ZZ'))).toEqual([404, 'wallet_unknown', 'walletId'])
    expect(said(await get('/wps/game/record/none?at=now'))).toEqual([400, 'invalid_input', 'id'])
    const coral = await table.signIn('coral.demo', 'coral')
    for (const path of ['/wps/relay/record', '/wps/relay/record/totals', '/wps/member/profitandloss'])
      expect([path, ...said(await rig.caller.get(path, { credential: coral, merchant: 'coral' }))]).toEqual([
        path,
        403,
        'feature_unavailable',
      ])
    expect(said(await rig.caller.get('/wps/game/record'))).toEqual([401, 'login_required'])
  })
}

/** Runs a file of the rig on the database itself, with the platform down: the embedded one has one owner at a time. */
async function onDatabase(rig: Rig, file: string, args: readonly string[]): Promise<string> {
  const { dataDir, databaseUrl } = rig.place
  await rig.platform.stop()
  try {
    const place = databaseUrl === undefined ? [dataDir] : [dataDir, databaseUrl]
    const { stdout } = await run(process.execPath, [
      ...bundled(`test/rig/process/${file}`),
      ...args,
      ...place,
    ])
    return stdout
  } finally {
    await rig.start()
  }
}

async function sumsOfLedger(rig: Rig, account: string): Promise<Sums> {
  return JSON.parse(await onDatabase(rig, 'record-sums.ts', [account]))
}
