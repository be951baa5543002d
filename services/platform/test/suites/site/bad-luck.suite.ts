import { setTimeout as pause } from 'node:timers/promises'
import type { Rig } from '../../rig/rig.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { Table } from '../../rig/outside/play.ts'
import type { Provider } from '../../rig/outside/provider.ts'

const BETS = 24
const STAKE = 100
const PAUSE_MS = 50

/** The platform or its database goes away in the middle of bets: a repeat of each finds it done, or does it. */
export function badLuckSuite(rig: Rig, provider: Provider): void {
  const table = new Table(rig, provider)
  const satang = (text: unknown): number => Number(String(text).replace('.', ''))

  /** Bets that are all on their way when `strike` happens; what the first tries were answered. */
  async function struck(strike: (answered: Promise<unknown>) => Promise<void>): Promise<(number | string)[]> {
    const { sessionId } = await table.sit(
      'lotus.demo',
      await table.game({ gameType: 'SLOT', vassalage: 'KIT' }),
    )
    const before = satang(await table.balance({ sessionId }))
    const bets = Array.from({ length: BETS }, () => ({
      sessionId,
      transactionId: table.id(),
      roundId: table.id('r'),
      amount: '1.00',
      currency: 'THB',
    }))
    const tries = bets.map((bet) =>
      table.call('bet', bet).then(
        ({ status, body }) => (status === 200 ? status : `${status} ${body.code}`),
        () => 'no answer',
      ),
    )
    await strike(Promise.race(tries))
    const first = await Promise.all(tries)
    for (const bet of bets)
      for (let status = 0; status !== 200;) {
        status = await table.call('bet', bet).then(
          (answer) => answer.status,
          () => 0,
        )
        if (status !== 200) await pause(PAUSE_MS)
      }
    expect(satang(await table.balance({ sessionId }))).toBe(before - BETS * STAKE)
    const { body } = await rig.caller.get('/wps/operator/ledger/verify', OPERATOR)
    expect(body.value.fault).toBeNull()
    return first
  }

  it('killed between debit and answer, it has done each bet once when the call is repeated (PLT-06)', async () => {
    const first = await struck(async (answered) => {
      await answered
      await rig.platform.kill()
      await rig.start()
    })
    expect(new Set(first)).toEqual(new Set([200, 'no answer']))
  })

  it('without its database it says so, and goes on when that is back (PLT-06)', async () => {
    const { restart } = rig.place
    if (restart === undefined) return
    const first = await struck(async (answered) => {
      await answered
      await restart()
    })
    expect(first.filter((said) => said !== 200 && said !== '503 system_unavailable')).toEqual([])
  })
}
