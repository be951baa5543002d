import type { Rig } from '../../rig/rig.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { said, Table } from '../../rig/outside/play.ts'
import type { Game, Player, Provider } from '../../rig/outside/provider.ts'
import { roundCalls } from '../../rig/outside/round-calls.ts'

/** The seamless wallet as a provider sees it. */
export function walletGatewaySuite(rig: Rig, provider: Provider): void {
  const table = new Table(rig, provider)
  let game: Game
  let demo: Player
  const THB = 'THB'
  const { bet, inRound } = roundCalls(table, () => demo)

  beforeAll(async () => {
    game = await table.game({ gameType: 'SLOT', vassalage: 'KIT' })
    demo = await table.sit('lotus.demo', game)
  })

  it('takes a launch token once and answers who plays, with what (GAM-04)', async () => {
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
    expect(said(await table.call('authenticate', { token: 'unknown' }))).toEqual([
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
    const wallet = await rig.caller.get('/wps/wallets/gcs', { credential: demo.credential })
    expect(wallet.body.value.sumBalance).toBe(before)
  })

  it('answers a repeat word for word and refuses a changed one (GAM-05)', async () => {
    const betInput = bet()
    const first = await table.call('bet', betInput)
    await table.call('bet-win', { ...inRound(table.id('r')), bet: '1.00', win: '0.00', currency: THB })
    const again = await table.call('bet', betInput)
    expect([again.status, again.body]).toEqual([first.status, first.body])
    const turned = Object.fromEntries(Object.entries(betInput).reverse())
    expect((await table.call('bet', turned)).body).toEqual(first.body)
    for (const [operation, changed] of [
      ['bet', { ...betInput, amount: '10.01' }],
      ['bet', { ...betInput, roundId: table.id('r') }],
      ['win', { ...betInput, endRound: true }],
    ] as const)
      expect(said(await table.call(operation, changed))).toEqual([
        409,
        'transaction_conflict',
        'transactionId',
      ])
    const refund = inRound(betInput.roundId, { betTransactionId: betInput.transactionId })
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

  it('gives a refund once, however often it is requested, and ends the round with its last bet (GAM-05)', async () => {
    const before = await table.balance(demo)
    const betInput = bet({ amount: '33.33' })
    await table.call('bet', betInput)
    const refund = inRound(betInput.roundId, { betTransactionId: betInput.transactionId })
    const first = await table.call('refund', refund)
    expect(first.body.value.balance).toBe(before)
    expect((await table.call('refund', refund)).body).toEqual(first.body)
    const second = await table.call('refund', { ...refund, transactionId: table.id() })
    expect([second.status, second.body.value.balance]).toEqual([200, before])
    const late = inRound(betInput.roundId, { amount: '1.00', currency: THB, endRound: true })
    expect(said(await table.call('win', late))).toEqual([409, 'round_closed', 'roundId'])
  })

  it('refuses a bet for ever whose refund came first (GAM-05)', async () => {
    const before = await table.balance(demo)
    const betInput = bet()
    const refund = inRound(betInput.roundId, { betTransactionId: betInput.transactionId })
    const first = await table.call('refund', refund)
    expect([first.status, first.body.value.balance]).toEqual([200, before])
    for (let i = 0; i < 2; i += 1)
      expect(said(await table.call('bet', betInput))).toEqual([409, 'transaction_cancelled', 'transactionId'])
    expect((await table.call('refund', refund)).body).toEqual(first.body)
    expect(await table.balance(demo)).toBe(before)
  })

  it('takes a bet in a round whose only bet was given back (GAM-05)', async () => {
    const before = Number(await table.balance(demo))
    const betInput = bet({ amount: '10.00' })
    await table.call('bet', betInput)
    await table.call('refund', inRound(betInput.roundId, { betTransactionId: betInput.transactionId }))
    const again = await table.call('bet', inRound(betInput.roundId, { amount: '4.00', currency: THB }))
    expect(Number(again.body.value.balance)).toBeCloseTo(before - 4, 2)
    const win = inRound(betInput.roundId, { amount: '6.00', currency: THB, endRound: true })
    expect(Number((await table.call('win', win)).body.value.balance)).toBeCloseTo(before + 2, 2)
    const verified = await rig.caller.get('/wps/operator/ledger/verify', OPERATOR)
    expect(verified.body.value.fault).toBeNull()
  })

  it('keeps two vendors’ rounds of one id apart (GAM-04)', async () => {
    const before = Number(await table.balance(demo))
    const elsewhere = await table.game({ gameType: 'SLOT', vassalage: 'JL' })
    const theirs = { sessionId: await table.open(demo.credential, elsewhere) }
    const betInput = bet({ amount: '10.00' })
    await table.call('bet', betInput)
    await table.call('bet', { ...inRound(betInput.roundId, { amount: '5.00', currency: THB }), ...theirs })
    const theirEnd = { ...inRound(betInput.roundId), ...theirs }
    expect((await table.call('end-round', theirEnd)).status).toBe(200)
    const win = inRound(betInput.roundId, { amount: '15.00', currency: THB, endRound: true })
    expect(Number((await table.call('win', win)).body.value.balance)).toBeCloseTo(before, 2)
    const verified = await rig.caller.get('/wps/operator/ledger/verify', OPERATOR)
    expect(verified.body.value.fault).toBeNull()
  })

  it('pays a win once whose game was opened anew before it is repeated, and to no other member (GAM-05)', async () => {
    const betInput = bet({ amount: '10.00' })
    await table.call('bet', betInput)
    const win = inRound(betInput.roundId, { amount: '15.00', currency: THB, endRound: true })
    const paid = await table.call('win', win)
    const anew = await table.open(demo.credential, game)
    expect((await table.call('win', { ...win, sessionId: anew })).body).toEqual(paid.body)
    const other = await table.sit('lotus.agent', game)
    expect(said(await table.call('win', { ...win, sessionId: other.sessionId }))).toEqual([
      409,
      'transaction_conflict',
      'transactionId',
    ])
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

  it('ends a lost round once, and for no member without a bet in it', async () => {
    const betInput = bet()
    await table.call('bet', betInput)
    const end = inRound(betInput.roundId)
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
    await table.call('refund', inRound(betInput.roundId, { betTransactionId: betInput.transactionId }))
  })

  it('opens a round by a free spin, undoes one, and books a win after the end under its own name (GAM-05)', async () => {
    const before = Number(await table.balance(demo))
    const spin = bet({ amount: '0.00' })
    expect(Number((await table.call('bet', spin)).body.value.balance)).toBe(before)
    const win = inRound(spin.roundId, { amount: '4.00', currency: THB, endRound: true })
    expect(Number((await table.call('win', win)).body.value.balance)).toBeCloseTo(before + 4, 2)
    const late = inRound(spin.roundId, { amount: '1.00', currency: THB, endRound: true })
    const paid = await table.call('win', late)
    expect(Number(paid.body.value.balance)).toBeCloseTo(before + 5, 2)
    expect((await table.call('win', late)).body).toEqual(paid.body)
    expect(said(await table.call('end-round', inRound(spin.roundId)))).toEqual([
      409,
      'round_closed',
      'roundId',
    ])
    const whole = { ...inRound(table.id('r')), bet: '0.00', win: '2.00', currency: THB }
    await table.call('bet-win', whole)
    const more = inRound(whole.roundId, { amount: '1.00', currency: THB, endRound: true })
    expect(Number((await table.call('win', more)).body.value.balance)).toBeCloseTo(before + 8, 2)
    // What was paid since is not the whole fact's to take back.
    const whole1 = inRound(whole.roundId, { betTransactionId: whole.transactionId })
    expect(said(await table.call('refund', whole1))).toEqual([409, 'round_closed', 'roundId'])
    const undone = bet({ amount: '0.00' })
    await table.call('bet', undone)
    const refund = inRound(undone.roundId, { betTransactionId: undone.transactionId })
    expect(Number((await table.call('refund', refund)).body.value.balance)).toBeCloseTo(before + 8, 2)
    const { body } = await rig.caller.get('/wps/operator/ledger/verify', OPERATOR)
    expect(body.value.fault).toBeNull()
  })
}
