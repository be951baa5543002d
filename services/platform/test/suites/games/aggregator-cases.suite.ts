import { randomBytes } from 'node:crypto'
import type { Aggregator } from '../../rig/outside/aggregator.ts'
import type { Credential } from '../../rig/caller.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { launchPath, type Game } from '../../rig/outside/provider.ts'
import type { Rig } from '../../rig/rig.ts'
import { AGGREGATOR_CASES, type Sent } from './aggregator-cases.ts'

type By = 'first' | NonNullable<Sent['by']>

/** The table of aggregators' cases, one after the other, by one member; the books are looked at after each. */
export function aggregatorCasesSuite(
  rig: Rig,
  aggregator: Aggregator,
  vendors: readonly [string, string],
): void {
  let demo: Credential
  let game: Game
  const sessions = new Map<By, string>()

  const gameOf = async (vendor: string): Promise<Game> => {
    const list = await rig.caller.get(`/wps/game/list?gameType=SLOT&vassalage=${vendor}&pageSize=1`)
    return list.body.value.games[0]
  }
  const open = async (by: By, one: Game): Promise<void> => {
    const launched = await rig.caller.get(launchPath(one), { credential: demo })
    expect(launched.status).toBe(200)
    sessions.set(by, aggregator.launchRequests.at(-1)?.fields['session_id'] ?? '')
  }
  const send = (by: By, fields: Readonly<Record<string, string>>) =>
    aggregator.call(rig.platform.url, { session_id: sessions.get(by) ?? '', currency: 'THB', ...fields })
  const balance = async (): Promise<number> =>
    Number((await send('first', { action: 'balance' }))[1]['balance'])
  const rounds = async () => {
    const { body } = await rig.caller.get(`/wps/game/rounds?nodeId=${game.nodeId}&limit=10`, {
      credential: demo,
    })
    return body.value.list as Record<'roundId' | 'stake' | 'payout' | 'status', string>[]
  }

  beforeAll(async () => {
    demo = await rig.caller.credential('lotus.demo', 'Lotus-2026!')
    game = await gameOf(vendors[0])
    await open('first', game)
    await open('relaunched', game)
    await open('other vendor', await gameOf(vendors[1]))
  })

  it('has at least forty cases of at least three aggregators', () => {
    expect(AGGREGATOR_CASES.length).toBeGreaterThanOrEqual(40)
    expect(new Set(AGGREGATOR_CASES.map(({ source }) => source)).size).toBeGreaterThanOrEqual(3)
    expect(new Set(AGGREGATOR_CASES.map(({ title }) => title)).size).toBe(AGGREGATOR_CASES.length)
  })

  it.each(AGGREGATOR_CASES)('$source: $title (GAM-04, GAM-05)', async ({ steps, booked }) => {
    const mark = randomBytes(4).toString('hex')
    const before = await balance()
    const known = (await rounds()).map(({ roundId }) => roundId)
    const id = (name: string): string => `${mark}-${name}`
    const fieldsOf = (
      { action, tx, amount, round, type, finished, of, undo, with: more }: Sent,
      all: number,
    ) => ({
      action,
      transaction_id: id(tx),
      ...(amount !== undefined && { amount: amount === 'all' ? String(all) : amount }),
      ...(round !== undefined && { round_id: id(round) }),
      ...(type !== undefined && { type }),
      ...(finished !== undefined && { finished }),
      ...(of !== undefined && { bet_transaction_id: id(of) }),
      ...Object.fromEntries(
        (undo ?? []).flatMap(([one, name], at) => [
          [`rollback_transactions[${at}][action]`, one],
          [`rollback_transactions[${at}][transaction_id]`, id(name)],
        ]),
      ),
      ...more,
    })
    for (const [sent, answer] of steps) {
      const held = await balance()
      const [status, body] = await send(sent.by ?? 'first', fieldsOf(sent, held))
      expect([sent.tx, status]).toEqual([sent.tx, 200])
      if (typeof answer === 'string') {
        expect([sent.tx, body]).toEqual([
          sent.tx,
          { error_code: answer, error_description: expect.stringMatching(/^[a-z_]+/) },
        ])
        expect(await balance()).toBe(held)
        continue
      }
      expect([sent.tx, body]).toMatchObject([
        sent.tx,
        { transaction_id: id(sent.tx), balance: expect.anything() },
      ])
      if (!Number.isNaN(answer)) expect(Number(body['balance']) - before).toBeCloseTo(answer, 2)
    }
    const left = (await rounds()).filter(({ roundId }) => !known.includes(roundId)).reverse()
    expect(left.map(({ stake, payout, status }) => [stake, payout, status])).toEqual(booked)
    const verified = await rig.caller.get('/wps/operator/ledger/verify', OPERATOR)
    expect(verified.body.value.fault).toBeNull()
  })
}
