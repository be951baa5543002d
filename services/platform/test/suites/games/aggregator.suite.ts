import type { Aggregator } from '../../rig/outside/aggregator.ts'
import type { Rig } from '../../rig/rig.ts'
import { OPERATOR } from '../../rig/operator.ts'
import type { Credential } from '../../rig/caller.ts'
import { launchPath, type Game } from '../../rig/outside/provider.ts'

/** Games of an aggregator, by the same launch call (GAM-04). */
export function aggregatorSuite(rig: Rig, aggregator: Aggregator, vendor: string): void {
  let demo: Credential
  let game: Game
  let session: string
  let count = 0

  const id = (name: string): string => `${name}-${(count += 1)}`
  const send = (fields: Record<string, string>) =>
    aggregator.call(rig.platform.url, { session_id: session, currency: 'THB', ...fields })
  const balance = async (): Promise<number> => Number((await send({ action: 'balance' }))[1]['balance'])

  beforeAll(async () => {
    demo = await rig.caller.credential('lotus.demo', 'Lotus-2026!')
    const list = await rig.caller.get(`/wps/game/list?gameType=SLOT&vassalage=${vendor}&pageSize=1`)
    game = list.body.value.games[0]
    const launched = await rig.caller.get(launchPath(game), { credential: demo })
    expect([launched.status, launched.body.value?.origin]).toEqual([200, 'https://games.aggregator.example'])
    session = aggregator.launchRequests.at(-1)?.fields['session_id'] ?? ''
  })

  it('opens a game by a signed call that names the player by nothing but an id (GAM-04)', async () => {
    const { path, fields } = aggregator.launchRequests.at(-1) ?? { path: '', fields: {} }
    expect(path).toBe('/api/v1/games/init')
    expect(fields).toMatchObject({
      currency: 'THB',
      language: 'en',
      player_id: expect.stringMatching(/^[\w-]{20,}$/),
      session_id: expect.stringMatching(/^[\w-]{43}$/),
      return_url: expect.stringMatching(/^http:.*\/m\/home$/),
    })
    expect(JSON.stringify(fields)).not.toContain('lotus.demo')
    await rig.caller.get(launchPath(game, '1'), { credential: demo })
    expect(aggregator.launchRequests.at(-1)?.path).toBe('/api/v1/games/init-demo')
    expect(aggregator.launchRequests.at(-1)?.fields).not.toHaveProperty('session_id')
  })

  it('bets, wins and gives back in the aggregator’s own shape, each once (GAM-05)', async () => {
    const before = await balance()
    const bet = { action: 'bet', amount: '10.5', transaction_id: id('b'), round_id: 'r-1' }
    const placed = await send(bet)
    expect(placed).toEqual([200, { balance: before - 10.5, transaction_id: bet.transaction_id }])
    expect(await send(bet)).toEqual(placed)
    const win = { action: 'win', amount: '20.2500', transaction_id: id('w'), round_id: 'r-1', finished: '1' }
    expect(await send(win)).toEqual([200, { balance: before + 9.75, transaction_id: win.transaction_id }])
    const undone = { action: 'bet', amount: '5', transaction_id: id('b'), round_id: 'r-2' }
    await send(undone)
    const refund = {
      action: 'refund',
      amount: '5',
      transaction_id: id('f'),
      bet_transaction_id: undone.transaction_id,
      round_id: 'r-2',
    }
    await send(refund)
    expect(await send(refund)).toEqual([
      200,
      { balance: before + 9.75, transaction_id: refund.transaction_id },
    ])
  })

  it('pays what a free spin wins, and a win that comes after the end of its round (GAM-05)', async () => {
    const before = await balance()
    const spin = { action: 'bet', amount: '0', transaction_id: id('b'), round_id: 'r-free' }
    expect(await send(spin)).toEqual([200, { balance: before, transaction_id: spin.transaction_id }])
    const win = { action: 'win', amount: '7.5', transaction_id: id('w'), round_id: 'r-free', finished: '1' }
    expect(await send(win)).toEqual([200, { balance: before + 7.5, transaction_id: win.transaction_id }])
    const late = { ...win, amount: '2.5', transaction_id: id('w') }
    const answer = await send(late)
    expect(answer).toEqual([200, { balance: before + 10, transaction_id: late.transaction_id }])
    expect(await send(late)).toEqual(answer)
    const { body } = await rig.caller.get('/wps/relay/transactions?limit=3', { credential: demo })
    const lines = body.value.transactions.map(({ kind, title, amount }: Record<string, string>) => [
      kind,
      title,
      amount,
    ])
    expect(lines.slice(0, 2)).toEqual([
      ['late-win', 'Late win', '2.50'],
      ['win', 'Win', '7.50'],
    ])
    const rounds = await rig.caller.get(`/wps/game/rounds?nodeId=${game.nodeId}&limit=1`, {
      credential: demo,
    })
    expect(rounds.body.value.list).toMatchObject([{ stake: '0.00', payout: '10.00', status: 'closed' }])
    const verified = await rig.caller.get('/wps/operator/ledger/verify', OPERATOR)
    expect(verified.body.value.fault).toBeNull()
  })

  it('undoes the bets of a rollback, also those whose ids have another spelling, each once', async () => {
    const before = await balance()
    const bets = ['a:1/ä', id('b')]
    for (const transaction_id of bets)
      await send({ action: 'bet', amount: '3', transaction_id, round_id: 'r-3' })
    const rollback = {
      action: 'rollback',
      transaction_id: id('k'),
      round_id: 'r-3',
      ...Object.fromEntries(
        bets.flatMap((transaction_id, at) => [
          [`rollback_transactions[${at}][action]`, 'bet'],
          [`rollback_transactions[${at}][transaction_id]`, transaction_id],
        ]),
      ),
    }
    const answer = [
      200,
      { balance: before, transaction_id: rollback.transaction_id, rollback_transactions: bets },
    ]
    expect(await send(rollback)).toEqual(answer)
    expect(await send(rollback)).toEqual(answer)
  })

  it('says in the aggregator’s words what is refused, and moves nothing', async () => {
    const before = await balance()
    const bet = { action: 'bet', amount: '1', transaction_id: id('b'), round_id: 'r-4' }
    const refused = (code: string, why: string) => [200, { error_code: code, error_description: why }]
    expect(await send({ ...bet, amount: '99999999' })).toEqual(
      refused('INSUFFICIENT_FUNDS', 'insufficient_funds'),
    )
    expect(await send({ ...bet, amount: '1.005' })).toEqual(
      refused('INTERNAL_ERROR', 'invalid_input: amount'),
    )
    expect(await send({ ...bet, amount: '-1' })).toEqual(refused('INTERNAL_ERROR', 'invalid_input: amount'))
    expect(await send({ ...bet, currency: 'PHP', transaction_id: id('b') })).toEqual(
      refused('INTERNAL_ERROR', 'currency_mismatch: currency'),
    )
    expect(await send({ ...bet, session_id: 'unknown' })).toEqual(
      refused('INTERNAL_ERROR', 'game_session_unknown: sessionId'),
    )
    expect(await send({ ...bet, action: 'steal' })).toEqual(
      refused('INTERNAL_ERROR', 'invalid_input: action'),
    )
    const forged = { error_code: 'INTERNAL_ERROR', error_description: 'signature_invalid: X-Sign' }
    const call = (how: object) =>
      aggregator.call(rig.platform.url, { session_id: session, currency: 'THB', ...bet }, how)
    expect(await call({ sign: { 'X-Sign': 'f'.repeat(40) } })).toEqual([403, forged])
    expect(await call({ sign: { 'X-Nonce': 'another' } })).toEqual([403, forged])
    expect(await call({ at: Date.now() - 120_000 })).toEqual([403, forged])
    expect(await balance()).toBe(before)
  })
}
