import { randomUUID } from 'node:crypto'
import type { DayCheck, DayFigure, DayReport } from '@site/shared-api/contract/day-report'
import { said, Table } from '../../rig/outside/play.ts'
import type { Provider } from '../../rig/outside/provider.ts'
import { Depositor } from '../../rig/people/depositor.ts'
import { Editor } from '../../rig/people/editor.ts'
import { Loyal } from '../../rig/people/loyal.ts'
import type { Rig } from '../../rig/rig.ts'
import { until } from '../../rig/until.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const ZONE = 'Asia/Bangkok'
const dayOf = (at: number): string => new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(at)

/** What a brand's day came to, beside what was really done in it (PLT-09). */
export function dayReportSuite(rig: Rig, provider: Provider): void {
  const editor = new Editor(rig)
  const table = new Table(rig, provider)
  const demo = new Loyal(table, 'lotus.demo')
  const today = dayOf(Date.now())
  let depositId: string
  let givenOn: { points: number; cash: number }
  const agentPays = async (): Promise<{ id: string; amount: string; paidAt: string | null }[]> =>
    (await editor.call('GET', 'agent-pays?merchant=lotus&state=paid&limit=100')).body.value.list

  const read = async (day: string): Promise<DayReport | undefined> =>
    (await editor.call('GET', `day-reports/lotus/${day}`)).body.value
  const figure = ({ figures }: DayReport, name: string): DayFigure => {
    const found = figures.find((one) => one.name === name)
    if (!found) throw new Error(`no figure ${name}`)
    return found
  }
  const check = (report: DayReport, name: string, against: string): DayCheck => {
    const found = figure(report, name).checks.find((one) => one.against === against)
    if (!found) throw new Error(`${name} is not compared with ${against}`)
    return found
  }

  beforeAll(async () => {
    const payer = await Depositor.signIn(rig, 'lotus.new')
    await demo.signIn()
    const { orderId } = await payer.begin({ channelId: 'transfer', amount: '300.00' })
    depositId = orderId
    const body = { amount: '300.00', why: 'seen on the statement', unclaimed: '0.00' }
    expect(
      said(await editor.call('POST', `deposits/${orderId}/settle`, { ...body, unclaimed: '1.00' })),
    ).toEqual([409, 'deposit_closed', 'unclaimed'])
    expect((await editor.call('POST', `deposits/${orderId}/settle`, body)).status).toBe(200)
    const game = await table.game({ gameType: 'SLOT', vassalage: 'KIT' })
    await demo.play(game, '1000.00', '250.00')
    const second = await Editor.signedIn(rig, 'report-second', 'payments')
    const adjustment = {
      id: randomUUID(),
      merchant: 'lotus',
      account: 'lotus.demo',
      walletId: 'MAIN',
      direction: 'give',
      amount: '20.00',
      why: 'for the report',
    }
    await editor.call('POST', 'adjustments', adjustment)
    await second.call('POST', `adjustments/${adjustment.id}/approve`)
    const [pay] = await agentPays()
    const correction = { correctionId: randomUUID(), way: 'take', amount: '0.75', why: 'for the report' }
    expect(said(await editor.call('POST', `agent-pays/${String(pay?.id)}/correct`, correction))).toEqual([
      200,
    ])
    await demo.call('POST', '/wps/rebate/claim', { claimId: randomUUID() })
    givenOn = { points: (await demo.get('/wps/mall/goods')).points, cash: await demo.cash() }
  })
  afterAll(async () => {
    table.movedMs = 0
    await rig.moveClock(0)
  })

  it('is made by itself when the day is over, with figures that are those of the day (PLT-09)', async () => {
    expect(givenOn.points).toBeGreaterThan(0)
    expect(said(await editor.call('POST', `day-reports/lotus/${today}/rebuild`))).toEqual([
      400,
      'invalid_input',
      'day',
    ])
    await rig.moveClock(DAY_MS)
    const report = await until(() => read(today), 'the report of the day')
    expect(report).toMatchObject({ merchant: 'lotus', day: today, timeZone: ZONE, madeBy: 'site' })
    expect(figure(report, 'deposits')).toMatchObject({ count: 1, amount: '300.00' })
    expect(figure(report, 'first-deposits')).toMatchObject({ count: 1, amount: '300.00' })
    // Adjustments of this file: 75.50 given and taken, 10.00 and 20.00 given.
    expect(figure(report, 'adjustments')).toMatchObject({ count: 4, amount: '30.00' })
    const paid = (await agentPays()).filter(
      ({ paidAt }) => paidAt !== null && dayOf(Date.parse(paidAt)) === today,
    )
    // Beside what the seconds of this file may have paid agents: what one of them was taken of again.
    expect(figure(report, 'agent-pay')).toMatchObject({
      count: paid.length + 1,
      amount: (paid.reduce((sum, { amount }) => sum + Number(amount), 0) - 0.75).toFixed(2),
    })
    // Two rounds of 1.00, staked and won, are of who was frozen before.
    expect(figure(report, 'stakes')).toMatchObject({ count: 4, amount: '1252.00' })
    expect(figure(report, 'wins').amount).toBe('1252.00')
    expect(Number(figure(report, 'rebate').amount)).toBeGreaterThan(0)
    for (const name of ['deposits', 'withdrawals', 'rebate', 'adjustments', 'agent-pay', 'closing'])
      expect([name, check(report, name, 'ledger').agrees]).toEqual([name, true])
    for (const name of [
      'rebate',
      'adjustments',
      'agent-pay',
      'bonus-given',
      'withdrawals',
      'points-spent',
      'first-deposits',
    ])
      expect([name, check(report, name, 'orders').agrees]).toEqual([name, true])
    expect(check(report, 'stakes', 'rounds').agrees).toBe(true)
  })

  it('marks money without a payment, and rounds that its provider does not know, and leads to them (PLT-09)', async () => {
    const report = await read(today)
    if (!report) throw new Error('no report')
    const paid = check(report, 'deposits', 'payments')
    expect(paid).toMatchObject({ agrees: false, ours: '300.00', found: '0.00' })
    expect(paid.rows).toEqual([{ kind: 'entry', id: expect.any(String), ours: '300.00', theirs: null }])
    const rounds = check(report, 'stakes', 'provider')
    expect(rounds.agrees).toBe(false)
    expect(rounds.rows[0]).toMatchObject({ kind: 'round', theirs: null })
    expect(report.differences).toBeGreaterThanOrEqual(2)
    const { list } = (await editor.call('GET', 'day-reports?merchant=lotus&differing=true')).body.value
    expect(list[0]).toMatchObject({ day: today, deposits: '300.00', differences: report.differences })
    expect((await editor.call('GET', `deposits/${depositId}`)).body.value.receipts).toEqual([])
  })

  it('is made anew at each request, and says by whom; the day after begins where it ended (PLT-09)', async () => {
    const before = await read(today)
    const rebuilds = await Promise.all(
      [1, 2].map(() => editor.call('POST', `day-reports/lotus/${today}/rebuild`)),
    )
    expect(rebuilds.map(({ status }) => status)).toEqual([200, 200])
    const again = await until(async () => {
      const report = await read(today)
      return report?.madeBy === 'local' ? report : undefined
    }, 'the report made anew')
    expect(again.figures).toEqual(before?.figures)
    await rig.moveClock(2 * DAY_MS)
    const next = dayOf(Date.now() + DAY_MS)
    const report = await until(() => read(next), 'the report of the next day')
    expect(check(report, 'closing', 'before')).toMatchObject({ agrees: true })
    expect(figure(report, 'deposits')).toMatchObject({ count: 0, amount: '0.00' })
  })

  it('is a file in either language, for those alone who handle money (PLT-09)', async () => {
    const file = async (language: string, by = editor) =>
      await by.call('GET', `day-reports-file?merchant=lotus&from=${today}&to=${today}&language=${language}`)
    const { name, text } = (await file('EN')).body.value
    expect(name).toBe(`lotus-${today}-${today}.csv`)
    expect(
      text.split('\r\n').some((line: string) => line.startsWith(`${today},${ZONE},Deposits,1,300.00,THB`)),
    ).toBe(true)
    expect((await file('TY')).body.value.text).toContain('ยอดฝาก')
    // Codes of authenticator apps are those of the real time.
    await rig.moveClock(0)
    const risk = await Editor.signedIn(rig, 'report-risk', 'risk')
    expect(said(await file('EN', risk))).toEqual([403, 'feature_unavailable', 'role'])
  })
}
