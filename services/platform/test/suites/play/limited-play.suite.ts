import type { CareCase } from '@site/shared-api/contract/play-console'
import { codeOf } from '../../rig/caller.ts'
import { said } from '../../rig/outside/play.ts'
import { launchPath, type Game } from '../../rig/outside/provider.ts'
import { Editor } from '../../rig/people/editor.ts'
import { give } from '../../rig/people/kept-away.ts'
import { DAY_MS, HOUR_MS, limitPath, MINUTE_MS, type Limited } from '../../rig/people/limited.ts'
import { freshPayee, newMember } from '../../rig/people/member.ts'
import type { Rig } from '../../rig/rig.ts'
import { until } from '../../rig/until.ts'

/** Play within limits: held in the transaction of what they limit, time and money counted by the platform (MEM-09). */
export function limitedPlaySuite(rig: Rig, limited: Limited): void {
  const { table } = limited
  const editor = new Editor(rig)
  let game: Game
  /** At a table, from the test of stakes on. */
  let sessionId: string
  const bet = (amount: string, more: object = {}) => limited.bet(sessionId, amount, more)
  const tick = async () => (await limited.call('POST', '/wps/member/play/clock')).body.value

  beforeAll(async () => {
    await limited.signIn()
    game = await table.game({ gameType: 'SLOT', vassalage: 'KIT' })
  })

  it('a stake beyond a limit of stakes or losses is refused in the wallet, a repeat of it for ever (GAM-05)', async () => {
    sessionId = await table.open(limited.demo.credential, game)
    await limited.set('stake', 'round', '5.00')
    expect(codeOf(await bet('5.01'))).toBe('stake_limit')
    await limited.set('loss', 'week', '8.00')
    const roundId = table.id('r')
    expect(codeOf(await bet('5.00', { roundId }))).toBe('200')
    const transaction = { transactionId: table.id(), roundId: table.id('r') }
    const refused = await bet('4.00', transaction)
    expect([...said(refused), refused.body.data?.['left']]).toEqual([422, 'loss_limit', '3.00'])
    const win = {
      sessionId,
      transactionId: table.id(),
      roundId,
      amount: '5.00',
      currency: 'THB',
      endRound: true,
    }
    expect(codeOf(await table.call('win', win))).toBe('200')
    // The loss is gone, the answer that was given is not.
    expect(codeOf(await bet('4.00', transaction))).toBe('loss_limit')
    const rounds = [table.id('r'), table.id('r')]
    const both = await Promise.all(rounds.map((id) => bet('5.00', { roundId: id })))
    expect(both.map(codeOf).toSorted()).toEqual(['200', 'loss_limit'])
    const lost = {
      ...win,
      transactionId: table.id(),
      roundId: rounds[both.findIndex(({ status }) => status === 200)],
      amount: '1.00',
    }
    expect(codeOf(await table.call('win', lost))).toBe('200')
  })

  it('time is counted by the platform, a check is due until it is answered, and a limit of time ends play', async () => {
    await limited.call('PUT', '/wps/member/play/reality-check', { every: 5 })
    expect(said(await limited.call('PUT', '/wps/member/play/reality-check', { every: 240 }))).toEqual([
      400,
      'invalid_input',
      'every',
    ])
    await limited.pass(HOUR_MS)
    const first = await tick()
    expect(first).toMatchObject({ seconds: 0, every: 5, due: false, left: null })
    await limited.pass(4 * MINUTE_MS)
    expect(await tick()).toMatchObject({ since: first.since, due: false })
    await limited.pass(MINUTE_MS)
    const due = await tick()
    expect([due.due, due.seconds >= 300, due.since]).toEqual([true, true, first.since])
    expect((await tick()).due).toBe(true)
    const answered = await limited.call('POST', '/wps/member/play/clock/check', { answer: 'on' })
    expect(answered.body.value.due).toBe(false)
    expect((await tick()).due).toBe(false)
    await limited.set('time', 'day', '7')
    expect((await tick()).left).toBeLessThanOrEqual(120)
    await limited.pass(3 * MINUTE_MS)
    expect((await tick()).left).toBe(0)
    const launched = await rig.caller.get(launchPath(game, '0'), { credential: limited.demo.credential })
    expect([codeOf(launched), launched.body.data?.['period']]).toEqual(['time_limit', 'day'])
    // A table that is open already takes no bet any more either.
    const late = await bet('1.00')
    expect([codeOf(late), late.body.data?.['period']]).toEqual(['time_limit', 'day'])
    const { minutes } = (await limited.call('GET', '/wps/member/play/activity?range=day')).body.value
    expect(minutes).toBe(8)
    // A pause begins a new period.
    await limited.pass(20 * MINUTE_MS)
    expect((await tick()).seconds).toBe(0)
    // So does stopping at a check, and going on after all.
    await limited.pass(5 * MINUTE_MS)
    expect((await tick()).due).toBe(true)
    await limited.call('POST', '/wps/member/play/clock/check', { answer: 'stop' })
    expect(await tick()).toMatchObject({ seconds: 0, due: false })
    // The brand's bounds hold whatever was chosen before.
    await editor.change('play-rules', 'lotus', { realityLeast: 10 })
    expect([(await tick()).every, (await limited.care()).reality]).toEqual([
      10,
      { every: 10, least: 10, most: 60 },
    ])
    const drafted = await editor.draft(await editor.get('play-rules', 'lotus'), { realityMost: 5 })
    expect(drafted.body.value.draft.problems.map(({ field }: { field: string }) => field)).toEqual([
      'realityMost',
      'realityDefault',
    ])
    await editor.remove(drafted, '/draft')
    await editor.change('play-rules', 'lotus', { realityLeast: 5 })
  })

  it('what play came to adds up with the ledger (MEM-04)', async () => {
    const activity = (await limited.call('GET', '/wps/member/play/activity?range=day')).body.value
    const { currency, total } = (await limited.call('GET', '/wps/member/profitandloss?range=today')).body
      .value
    const { stakes, wins, net } = activity
    expect([activity.currency, stakes, net]).toEqual([currency, total.bet, total.net])
    expect(Number(wins)).toBe(Number(total.won) + Number(total.jackpot))
    expect([stakes, wins, net]).toEqual(['10.00', '6.00', '-4.00'])
  })

  it('what points to harm is found when the day is over, with its figures, and opens a case (PLT-09)', async () => {
    await limited.pass(DAY_MS)
    const found = await until(async () => {
      const { list } = (await editor.call('GET', 'care?merchant=lotus&state=open')).body.value
      return list.find(({ account }: CareCase) => account === 'lotus.demo')
    }, 'a case of lotus.demo')
    expect(found.markers).toContain('raised-limits')
    const { markers } = (await editor.call('GET', 'care/lotus/lotus.demo')).body.value
    expect(markers).toContainEqual(expect.objectContaining({ kind: 'raised-limits', detail: { count: 1 } }))
    await limited.signIn()
  })

  it('a statement of a day begins with it, that of a year has what was before', async () => {
    const statement = async (range: string) =>
      (await limited.call('GET', `/wps/member/play/activity?range=${range}`)).body.value
    expect(await statement('day')).toMatchObject({
      deposits: '0.00',
      stakes: '0.00',
      wins: '0.00',
      net: '0.00',
      minutes: 0,
    })
    const { deposits, minutes, stakes } = await statement('year')
    expect([Number(deposits) >= 400, Number(stakes) >= 10, minutes >= 8]).toEqual([true, true, true])
  })

  it('a limit of a round counts all bets of the round, also at once, and gives back what was refunded (GAM-05)', async () => {
    const { credential, name } = await newMember(rig, { payeeName: freshPayee() })
    const gift = (await give(editor, name, '1000.00')).body.value.id
    const call = (method: string, path: string, body?: object) =>
      rig.caller.call(method, path, { credential, ...(body && { body }) })
    expect(codeOf(await call('POST', `/wps/rewards/${gift}/claim`))).toBe('200')
    expect(codeOf(await call('PUT', limitPath('stake', 'round'), { amount: '100.00' }))).toBe('200')
    const at = await table.open(credential, game)
    const stake = (roundId: string, amount: string, transactionId = table.id()) =>
      limited.bet(at, amount, { roundId, transactionId })
    const [six, parts] = [table.id('r'), table.id('r')]
    const answers = await Promise.all(Array.from({ length: 6 }, () => stake(six, '100.00')))
    expect(answers.map(codeOf).toSorted()).toEqual(['200', ...Array.from({ length: 5 }, () => 'stake_limit')])
    const first = table.id()
    expect(codeOf(await stake(parts, '40.00', first))).toBe('200')
    expect(codeOf(await stake(parts, '60.00'))).toBe('200')
    const beyond = await stake(parts, '0.01')
    expect([...said(beyond), beyond.body.data]).toEqual([
      422,
      'stake_limit',
      expect.objectContaining({ period: 'round', limit: '100.00', left: '0.00' }),
    ])
    const back = { sessionId: at, transactionId: table.id(), betTransactionId: first, roundId: parts }
    expect(codeOf(await table.call('refund', back))).toBe('200')
    expect(codeOf(await stake(parts, '40.01'))).toBe('stake_limit')
    expect(codeOf(await stake(parts, '40.00'))).toBe('200')
    expect(codeOf(await stake(table.id('r'), '100.00'))).toBe('200')
  })

  it('a bet counts as play, whether the page reports it or not (GAM-05)', async () => {
    sessionId = await table.open(limited.demo.credential, game)
    const { since } = await tick()
    await limited.pass(10 * MINUTE_MS)
    expect(codeOf(await bet('1.00'))).toBe('200')
    // Twenty minutes without a report of the page: without the bet a pause, and a new period.
    await limited.pass(10 * MINUTE_MS)
    const after = await tick()
    expect([after.since, after.seconds >= 20 * 60]).toEqual([since, true])
  })
}
