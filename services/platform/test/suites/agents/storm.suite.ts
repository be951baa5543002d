import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { codeOf } from '../../rig/caller.ts'
import { AgentDesk } from '../../rig/people/agent.ts'
import { bundled } from '../../rig/process/platform-process.ts'
import type { Rig } from '../../rig/rig.ts'
import { until } from '../../rig/until.ts'
import { volume } from '../../rig/volumes.ts'

const AGENTS = volume(5_000, 1_500)
const KILLS = 10
const DAY_MS = 86_400_000
const STEP_MS = 40

/** A run of everybody's pay that is killed again and again: nobody is paid twice, nobody is missed (MEM-08). */
export function agentStormSuite(rig: Rig): void {
  const script = async (file: string, ...more: string[]): Promise<string> => {
    const { dataDir, databaseUrl } = rig.place
    const place = databaseUrl === undefined ? [dataDir] : [dataDir, databaseUrl]
    const { stdout } = await promisify(execFile)(process.execPath, [...bundled(file), ...place, ...more])
    return stdout
  }

  it(`pays ${AGENTS} agents once each for two kinds through ${KILLS} kills (MEM-08)`, async () => {
    await rig.platform.stop()
    await script('test/rig/process/agent-field.ts', String(AGENTS))
    await rig.start()
    const desk = new AgentDesk(rig)
    const day = new Date(Date.now() - DAY_MS + 7 * 3_600_000).toISOString().slice(0, 10)
    const ask = async (kind: string): Promise<string> => {
      const id = randomUUID()
      const body = { id, merchant: 'lotus', kind, period: day, why: 'killed on purpose' }
      expect(codeOf(await desk.call('POST', 'agent-runs', body))).toBe('200')
      return id
    }
    const done = (kind: string, id: string): Promise<unknown> =>
      until(
        async () =>
          (await desk.list(`agent-runs?merchant=lotus&limit=100&kind=${kind}`)).find(
            (run) => run['id'] === id && run['state'] === 'done',
          ),
        `the run of ${kind}`,
      )
    const first = [await ask('commission'), await ask('daily')] as const
    for (let kill = 0; kill < KILLS; kill += 1) {
      // Some way into the run, another one each time.
      await pause(STEP_MS * kill)
      await rig.platform.kill()
      await rig.start()
    }
    await done('commission', first[0])
    await done('daily', first[1])
    // Once more, with nothing left to do.
    await done('commission', await ask('commission'))
    await done('daily', await ask('daily'))
    await rig.platform.stop()
    const { money, rows } = JSON.parse(await script('test/rig/process/agent-sums.ts'))
    // 1 % of each member's stake as commission, 0.5 % as salary, each rounded down.
    const of = (share: number): number =>
      Array.from({ length: AGENTS }, (_, i) => Math.floor(((20_001 + i) * share) / 10_000)).reduce(
        (sum, one) => sum + one,
        0,
      )
    const line = (kind: string, share: number) => ({
      kind,
      lines: AGENTS,
      paid: AGENTS,
      entries: AGENTS,
      amount: String(of(share)),
    })
    expect(rows).toEqual([line('commission', 100), line('daily', 50)])
    expect(money).toBe(String(of(100) + of(50)))
    await rig.start()
  })

  it('names the pay that was tampered with, whichever way (MEM-08, GAM-05)', async () => {
    await rig.platform.stop()
    expect(JSON.parse(await script('test/rig/process/wrong-pays.ts'))).toEqual({
      'an amount': ['agent_pays', 'money moved'],
      'a correction that nobody made': ['agent_pays', 'corrections of it'],
      'a correction of another amount': ['agent_corrections', 'money moved'],
      'a transfer of another amount': ['team_transfers', 'money moved'],
      'money without a transfer': ['ledger_entries', 'pay or transfer behind it'],
      nothing: null,
    })
    await rig.start()
  })
}
