import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { Rig } from '../../rig/rig.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { said, Table } from '../../rig/outside/play.ts'
import type { Player, Provider } from '../../rig/outside/provider.ts'

const NEVER = 1_000_000_000

/** The in-house pool: fed by every bet in the brand's own games, and really won. */
export function jackpotSuite(rig: Rig, provider: Provider): void {
  const table = new Table(rig, provider)
  let demo: Player
  const set = async (jackpot: object) => {
    const answer = await rig.caller.call('PATCH', '/wps/operator/brands/coral', {
      ...OPERATOR,
      body: { jackpot },
    })
    expect(answer.status).toBe(200)
  }
  const pool = async (): Promise<string> => {
    const { body } = await rig.caller.get('/wps/game/jackpot', { merchant: 'coral' })
    expect(body.value.source).toBe('pool')
    return body.value.amount
  }
  const bet = (player: Player, amount: string, more: object = {}) => ({
    sessionId: player.sessionId,
    transactionId: table.id(),
    roundId: table.id('r'),
    amount,
    currency: 'PHP',
    ...more,
  })

  beforeAll(async () => {
    const own = await table.game({ vassalage: 'SBX' }, 'coral')
    demo = await table.sit('coral.demo', own, 'coral')
    await set({ oneIn: NEVER })
  })

  it('opens with the house’s seed and takes a share of each bet in the brand’s own games alone (LOB-05)', async () => {
    expect(await pool()).toBe('20000.00')
    await table.call('bet', bet(demo, '10.50'))
    expect(await pool()).toBe('20000.10')
    const other = await table.sit('coral.demo', await table.game({ vassalage: 'JL' }, 'coral'), 'coral')
    await table.call('bet', bet(other, '50.00'))
    expect(await pool()).toBe('20000.10')
    await table.call('bet', bet(demo, '0.99'))
    expect(await pool()).toBe('20000.10')
  })

  it('gives the share back with a refund', async () => {
    const betInput = bet(demo, '100.00')
    await table.call('bet', betInput)
    expect(await pool()).toBe('20001.10')
    await table.call('refund', {
      sessionId: demo.sessionId,
      transactionId: table.id(),
      betTransactionId: betInput.transactionId,
      roundId: betInput.roundId,
    })
    expect(await pool()).toBe('20000.10')
  })

  it('pays the whole pool to the bet that hits, publishes it everywhere and begins with a new seed (LOB-05, LOB-08)', async () => {
    await set({ oneIn: 1 })
    const before = Number(await table.balance(demo))
    const betInput = bet(demo, '10.00')
    const first = await table.call('bet', betInput)
    expect(first.body.value.jackpot).toBe('20000.20')
    expect(Number(first.body.value.balance)).toBeCloseTo(before - 10 + 20_000.2, 2)
    expect((await table.call('bet', betInput)).body).toEqual(first.body)
    expect(await table.balance(demo)).toBe(first.body.value.balance)
    await set({ oneIn: NEVER })
    expect(await pool()).toBe('20000.00')
    const winners = await rig.caller.get('/wps/game/winners?limitNum=1', { merchant: 'coral' })
    expect(winners.body.value[0]).toMatchObject({ winAmount: '20000.20' })
    const lines = await rig.caller.get('/wps/relay/transactions?limit=2', {
      merchant: 'coral',
      credential: demo.credential,
    })
    expect(
      lines.body.value.transactions.map((line: { kind: string; amount: string }) => [line.kind, line.amount]),
    ).toEqual([
      ['jackpot', '20000.20'],
      ['bet', '-10.00'],
    ])
  })

  it('pays a pool once when many hit at once, and no bet waits for it (GAM-05)', async () => {
    await set({ oneIn: 1 })
    const agent = await table.sit('coral.agent', await table.game({ vassalage: 'SBX' }, 'coral'), 'coral')
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, i) => table.call('bet', bet(i % 2 ? demo : agent, '1.00'))),
    )
    await set({ oneIn: NEVER })
    expect(many.map((answer) => said(answer)[0])).toEqual(many.map(() => 200))
    const won = many.flatMap(({ body }) =>
      body.value.jackpot === undefined ? [] : [Number(body.value.jackpot)],
    )
    expect(won.length).toBeGreaterThan(0)
    const paid = won.reduce((sum, amount) => sum + amount, 0)
    // Each pay-out is covered by a seed of its own and by the shares that were in: nothing was paid twice.
    expect(paid + Number(await pool())).toBeCloseTo(20_000 * (won.length + 1) + 12 * 0.01, 2)
    const { body } = await rig.caller.get('/wps/operator/ledger/verify', OPERATOR)
    expect(body.value.fault).toBeNull()
  })

  it('lets a bet that hits while another is being paid go on without it (GAM-05)', async () => {
    const { databaseUrl } = rig.place
    if (databaseUrl === undefined) return
    const other = new pg.Client({ connectionString: databaseUrl })
    await other.connect()
    await other.query('begin')
    await other.query(
      `select id from ledger_accounts where wallet = 'JACKPOT' and merchant = 'coral' for no key update`,
    )
    await set({ oneIn: 1 })
    const { status, body } = await table.call('bet', bet(demo, '1.00'))
    expect([status, body.value.jackpot]).toEqual([200, undefined])
    await other.query('rollback')
    await other.end()
    await set({ oneIn: NEVER })
  })

  it('is read as it is kept, whatever there is to sum up or to wait for (LOB-05)', async () => {
    const { databaseUrl } = rig.place
    if (databaseUrl === undefined) return
    const other = new pg.Client({ connectionString: databaseUrl })
    await other.connect()
    await other.query('begin')
    await other.query('lock table ledger_postings in access exclusive mode')
    const poolWhileLocked = await Promise.race([pool(), setTimeout(3_000, 'waits for the history')])
    await other.query('rollback')
    await other.end()
    expect(poolWhileLocked).toBe(await pool())
  })
}
