import type { Rig } from '../../rig/rig.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { said, Table } from '../../rig/outside/play.ts'
import type { Game, Player, Provider } from '../../rig/outside/provider.ts'
import { roundCalls } from '../../rig/outside/round-calls.ts'

/** What the seamless wallet refuses a provider. */
export function walletRefusalsSuite(rig: Rig, provider: Provider): void {
  const table = new Table(rig, provider)
  let game: Game
  let demo: Player
  const THB = 'THB'
  const { bet, inRound } = roundCalls(table, () => demo)

  beforeAll(async () => {
    game = await table.game({ gameType: 'SLOT', vassalage: 'KIT' })
    demo = await table.sit('lotus.demo', game)
  })

  it('refuses a bet over the balance, answers the balance and remembers it (GAM-05)', async () => {
    const poor = await table.sit('lotus.new', game)
    const betInput = bet({ sessionId: poor.sessionId, amount: '0.01' })
    const refused = await table.call('bet', betInput)
    expect([...said(refused), refused.body.data]).toEqual([422, 'insufficient_funds', { balance: '0.00' }])
    expect((await table.call('bet', betInput)).body).toEqual(refused.body)
  })

  it('refuses another currency, a win without a bet, a refund of what is no bet (GAM-05)', async () => {
    expect(said(await table.call('bet', bet({ currency: 'PHP' })))).toEqual([
      422,
      'currency_mismatch',
      'currency',
    ])
    const win = inRound(table.id('r'), { amount: '5.00', currency: THB, endRound: false })
    expect(said(await table.call('win', win))).toEqual([404, 'round_unknown', 'roundId'])
    const betInput = bet()
    await table.call('bet', betInput)
    const paid = inRound(betInput.roundId, { amount: '10.00', currency: THB, endRound: false })
    await table.call('win', paid)
    for (const about of [paid.transactionId, 'own'] as const) {
      const refund = inRound(betInput.roundId, { betTransactionId: about })
      if (about === 'own') refund.transactionId = 'own'
      expect(said(await table.call('refund', refund))).toEqual([
        409,
        'transaction_conflict',
        'betTransactionId',
      ])
    }
    const elsewhere = inRound(table.id('r'), { betTransactionId: betInput.transactionId })
    expect(said(await table.call('refund', elsewhere))).toEqual([
      409,
      'transaction_conflict',
      'betTransactionId',
    ])
    await table.call('end-round', inRound(betInput.roundId))
  })

  it('refuses amounts that are none, by their field (PLT-03)', async () => {
    const amounts = ['-1.00', '-0.00', '1.005', '1', '1.0', '01.00', '1e3', '', '9999999999999.00', 10, null]
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
      ['win', inRound('r1', { amount: '0.00', currency: THB, endRound: true }), 'amount'],
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

  it('refuses a call whose signature does not fit or is too old (GAM-05)', async () => {
    const betInput = bet()
    const before = await table.balance(demo)
    const text = JSON.stringify(betInput)
    const now = Date.now()
    const refusals: [Parameters<Table['call']>[2], unknown[]][] = [
      [{ secret: 'another-secret-of-the-tests' }, [401, 'signature_invalid', 'X-Signature']],
      [{ text: text.replace('10.00', '90.00') }, [401, 'signature_invalid', 'X-Signature']],
      [{ text: `${text} ` }, [401, 'signature_invalid', 'X-Signature']],
      [{ provider: 'unknown' }, [401, 'provider_unknown', 'X-Provider']],
      [{ at: now - 61_000 }, [401, 'signature_stale', 'X-Timestamp']],
      [{ at: now + 62_000 }, [401, 'signature_stale', 'X-Timestamp']],
      [
        { at: now - 61_000, secret: 'another-secret-of-the-tests' },
        [401, 'signature_invalid', 'X-Signature'],
      ],
    ]
    for (const [sign, refusal] of refusals)
      expect(said(await table.call('bet', betInput, sign))).toEqual(refusal)
    const stale = await table.call('bet', betInput, { at: now - 61_000 })
    expect(Math.abs(Number(stale.body.data?.['now']) - now)).toBeLessThan(10_000)
    const bare = await fetch(`${rig.platform.url}/lgw/wallet/bet`, { method: 'POST', body: '{' })
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
    const betInput = bet({ amount: '7.00' })
    const same = await Promise.all(Array.from({ length: 8 }, () => table.call('bet', betInput)))
    expect(new Set(same.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(Number(await table.balance(demo))).toBeCloseTo(before - 7, 2)
    const phone = demo.sessionId
    const desktop = await table.open(await table.signIn('lotus.demo', 'lotus'), game)
    const many = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        table.call('bet', bet({ sessionId: i % 2 ? phone : desktop, amount: '1.00' })),
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
    const { rig: at } = table
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
    const { body: list } = await rig.caller.get('/wps/game/list?gameType=SLOT&pageSize=200')
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
