import { Rig, clickId, said, until } from './rig.ts'

jest.setTimeout(30_000)

describe('money between the provider and the wallet', () => {
  const rig = new Rig()
  beforeAll(() => rig.setUp())
  afterAll(() => rig.tearDown())
  beforeEach(() => {
    rig.ahead = 0
    rig.wallet.faults = []
    rig.wallet.refusal = undefined
    rig.wallet.jackpot = undefined
    rig.wallet.calls.length = 0
    rig.wallet.balance = 1_000_000n
  })
  const lose = (operation: string, times: number): void => {
    for (let i = 0; i < times; i += 1) rig.wallet.faults.push({ operation, fault: 'lose' })
  }
  const allOver = () => until(() => rig.provider.book.live().length === 0)

  it('takes the launch token once and reconnects with the session that came of it (GAM-06)', async () => {
    const table = await rig.table()
    expect((await table.call('open')).body.value.balance).toBe('10000.00')
    expect(rig.wallet.of('authenticate')).toHaveLength(1)
  })

  it('plays a slot round as one fact, and a double tap as one round (GAM-05)', async () => {
    const table = await rig.table()
    const bet = { clientId: clickId(), stake: '10.00' }
    const [one, two] = await Promise.all([table.call('slot/spin', bet), table.call('slot/spin', bet)])
    expect(one.status).toBe(200)
    expect(two.body.value.id).toBe(one.body.value.id)
    expect((await table.call('slot/spin', { ...bet, stake: '20.00' })).body.code).toBe('client_id_conflict')
    expect(rig.wallet.of('bet-win')).toHaveLength(1)
    const { payout, balance } = one.body.value
    expect(rig.wallet.of('bet-win')[0]?.body).toMatchObject({ bet: '10.00', win: payout, currency: 'THB' })
    expect(Number(balance)).toBeCloseTo(10_000 - 10 + Number(payout), 2)
  })

  it('returns what became of rounds for money to the platform alone, in their order (GAM-05)', async () => {
    const from = Date.now()
    const table = await rig.table()
    const stakes = ['1.00', '2.00', '5.00']
    const played: { id: string; payout: string }[] = []
    for (const stake of stakes)
      played.push((await table.call('slot/spin', { clientId: clickId(), stake })).body.value)
    await allOver()
    const span = { from, to: Date.now() + 1_000 }
    const { rounds, next } = (await rig.ask('/rounds', span)).body
    expect(next).toBeNull()
    expect(rounds).toEqual(
      stakes.map((stake, i) => ({
        roundId: played[i]?.id,
        at: expect.any(Number),
        currency: 'THB',
        stake,
        payout: played[i]?.payout,
        state: 'closed',
      })),
    )
    const after = { at: rounds[0].at, id: rounds[0].roundId }
    expect((await rig.ask('/rounds', { ...span, after })).body.rounds).toEqual(rounds.slice(1))
    expect((await rig.ask('/rounds', { from: span.to, to: span.to + 1_000 })).body.rounds).toEqual([])
    const forged = await rig.ask('/rounds', span, { 'x-signature': 'f'.repeat(64) })
    expect(said(forged)).toEqual([401, 'signature_invalid', 'X-Signature'])
  })

  it('plays in a currency without decimals, and sends the wallet none (GAM-04)', async () => {
    rig.wallet.currency = 'VND'
    const table = await rig.table({ currency: { code: 'VND', symbol: '₫' } })
    const spun = await table.call('slot/spin', { clientId: clickId(), stake: '1000.00' })
    rig.wallet.currency = 'THB'
    expect(spun.status).toBe(200)
    const { payout } = spun.body.value
    expect(rig.wallet.of('bet-win').at(-1)?.body).toMatchObject({
      bet: '1000',
      win: payout.replace('.00', ''),
      currency: 'VND',
    })
  })

  it('asks again with the same id when the answer was lost, and the money moves once (GAM-05)', async () => {
    const table = await rig.table()
    rig.wallet.faults.push({ operation: 'bet-win', fault: 'drop' }, { operation: 'bet-win', fault: 'fail' })
    const round = await table.call('slot/spin', { clientId: clickId(), stake: '1.00' })
    expect(round.status).toBe(200)
    const calls = rig.wallet.of('bet-win')
    expect(calls).toHaveLength(3)
    expect(new Set(calls.map(({ body }) => body['transactionId'])).size).toBe(1)
    expect(Number(rig.wallet.balance)).toBe(1_000_000 - 100 + Number(round.body.value.payout) * 100)
  })

  it('takes a bet back that was not answered for 8 seconds, until the refund is acknowledged (GAM-05)', async () => {
    const table = await rig.table({}, 'FISH')
    lose('bet', 50)
    lose('refund', 2)
    const betting = table.call('crash/bet', { clientId: clickId(), stake: '10.00', auto: null })
    await until(() => rig.wallet.of('bet').length > 0)
    rig.ahead = 9_000
    expect(said(await betting)).toEqual([504, 'wallet_no_answer'])
    await allOver()
    expect(rig.wallet.of('refund')).toHaveLength(3)
    expect(rig.wallet.of('refund')[0]?.body['betTransactionId']).toBe(
      rig.wallet.of('bet')[0]?.body['transactionId'],
    )
    expect(rig.wallet.balance).toBe(1_000_000n)
  })

  it('lets a slot round stand that the wallet had booked and will not give back (GAM-05)', async () => {
    const table = await rig.table()
    rig.wallet.faults.push({ operation: 'bet-win', fault: 'drop' })
    lose('bet-win', 1)
    rig.wallet.refusal = { operation: 'refund', status: 409, code: 'round_closed' }
    const spinning = table.call('slot/spin', { clientId: clickId(), stake: '5.00' })
    await until(() => rig.wallet.of('bet-win').length > 1)
    rig.ahead = 9_000
    expect(said(await spinning)).toEqual([504, 'wallet_no_answer'])
    await allOver()
    const [last] = (await table.call('fair')).body.value.rounds
    expect(last.round.state).toBe('closed')
    expect(Number(rig.wallet.balance)).toBe(1_000_000 - 500 + Number(last.round.payout) * 100)
  })

  it('takes an unanswered bet back after a restart (PLT-06)', async () => {
    const table = await rig.table({}, 'FISH')
    lose('bet', 500)
    const betting = table.call('crash/bet', { clientId: clickId(), stake: '10.00', auto: null })
    betting.catch(() => undefined)
    await until(() => rig.wallet.of('bet').length > 0)
    rig.ahead = 1_000
    await rig.provider.stop()
    rig.ahead = 10_000
    await rig.restart()
    await until(() => rig.wallet.of('refund').length === 1)
    await allOver()
    rig.wallet.faults = []
    expect(rig.wallet.balance).toBe(1_000_000n)
  })

  it('pays an automatic cash-out while no page is open, also after a restart (PLT-06)', async () => {
    const table = await rig.table({ player: 'player-1' }, 'FISH')
    let round
    do {
      const bet = await table.call('crash/bet', { clientId: clickId(), stake: '10.00', auto: 101 })
      round = rig.provider.book.live().find(({ id }) => id === bet.body.value.round.id)
      if (round?.kind === 'crash' && round.crash < 101) {
        rig.ahead += 5_000
        await rig.restart()
        await allOver()
        round = undefined
      }
    } while (round === undefined)
    const before = rig.wallet.balance
    await rig.stop()
    lose('win', 1)
    rig.ahead += 60_000
    await rig.start()
    await allOver()
    const wins = rig.wallet.of('win')
    expect(wins.map(({ body }) => body['amount'])).toEqual(['10.10', '10.10'])
    expect(new Set(wins.map(({ body }) => body['transactionId'])).size).toBe(1)
    expect(rig.wallet.balance - before).toBe(1_010n)
  })

  it('reports that a flight has ended before its payout is booked, and once more when it is (GAM-04, GAM-05)', async () => {
    const table = await rig.table({}, 'FISH')
    const bet = await table.call('crash/bet', { clientId: clickId(), stake: '10.00', auto: 101 })
    const { id: roundId } = bet.body.value.round
    lose('win', 1)
    lose('end-round', 1)
    rig.ahead += 5_000
    const ended = (await table.call('crash/wait', { roundId })).body.value.round
    expect([ended.state, ended.balance]).toEqual(['settling', '9990.00'])
    const paid = (await table.call('crash/wait', { roundId })).body.value.round
    expect(paid.state).toBe('closed')
    expect(Number(paid.balance)).toBeCloseTo(9_990 + Number(paid.payout), 2)
    expect((await table.call('crash/wait', { roundId })).body.value.round).toEqual(paid)
  })

  it('has one flight for a player and game on two devices, and refuses to cash out after the crash (GAM-06)', async () => {
    const one = await rig.table({}, 'FISH')
    const two = await rig.table({}, 'FISH')
    const bet = await one.call('crash/bet', { clientId: clickId(), stake: '1.00', auto: null })
    const { id, crash } = bet.body.value.round
    expect(crash).toBeNull()
    expect(said(await two.call('crash/bet', { clientId: clickId(), stake: '1.00', auto: null }))).toEqual([
      409,
      'round_open',
    ])
    expect((await two.call('open')).body.value.crash.round.id).toBe(id)
    expect(said(await two.call('fair/renew'))).toEqual([409, 'round_open'])
    rig.ahead += 200_000
    const late = await two.call('crash/cash-out', { roundId: id })
    expect([200, 409]).toContain(late.status)
    await allOver()
    const { history } = (await one.call('crash/state')).body.value
    const ended = history.find((flight: { id: string }) => flight.id === id)
    expect(ended.cashedOut === null ? late.body.code : 'round_crashed').toBe('round_crashed')
  })

  it('settles a ticket for a draw held while the service was down (PLT-06)', async () => {
    const table = await rig.table({}, 'LOTT')
    const { open } = (await table.call('lottery/state')).body.value
    const lines = [...'0123456789'].map((number) => ({ kind: 'run-bottom', number, stake: '1.00' }))
    const ticket = await table.call('lottery/buy', { clientId: clickId(), draw: open, lines })
    expect(ticket.body.value.state).toBe('open')
    await rig.stop()
    rig.ahead += 60_000
    await rig.start()
    await allOver()
    // Of all ten digits one or two are among the bottom ones.
    expect(['5.00', '10.00']).toContain(rig.wallet.of('win')[0]?.body['amount'])
    const [settled] = (await table.call('lottery/state')).body.value.tickets
    expect(settled.drawn).toEqual({
      top: expect.stringMatching(/^\d{3}$/),
      bottom: expect.stringMatching(/^\d{2}$/),
    })
  })

  it.each([
    ['insufficient_funds', 422, 'insufficient_funds'],
    ['play_restricted', 403, 'play_restricted'],
    ['game_session_unknown', 404, 'game_session_ended'],
    ['provider_down', 503, 'provider_down'],
    ['transaction_conflict', 409, 'bet_refused'],
  ])('shows the player %s and takes nothing', async (code, status, expected) => {
    const table = await rig.table()
    rig.wallet.refusal = { operation: 'bet-win', status, code, data: { balance: '1.00' } }
    const refused = await table.call('slot/spin', { clientId: clickId(), stake: '1.00' })
    expect(refused.body.code).toBe(expected)
    expect(rig.wallet.of('bet-win')).toHaveLength(1)
    expect(rig.provider.book.live()).toHaveLength(0)
  })

  it('makes a refused win again, never dropped, and says so to the operator', async () => {
    const table = await rig.table({}, 'LOTT')
    const { open } = (await table.call('lottery/state')).body.value
    const lines = [...'0123456789'].map((number) => ({ kind: 'run-bottom', number, stake: '1.00' }))
    await table.call('lottery/buy', { clientId: clickId(), draw: open, lines })
    rig.wallet.refusal = { operation: 'win', status: 401, code: 'provider_unknown' }
    await rig.stop()
    rig.ahead += 60_000
    await rig.start()
    await until(() => rig.warnings.length > 0)
    rig.wallet.refusal = undefined
    await rig.restart()
    await allOver()
    expect(rig.wallet.of('win').length).toBeGreaterThan(1)
  })

  it('reports a jackpot that the bet won', async () => {
    rig.wallet.jackpot = '123.45'
    const table = await rig.table()
    const round = await table.call('slot/spin', { clientId: clickId(), stake: '1.00' })
    expect(round.body.value.jackpot).toBe('123.45')
  })

  it('keeps free play away from the wallet and fills play money up when it runs low', async () => {
    const table = await rig.table({ mode: 'free', player: 'visitor' })
    rig.wallet.calls.length = 0
    expect(said(await table.call('refill'))).toEqual([409, 'refill_refused'])
    let balance = 10_000
    for (let i = 0; i < 400 && balance >= 1_000; i += 1) {
      const round = await table.call('slot/spin', { clientId: clickId(), stake: '500.00' })
      if (round.status !== 200) break
      expect(Number(round.body.value.balance)).toBeCloseTo(balance - 500 + Number(round.body.value.payout), 2)
      balance = Number(round.body.value.balance)
    }
    expect((await table.call('balance')).body.value.balance).toBe(balance.toFixed(2))
    if (balance < 1_000) expect((await table.call('refill')).body.value.balance).toBe('10000.00')
    expect(rig.wallet.calls).toEqual([])
  })
})
