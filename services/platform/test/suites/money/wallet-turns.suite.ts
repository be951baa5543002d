import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { Rig } from '../../rig/rig.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { said, Table } from '../../rig/outside/play.ts'
import type { Game, Player, Provider } from '../../rig/outside/provider.ts'
import { roundCalls } from '../../rig/outside/round-calls.ts'

/** Bets whose turn comes when things stand otherwise, or late. */
export function walletTurnsSuite(rig: Rig, provider: Provider): void {
  const table = new Table(rig, provider)
  let game: Game
  let demo: Player
  const THB = 'THB'
  const { bet, inRound } = roundCalls(table, () => demo)

  beforeAll(async () => {
    game = await table.game({ gameType: 'SLOT', vassalage: 'KIT' })
    demo = await table.sit('lotus.demo', game)
  })

  it('takes no bets while the site is in maintenance or closed to its region, but pays and gives back (GAM-04)', async () => {
    const [open, undone] = [bet({ amount: '1.00' }), bet({ amount: '1.00' })]
    for (const betInput of [open, undone]) await table.call('bet', betInput)
    const set = (body: object) =>
      rig.caller.call('PATCH', '/wps/operator/brands/lotus', { ...OPERATOR, body })
    const everywhere = ['0.0.0.0/1', '128.0.0.0/1', '::/1', '8000::/1']
    for (const [closed, refusal] of [
      [{ maintenance: true }, [503, 'maintenance']],
      [{ regionRestriction: true }, [403, 'region_restricted']],
      [{ blockedNetworks: everywhere }, [403, 'region_restricted']],
      [{ blockedNetworks: ['192.0.2.0/24'] }, [200]],
    ] as const) {
      await set(closed)
      const whole = { ...inRound(table.id('r')), bet: '1.00', win: '0.00', currency: THB }
      const answers = [await table.call('bet', bet()), await table.call('bet-win', whole)]
      await set({ maintenance: false, regionRestriction: false, blockedNetworks: [] })
      expect(answers.map(said)).toEqual([refusal, refusal])
    }
    await set({ maintenance: true })
    const win = inRound(open.roundId, { amount: '2.00', currency: THB, endRound: true })
    const refund = inRound(undone.roundId, { betTransactionId: undone.transactionId })
    const paid = [await table.call('win', win), await table.call('refund', refund)]
    await set({ maintenance: false })
    expect(paid.map(({ status }) => status)).toEqual([200, 200])
    expect(
      (await table.call('bet-win', { ...inRound(table.id('r')), bet: '1.00', win: '1.00', currency: THB }))
        .status,
    ).toBe(200)
  })

  it('decides by how things stand when a bet’s turn comes, not when it began to wait (GAM-05)', async () => {
    const { databaseUrl } = rig.place
    if (databaseUrl === undefined) return
    const waiting = async (whileWaiting: () => Promise<unknown>) => {
      const other = new pg.Client({ connectionString: databaseUrl })
      await other.connect()
      await other.query('begin')
      await other.query(
        `select from ledger_accounts a join members m on m.id = a.member_id where m.account = 'lotus.demo' for update of a`,
      )
      const answer = table.call('bet', bet())
      await setTimeout(300)
      await whileWaiting()
      await other.query('rollback')
      await other.end()
      return said(await answer)
    }
    const restrict = (restricted: boolean) =>
      rig.caller.call('PUT', '/wps/operator/members/lotus/lotus.demo/play', {
        ...OPERATOR,
        body: { restricted },
      })
    const restricted = await waiting(() => restrict(true))
    await restrict(false)
    expect(restricted).toEqual([403, 'play_restricted'])
    const leave = () => rig.caller.call('DELETE', '/wps/session/logout', { credential: demo.credential })
    expect(await waiting(leave)).toEqual([403, 'game_session_ended'])
    demo = await table.sit('lotus.demo', game)
  })

  it('lets others go on while one member’s calls wait, and refuses those that wait too long (PLT-05)', async () => {
    const { databaseUrl } = rig.place
    if (databaseUrl === undefined) return
    const agent = await table.sit('lotus.agent', game)
    const second = await table.open(demo.credential, game)
    const other = new pg.Client({ connectionString: databaseUrl })
    await other.connect()
    await other.query('begin')
    await other.query(
      `select from ledger_accounts a join members m on m.id = a.member_id where m.account = 'lotus.demo' for update of a`,
    )
    const betInputs = Array.from({ length: 24 }, (_, i) =>
      bet({ sessionId: i % 2 ? demo.sessionId : second, amount: '0.01' }),
    )
    const stuck = Promise.all(betInputs.map((body) => table.call('bet', body)))
    const { others, took, answers } = await (async () => {
      try {
        await setTimeout(300)
        const begun = Date.now()
        const others = await Promise.all([
          table.call('balance', { sessionId: agent.sessionId }),
          rig.caller.get('/wps/game/winners'),
        ])
        const took = Date.now() - begun
        return { others, took, answers: await stuck }
      } finally {
        await other.query('rollback')
        await other.end()
      }
    })()
    expect(others.map(({ status }) => status)).toEqual([200, 200])
    expect(took).toBeLessThan(2_000)
    expect(new Set(answers.map((answer) => said(answer).join()))).toEqual(new Set(['503,system_unavailable']))
    // Nothing was done: the same call again is the first one.
    expect((await table.call('bet', betInputs[0] ?? {})).status).toBe(200)
  })
}
