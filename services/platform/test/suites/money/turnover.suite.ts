import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { OPERATOR } from '../../rig/operator.ts'
import { Table } from '../../rig/outside/play.ts'
import type { Game, Player, Provider } from '../../rig/outside/provider.ts'
import { roundCalls } from '../../rig/outside/round-calls.ts'
import { Editor } from '../../rig/people/editor.ts'
import { bundled } from '../../rig/process/platform-process.ts'
import type { Rig } from '../../rig/rig.ts'
import { until } from '../../rig/until.ts'

const run = promisify(execFile)
const MINUTE_MS = 60_000

interface Day {
  day: string
  gameType: string
  vendor: string
  rounds: number
  bet: string
  won: string
  valid: string
}

/** What members have played, by day: as their rounds say, whatever happens to them. */
export function turnoverSuite(rig: Rig, provider: Provider, movedMs: number): void {
  const table = new Table(rig, provider)
  const editor = new Editor(rig)
  let game: Game
  let player: Player
  /** The clock goes forward alone, from where another suite has left it. */
  let offset = movedMs
  const pass = async (ms: number): Promise<void> => {
    offset += ms
    table.movedMs = offset
    await rig.moveClock(offset)
  }
  const { bet, inRound } = roundCalls(table, () => player)
  const THB = 'THB'
  const whole = (stake: string, win: string) =>
    table.call('bet-win', { ...inRound(table.id('r')), bet: stake, win, currency: THB })
  const end = (roundId: string) => table.call('end-round', inRound(roundId))
  const days = async (): Promise<Day[]> => {
    const answer = await editor.call('GET', 'turnover/lotus/lotus.agent?from=2026-01-01&to=2026-12-31')
    return answer.body.value.days
  }
  /** What the days come to that a player's game is in. */
  const sums = async () => {
    const own = (await days()).filter(({ vendor }) => vendor === game.vassalage)
    const sum = (of: (day: Day) => string | number) => own.reduce((total, day) => total + Number(of(day)), 0)
    return [sum((day) => day.rounds), sum((day) => day.bet), sum((day) => day.won), sum((day) => day.valid)]
  }
  const moved = async (work: () => Promise<unknown>): Promise<number[]> => {
    const before = await sums()
    await work()
    const after = await sums()
    return after.map((value, at) => Math.round((value - (before[at] ?? 0)) * 100) / 100)
  }
  const fault = async () =>
    (await rig.caller.get('/wps/operator/ledger/verify?whole=1', OPERATOR)).body.value.fault

  beforeAll(async () => {
    table.movedMs = offset
    game = await table.game({ gameType: 'SLOT', vassalage: 'KIT' })
    player = await table.sit('lotus.agent', game)
  })

  it('counts a round when it is over, with all of its bets and wins, late ones too (MEM-04)', async () => {
    const first = bet({ amount: '10.00' })
    const { roundId } = first
    expect(
      await moved(async () => {
        await table.call('bet', first)
        await table.call('bet', { ...bet({ amount: '5.50' }), roundId })
      }),
    ).toEqual([0, 0, 0, 0])
    const win = (amount: string) => ({ ...inRound(roundId), amount, currency: THB })
    expect(await moved(() => table.call('win', { ...win('7.25'), endRound: true }))).toEqual([
      1, 15.5, 7.25, 15.5,
    ])
    expect(await moved(() => table.call('win', { ...win('1.00'), endRound: true }))).toEqual([0, 0, 1, 0])
    const lost = bet({ amount: '3.00' })
    await table.call('bet', lost)
    expect(await moved(() => end(lost.roundId))).toEqual([1, 3, 0, 3])
    const [today] = await days()
    expect(today).toMatchObject({ vendor: 'KIT', gameType: expect.stringMatching(/./) })
  })

  it('takes back what is given back, and counts nothing twice (MEM-04)', async () => {
    const input = { ...inRound(table.id('r')), bet: '20.00', win: '4.00', currency: THB }
    expect(
      await moved(async () => {
        await table.call('bet-win', input)
        await table.call('bet-win', input)
      }),
    ).toEqual([1, 20, 4, 20])
    const refund = inRound(input.roundId, { betTransactionId: input.transactionId })
    expect(
      await moved(async () => {
        await table.call('refund', refund)
        await table.call('refund', refund)
      }),
    ).toEqual([-1, -20, -4, -20])
    const [kept, undone] = [bet({ amount: '8.00' }), bet({ amount: '2.00' })]
    await table.call('bet', kept)
    await table.call('bet', { ...undone, roundId: kept.roundId })
    await end(kept.roundId)
    const part = inRound(kept.roundId, { betTransactionId: undone.transactionId })
    expect(await moved(() => table.call('refund', part))).toEqual([0, -2, 0, -2])
    expect(await moved(() => Promise.all(Array.from({ length: 8 }, () => whole('1.00', '0.00'))))).toEqual([
      8, 8, 0, 8,
    ])
    expect(await fault()).toBeNull()
  })

  it('counts a stake by the brand’s weights: of the provider before the type, rounded down, from the next minute on (MEM-03, PLT-09)', async () => {
    const read = () => editor.get('turnover-rules', 'lotus')
    const change = async (document: object) =>
      await editor.publish(await editor.draft(await read(), { ...document }))
    const type = (await days()).find(({ vendor }) => vendor === 'KIT')?.gameType ?? ''
    const twice = { vendors: [0, 1].map(() => ({ vendor: 'KIT', percent: 10 })) }
    expect((await editor.draft(await read(), twice)).body.value.draft.problems).toMatchObject([
      { field: 'vendors.1.vendor' },
    ])
    await change({ types: [{ gameType: type, percent: 50 }], vendors: [] })
    expect(await moved(() => whole('10.01', '0.00'))).toEqual([1, 10.01, 0, 10.01])
    await pass(2 * MINUTE_MS)
    expect(await moved(() => whole('10.01', '0.00'))).toEqual([1, 10.01, 0, 5])
    await change({ types: [{ gameType: type, percent: 50 }], vendors: [{ vendor: 'KIT', percent: 0 }] })
    await pass(2 * MINUTE_MS)
    expect(await moved(() => whole('10.00', '0.00'))).toEqual([1, 10, 0, 0])
    await change({ types: [], vendors: [] })
    await pass(2 * MINUTE_MS)
    expect(await fault()).toBeNull()
  })

  it('begins a new day at midnight of the brand (MEM-04)', async () => {
    const dayOf = (at: number) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Bangkok' }).format(new Date(at))
    const from = Date.now() + offset
    const steps = Array.from({ length: 24 * 60 }, (_, minute) => from + minute * MINUTE_MS)
    const next = steps.find((at) => dayOf(at) !== dayOf(from)) ?? 0
    await pass(next - from - 2 * MINUTE_MS)
    player = await table.sit('lotus.agent', game)
    await whole('1.00', '0.00')
    const before = (await days()).filter(({ day }) => day === dayOf(next))
    await pass(4 * MINUTE_MS)
    await whole('1.00', '0.00')
    expect(before).toEqual([])
    expect((await days())[0]).toMatchObject({ day: dayOf(next), rounds: 1, bet: '1.00' })
  })

  it('is found out by verify where it is not what the rounds say, and made anew by a job (GAM-05)', async () => {
    const { dataDir, databaseUrl } = rig.place
    const right = await days()
    await rig.platform.stop()
    await run(process.execPath, [
      ...bundled('test/rig/process/wrong-turnover.ts'),
      dataDir,
      ...(databaseUrl === undefined ? [] : [databaseUrl]),
    ])
    await rig.start(offset)
    expect(await fault()).toMatchObject({ table: 'turnover_days', what: 'valid' })
    expect((await editor.call('POST', 'turnover/no-such-brand/rebuild')).body.code).toBe('unknown_merchant')
    expect((await editor.call('POST', 'turnover/lotus/rebuild')).body.value).toEqual({ queued: true })
    await until(async () => ((await fault()) === null ? true : undefined), 'turnover that is right again')
    expect(await days()).toEqual(right)
  })
}
