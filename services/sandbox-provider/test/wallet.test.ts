import { Bench, clickId, said, until } from './bench.ts'

jest.setTimeout(30_000)

describe('money between the provider and the wallet', () => {
  const bench = new Bench()
  beforeAll(() => bench.setUp())
  afterAll(() => bench.tearDown())
  beforeEach(() => {
    bench.ahead = 0
    bench.wallet.faults = []
    bench.wallet.refusal = undefined
    bench.wallet.jackpot = undefined
    bench.wallet.calls.length = 0
    bench.wallet.balance = 1_000_000n
  })
  const lose = (operation: string, times: number): void => {
    for (let i = 0; i < times; i += 1) bench.wallet.faults.push({ operation, fault: 'lose' })
  }
  const allOver = () => until(() => bench.provider.book.live().length === 0)

  it('takes the launch token once and reconnects with the session that came of it (GAM-06)', async () => {
    const table = await bench.table()
    expect((await table.call('open')).body.value.balance).toBe('10000.00')
    expect(bench.wallet.of('authenticate')).toHaveLength(1)
  })

  it('plays a slot round as one fact, and a double tap as one round (GAM-05)', async () => {
    const table = await bench.table()
    const bet = { clientId: clickId(), stake: '10.00' }
    const [one, two] = await Promise.all([table.call('slot/spin', bet), table.call('slot/spin', bet)])
    expect(one.status).toBe(200)
    expect(two.body.value.id).toBe(one.body.value.id)
    expect((await table.call('slot/spin', { ...bet, stake: '20.00' })).body.code).toBe('client_id_conflict')
    expect(bench.wallet.of('bet-win')).toHaveLength(1)
    const { payout, balance } = one.body.value
    expect(bench.wallet.of('bet-win')[0]?.body).toMatchObject({ bet: '10.00', win: payout, currency: 'THB' })
    expect(Number(balance)).toBeCloseTo(10_000 - 10 + Number(payout), 2)
  })

  it('asks again with the same id when the answer was lost, and the money moves once (GAM-05)', async () => {
    const table = await bench.table()
    bench.wallet.faults.push({ operation: 'bet-win', fault: 'drop' }, { operation: 'bet-win', fault: 'fail' })
    const round = await table.call('slot/spin', { clientId: clickId(), stake: '1.00' })
    expect(round.status).toBe(200)
    const calls = bench.wallet.of('bet-win')
    expect(calls).toHaveLength(3)
    expect(new Set(calls.map(({ body }) => body['transactionId'])).size).toBe(1)
    expect(Number(bench.wallet.balance)).toBe(1_000_000 - 100 + Number(round.body.value.payout) * 100)
  })

  it('takes a bet back that nobody answered for 8 seconds, until the refund is acknowledged (GAM-05)', async () => {
    const table = await bench.table({}, 'FISH')
    lose('bet', 50)
    lose('refund', 2)
    const betting = table.call('crash/bet', { clientId: clickId(), stake: '10.00', auto: null })
    await until(() => bench.wallet.of('bet').length > 0)
    bench.ahead = 9_000
    expect(said(await betting)).toEqual([504, 'wallet_no_answer'])
    await allOver()
    expect(bench.wallet.of('refund')).toHaveLength(3)
    expect(bench.wallet.of('refund')[0]?.body['betTransactionId']).toBe(
      bench.wallet.of('bet')[0]?.body['transactionId'],
    )
    expect(bench.wallet.balance).toBe(1_000_000n)
  })

  it('lets a slot round stand that the wallet had booked and will not give back (GAM-05)', async () => {
    const table = await bench.table()
    bench.wallet.faults.push({ operation: 'bet-win', fault: 'drop' })
    lose('bet-win', 1)
    bench.wallet.refusal = { operation: 'refund', status: 409, code: 'round_closed' }
    const spinning = table.call('slot/spin', { clientId: clickId(), stake: '5.00' })
    await until(() => bench.wallet.of('bet-win').length > 1)
    bench.ahead = 9_000
    expect(said(await spinning)).toEqual([504, 'wallet_no_answer'])
    await allOver()
    const [last] = (await table.call('fair')).body.value.rounds
    expect(last.round.state).toBe('closed')
    expect(Number(bench.wallet.balance)).toBe(1_000_000 - 500 + Number(last.round.payout) * 100)
  })

  it('takes an unanswered bet back after a restart (PLT-06)', async () => {
    const table = await bench.table({}, 'FISH')
    lose('bet', 500)
    const betting = table.call('crash/bet', { clientId: clickId(), stake: '10.00', auto: null })
    betting.catch(() => undefined)
    await until(() => bench.wallet.of('bet').length > 0)
    bench.ahead = 1_000
    await bench.provider.stop()
    bench.ahead = 10_000
    await bench.restart()
    await until(() => bench.wallet.of('refund').length === 1)
    await allOver()
    bench.wallet.faults = []
    expect(bench.wallet.balance).toBe(1_000_000n)
  })

  it('pays an automatic cash-out while no page is open, also after a restart (PLT-06)', async () => {
    const table = await bench.table({ player: 'player-1' }, 'FISH')
    let round
    do {
      const told = await table.call('crash/bet', { clientId: clickId(), stake: '10.00', auto: 101 })
      round = bench.provider.book.live().find(({ id }) => id === told.body.value.round.id)
      if (round?.kind === 'crash' && round.crash < 101) {
        bench.ahead += 5_000
        await bench.restart()
        await allOver()
        round = undefined
      }
    } while (round === undefined)
    const before = bench.wallet.balance
    await bench.stop()
    lose('win', 1)
    bench.ahead += 60_000
    await bench.start()
    await allOver()
    const wins = bench.wallet.of('win')
    expect(wins.map(({ body }) => body['amount'])).toEqual(['10.10', '10.10'])
    expect(new Set(wins.map(({ body }) => body['transactionId'])).size).toBe(1)
    expect(bench.wallet.balance - before).toBe(1_010n)
  })

  it('has one flight for a player and game on two devices, and refuses to cash out after the crash (GAM-06)', async () => {
    const one = await bench.table({}, 'FISH')
    const two = await bench.table({}, 'FISH')
    const bet = await one.call('crash/bet', { clientId: clickId(), stake: '1.00', auto: null })
    const { id, crash } = bet.body.value.round
    expect(crash).toBeNull()
    expect(said(await two.call('crash/bet', { clientId: clickId(), stake: '1.00', auto: null }))).toEqual([
      409,
      'round_open',
    ])
    expect((await two.call('open')).body.value.crash.round.id).toBe(id)
    expect(said(await two.call('fair/renew'))).toEqual([409, 'round_open'])
    bench.ahead += 200_000
    const late = await two.call('crash/cash-out', { roundId: id })
    expect([200, 409]).toContain(late.status)
    await allOver()
    const { history } = (await one.call('crash/state')).body.value
    const ended = history.find((flight: { id: string }) => flight.id === id)
    expect(ended.cashedOut === null ? late.body.code : 'round_crashed').toBe('round_crashed')
  })

  it('settles a ticket for a draw held while the service was down (PLT-06)', async () => {
    const table = await bench.table({}, 'LOTT')
    const { open } = (await table.call('lottery/state')).body.value
    const lines = [...'0123456789'].map((number) => ({ kind: 'run-bottom', number, stake: '1.00' }))
    const ticket = await table.call('lottery/buy', { clientId: clickId(), draw: open, lines })
    expect(ticket.body.value.state).toBe('open')
    await bench.stop()
    bench.ahead += 60_000
    await bench.start()
    await allOver()
    // Of all ten digits one or two are among the bottom ones.
    expect(['5.00', '10.00']).toContain(bench.wallet.of('win')[0]?.body['amount'])
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
  ])('tells the player of %s and takes nothing', async (code, status, told) => {
    const table = await bench.table()
    bench.wallet.refusal = { operation: 'bet-win', status, code, data: { balance: '1.00' } }
    const refused = await table.call('slot/spin', { clientId: clickId(), stake: '1.00' })
    expect(refused.body.code).toBe(told)
    expect(bench.wallet.of('bet-win')).toHaveLength(1)
    expect(bench.provider.book.live()).toHaveLength(0)
  })

  it('makes a refused win again, never dropped, and says so to the operator', async () => {
    const table = await bench.table({}, 'LOTT')
    const { open } = (await table.call('lottery/state')).body.value
    const lines = [...'0123456789'].map((number) => ({ kind: 'run-bottom', number, stake: '1.00' }))
    await table.call('lottery/buy', { clientId: clickId(), draw: open, lines })
    bench.wallet.refusal = { operation: 'win', status: 401, code: 'provider_unknown' }
    await bench.stop()
    bench.ahead += 60_000
    await bench.start()
    await until(() => bench.warnings.length > 0)
    bench.wallet.refusal = undefined
    await bench.restart()
    await allOver()
    expect(bench.wallet.of('win').length).toBeGreaterThan(1)
  })

  it('tells of a jackpot that the bet won', async () => {
    bench.wallet.jackpot = '123.45'
    const table = await bench.table()
    const round = await table.call('slot/spin', { clientId: clickId(), stake: '1.00' })
    expect(round.body.value.jackpot).toBe('123.45')
  })

  it('keeps free play away from the wallet and fills play money up when it runs low', async () => {
    const table = await bench.table({ mode: 'free', player: 'visitor' })
    bench.wallet.calls.length = 0
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
    expect(bench.wallet.calls).toEqual([])
  })
})
