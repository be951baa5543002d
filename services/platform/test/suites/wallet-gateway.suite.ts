import type { Bench } from '../bench/bench.ts'
import { OPERATOR } from '../bench/operator.ts'
import { said, Table } from '../bench/play.ts'
import type { Game, Player, Provider } from '../bench/provider.ts'

/** The seamless wallet as a provider sees it. */
export function walletGatewaySuite(bench: Bench, provider: Provider): void {
  const table = new Table(bench, provider)
  let game: Game
  let demo: Player
  const THB = 'THB'
  const bet = (more: object = {}) => ({
    sessionId: demo.sessionId,
    transactionId: table.id(),
    roundId: table.id('r'),
    amount: '10.00',
    currency: THB,
    ...more,
  })
  const inRound = (roundId: string, more: object = {}) => ({
    sessionId: demo.sessionId,
    transactionId: table.id(),
    roundId,
    ...more,
  })

  beforeAll(async () => {
    game = await table.game({ gameType: 'SLOT', vassalage: 'KIT' })
    demo = await table.sit('lotus.demo', game)
  })

  it('takes a launch token once and tells who plays, with what (GAM-04)', async () => {
    const token = await table.launch(demo.credential, game, 'lotus')
    const first = await table.call('authenticate', { token })
    expect(first.body.value).toEqual({
      sessionId: expect.stringMatching(/^[\w-]{43}$/),
      player: expect.stringMatching(/^[\w-]{20,}$/),
      merchant: 'lotus',
      currency: THB,
      balance: '12345.67',
      nodeId: game.nodeId,
    })
    expect(said(await table.call('authenticate', { token }))).toEqual([409, 'launch_used', 'token'])
    expect(said(await table.call('authenticate', { token: 'nobody' }))).toEqual([
      410,
      'launch_expired',
      'token',
    ])
    const other = await table.sit('lotus.agent', game)
    expect(other.sessionId).not.toBe(first.body.value.sessionId)
  })

  it('takes a stake, pays a win and closes the round, to the last satang (GAM-04, GAM-05)', async () => {
    const before = await table.balance(demo)
    const stake = bet({ amount: '100.10' })
    const placed = await table.call('bet', stake)
    expect(placed.body.value).toEqual({
      transactionId: stake.transactionId,
      balance: '12245.57',
      currency: THB,
    })
    const won = await table.call(
      'win',
      inRound(stake.roundId, { amount: '100.10', currency: THB, endRound: true }),
    )
    expect(won.body.value.balance).toBe(before)
    const wallet = await bench.caller.get('/wps/wallets/gcs', { credential: demo.credential })
    expect(wallet.body.value.sumBalance).toBe(before)
  })

  it('answers a repeat word for word and refuses a changed one (GAM-05)', async () => {
    const asked = bet()
    const first = await table.call('bet', asked)
    await table.call('bet-win', { ...inRound(table.id('r')), bet: '1.00', win: '0.00', currency: THB })
    const again = await table.call('bet', asked)
    expect([again.status, again.body]).toEqual([first.status, first.body])
    const turned = Object.fromEntries(Object.entries(asked).reverse())
    expect((await table.call('bet', turned)).body).toEqual(first.body)
    for (const [operation, changed] of [
      ['bet', { ...asked, amount: '10.01' }],
      ['bet', { ...asked, roundId: table.id('r') }],
      ['win', { ...asked, endRound: true }],
    ] as const)
      expect(said(await table.call(operation, changed))).toEqual([
        409,
        'transaction_conflict',
        'transactionId',
      ])
    const refund = inRound(asked.roundId, { betTransactionId: asked.transactionId })
    await table.call('refund', refund)
    await table.call('refund', { ...refund, transactionId: table.id() })
  })

  it('plays a round as one fact (GAM-04)', async () => {
    const before = Number(await table.balance(demo))
    const fact = { ...inRound(table.id('r')), bet: '20.00', win: '50.50', currency: THB }
    const { body } = await table.call('bet-win', fact)
    expect(Number(body.value.balance)).toBeCloseTo(before + 30.5, 2)
    expect((await table.call('bet-win', fact)).body).toEqual(body)
    expect(said(await table.call('bet', bet({ roundId: fact.roundId })))).toEqual([
      409,
      'round_closed',
      'roundId',
    ])
    const undone = await table.call('refund', inRound(fact.roundId, { betTransactionId: fact.transactionId }))
    expect(Number(undone.body.value.balance)).toBeCloseTo(before, 2)
  })

  it('gives a refund once, however often it is asked, and ends the round with its last bet (GAM-05)', async () => {
    const before = await table.balance(demo)
    const asked = bet({ amount: '33.33' })
    await table.call('bet', asked)
    const refund = inRound(asked.roundId, { betTransactionId: asked.transactionId })
    const first = await table.call('refund', refund)
    expect(first.body.value.balance).toBe(before)
    expect((await table.call('refund', refund)).body).toEqual(first.body)
    const second = await table.call('refund', { ...refund, transactionId: table.id() })
    expect([second.status, second.body.value.balance]).toEqual([200, before])
    const late = inRound(asked.roundId, { amount: '1.00', currency: THB, endRound: true })
    expect(said(await table.call('win', late))).toEqual([409, 'round_closed', 'roundId'])
  })

  it('refuses a bet for ever whose refund came first (GAM-05)', async () => {
    const before = await table.balance(demo)
    const asked = bet()
    const refund = inRound(asked.roundId, { betTransactionId: asked.transactionId })
    const first = await table.call('refund', refund)
    expect([first.status, first.body.value.balance]).toEqual([200, before])
    for (let i = 0; i < 2; i += 1)
      expect(said(await table.call('bet', asked))).toEqual([409, 'transaction_cancelled', 'transactionId'])
    expect((await table.call('refund', refund)).body).toEqual(first.body)
    expect(await table.balance(demo)).toBe(before)
  })

  it('lets other bets of a round stand when one of them is refunded, and pays the last that holds', async () => {
    const before = Number(await table.balance(demo))
    const one = bet({ amount: '10.00' })
    const two = bet({ amount: '5.00', roundId: one.roundId })
    await table.call('bet', one)
    await table.call('bet', two)
    await table.call('refund', inRound(one.roundId, { betTransactionId: two.transactionId }))
    const win = inRound(one.roundId, { amount: '12.00', currency: THB, endRound: true })
    const { body } = await table.call('win', win)
    expect(Number(body.value.balance)).toBeCloseTo(before + 2, 2)
    const late = inRound(one.roundId, { betTransactionId: one.transactionId })
    expect(said(await table.call('refund', late))).toEqual([409, 'round_closed', 'roundId'])
    const lose = inRound(one.roundId, { amount: '2.00', currency: THB })
    expect(said(await table.call('bet', lose))).toEqual([409, 'round_closed', 'roundId'])
  })

  it('ends a lost round once, and for nobody who has no bet in it', async () => {
    const asked = bet()
    await table.call('bet', asked)
    const end = inRound(asked.roundId)
    const first = await table.call('end-round', end)
    expect(first.status).toBe(200)
    expect((await table.call('end-round', end)).body).toEqual(first.body)
    expect(said(await table.call('end-round', { ...end, transactionId: table.id() }))).toEqual([
      409,
      'round_closed',
      'roundId',
    ])
    expect(said(await table.call('end-round', inRound(table.id('r'))))).toEqual([
      404,
      'round_unknown',
      'roundId',
    ])
    await table.call('refund', inRound(asked.roundId, { betTransactionId: asked.transactionId }))
  })

  it('refuses a bet over the balance, tells the balance and remembers it (GAM-05)', async () => {
    const poor = await table.sit('lotus.new', game)
    const asked = bet({ sessionId: poor.sessionId, amount: '0.01' })
    const refused = await table.call('bet', asked)
    expect([...said(refused), refused.body.data]).toEqual([422, 'insufficient_funds', { balance: '0.00' }])
    expect((await table.call('bet', asked)).body).toEqual(refused.body)
  })

  it('refuses another currency, a win without a bet, a refund of what is no bet (GAM-05)', async () => {
    expect(said(await table.call('bet', bet({ currency: 'PHP' })))).toEqual([
      422,
      'currency_mismatch',
      'currency',
    ])
    const win = inRound(table.id('r'), { amount: '5.00', currency: THB, endRound: false })
    expect(said(await table.call('win', win))).toEqual([404, 'round_unknown', 'roundId'])
    const asked = bet()
    await table.call('bet', asked)
    const paid = inRound(asked.roundId, { amount: '10.00', currency: THB, endRound: false })
    await table.call('win', paid)
    for (const about of [paid.transactionId, 'own'] as const) {
      const refund = inRound(asked.roundId, { betTransactionId: about })
      if (about === 'own') refund.transactionId = 'own'
      expect(said(await table.call('refund', refund))).toEqual([
        409,
        'transaction_conflict',
        'betTransactionId',
      ])
    }
    const elsewhere = inRound(table.id('r'), { betTransactionId: asked.transactionId })
    expect(said(await table.call('refund', elsewhere))).toEqual([
      409,
      'transaction_conflict',
      'betTransactionId',
    ])
    await table.call('end-round', inRound(asked.roundId))
  })

  it('refuses amounts that are none, by their field (PLT-03)', async () => {
    const amounts = ['-1.00', '0.00', '1.005', '1', '1.0', '01.00', '1e3', '', '9999999999999.00', 10, null]
    for (const amount of amounts)
      expect([amount, ...said(await table.call('bet', bet({ amount })))]).toEqual([
        amount,
        400,
        'invalid_input',
        'amount',
      ])
    const wrong: [string, object, string][] = [
      ['bet', bet({ extra: 1 }), 'extra'],
      ['bet', bet({ roundId: 'a b' }), 'roundId'],
      ['bet', bet({ transactionId: 'x'.repeat(65) }), 'transactionId'],
      ['win', bet({ endRound: 'yes' }), 'endRound'],
      ['bet-win', { ...inRound('r1'), bet: '0.00', win: '0.00', currency: THB }, 'bet'],
      ['refund', inRound('r1'), 'betTransactionId'],
      ['balance', {}, 'sessionId'],
    ]
    for (const [operation, body, field] of wrong)
      expect([operation, ...said(await table.call(operation, body))]).toEqual([
        operation,
        400,
        'invalid_input',
        field,
      ])
  })

  it('hears nobody whose signature does not fit or is too old (GAM-05)', async () => {
    const asked = bet()
    const before = await table.balance(demo)
    const text = JSON.stringify(asked)
    const now = Date.now()
    const refusals: [Parameters<Table['call']>[2], unknown[]][] = [
      [{ secret: 'another-secret-of-somebody' }, [401, 'signature_invalid', 'X-Signature']],
      [{ text: text.replace('10.00', '90.00') }, [401, 'signature_invalid', 'X-Signature']],
      [{ text: `${text} ` }, [401, 'signature_invalid', 'X-Signature']],
      [{ provider: 'nobody' }, [401, 'provider_unknown', 'X-Provider']],
      [{ at: now - 61_000 }, [401, 'signature_stale', 'X-Timestamp']],
      [{ at: now + 62_000 }, [401, 'signature_stale', 'X-Timestamp']],
      [{ at: now - 61_000, secret: 'another-secret-of-somebody' }, [401, 'signature_invalid', 'X-Signature']],
    ]
    for (const [sign, refusal] of refusals)
      expect(said(await table.call('bet', asked, sign))).toEqual(refusal)
    const stale = await table.call('bet', asked, { at: now - 61_000 })
    expect(Math.abs(Number(stale.body.data?.['now']) - now)).toBeLessThan(10_000)
    const bare = await fetch(`${bench.platform.url}/lgw/wallet/bet`, { method: 'POST', body: '{' })
    expect(bare.status).toBe(401)
    expect(said(await table.call('bet', '{"a":'))).toEqual([400, 'malformed_json'])
    expect(said(await table.call('bet', bet({ sessionId: 'unknown' })))).toEqual([
      404,
      'game_session_unknown',
      'sessionId',
    ])
    expect(await table.balance(demo)).toBe(before)
  })

  it('takes a bet once that comes many times at once, and bets of two devices one after the other', async () => {
    const before = Number(await table.balance(demo))
    const asked = bet({ amount: '7.00' })
    const same = await Promise.all(Array.from({ length: 8 }, () => table.call('bet', asked)))
    expect(new Set(same.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(Number(await table.balance(demo))).toBeCloseTo(before - 7, 2)
    const phone = demo.sessionId
    const desk = await table.open(await table.signIn('lotus.demo', 'lotus'), game)
    const many = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        table.call('bet', bet({ sessionId: i % 2 ? phone : desk, amount: '1.00' })),
      ),
    )
    expect(many.map(({ status }) => status)).toEqual(many.map(() => 200))
    const balances = many.map(({ body }) => Number(body.value.balance))
    expect(new Set(balances).size).toBe(20)
    expect(Math.min(...balances)).toBeCloseTo(before - 27, 2)
  })

  it('never lets two bets at once spend the same money', async () => {
    const agent = await table.sit('lotus.agent', game)
    const all = await table.balance(agent)
    const both = await Promise.all(
      [1, 2].map(() => table.call('bet', bet({ sessionId: agent.sessionId, amount: all }))),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    const won = both.find(({ status }) => status === 200)
    expect(won?.body.value.balance).toBe('0.00')
  })

  it('takes no bets when the player has left, is kept from playing or the provider is closed, but pays (GAM-04)', async () => {
    const { bench: at } = table
    const open = bet({ amount: '1.00' })
    await table.call('bet', open)
    const restrict = (restricted: boolean) =>
      at.caller.call('PUT', '/wps/operator/members/lotus/lotus.demo/play', {
        ...OPERATOR,
        body: { restricted },
      })
    const close = (down: boolean) =>
      at.caller.call('PUT', '/wps/operator/vendors/KIT/down', { ...OPERATOR, body: { down } })
    const once = bet()
    await restrict(true)
    const restricted = await table.call('bet', once)
    await restrict(false)
    expect(said(restricted)).toEqual([403, 'play_restricted'])
    expect((await table.call('bet', once)).body).toEqual(restricted.body)
    await close(true)
    const down = await table.call('bet', bet())
    expect(said(down)).toEqual([503, 'provider_down'])
    await close(false)
    await at.caller.call('DELETE', '/wps/session/logout', { credential: demo.credential })
    expect(said(await table.call('bet', bet()))).toEqual([403, 'game_session_ended'])
    const win = inRound(open.roundId, { amount: '1.00', currency: THB, endRound: true })
    expect((await table.call('win', win)).status).toBe(200)
    demo = await table.sit('lotus.demo', game)
  })

  it('lets free play see no money and bet none', async () => {
    const { body: list } = await bench.caller.get('/wps/game/list?gameType=SLOT&pageSize=200')
    const free = list.value.games.find((one: { freeplay: number }) => one.freeplay === 1)
    const token = await table.launch(demo.credential, free, 'lotus', '1')
    const { body } = await table.call('authenticate', { token })
    expect(body.value.balance).toBe('0.00')
    expect(said(await table.call('bet', bet({ sessionId: body.value.sessionId })))).toEqual([
      403,
      'play_restricted',
    ])
  })
}
