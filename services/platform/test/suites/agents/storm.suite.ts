import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { codeOf } from '../../rig/caller.ts'
import { Table } from '../../rig/outside/play.ts'
import { Provider } from '../../rig/outside/provider.ts'
import { AgentConsole, agentAt } from '../../rig/people/agent.ts'
import { bundled } from '../../rig/process/platform-process.ts'
import type { Rig } from '../../rig/rig.ts'
import { until } from '../../rig/until.ts'
import { volume } from '../../rig/volumes.ts'

const AGENTS = volume(5_000, 1_500)
const KILLS = volume(10, 5)
const DAY_MS = 86_400_000
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [300, 2_000]

/** A pay run over all agents that is killed again and again: each is paid once (MEM-08). */
export function agentStormSuite(rig: Rig): void {
  const script = async (file: string, ...more: string[]): Promise<string> => {
    const { dataDir, databaseUrl } = rig.place
    const place = databaseUrl === undefined ? [dataDir] : [dataDir, databaseUrl]
    const { stdout } = await promisify(execFile)(process.execPath, [...bundled(file), ...place, ...more])
    return stdout
  }

  it('names the pay that was tampered with, whichever way (MEM-08, GAM-05)', async () => {
    await rig.platform.stop()
    expect(JSON.parse(await script('test/rig/process/wrong-pays.ts'))).toEqual({
      'an amount': ['agent_pays', 'money moved'],
      'a correction without an entry': ['agent_pays', 'corrections of it'],
      'a correction of another amount': ['agent_corrections', 'money moved'],
      'a correction that is gone': ['ledger_entries', 'pay or transfer behind it'],
      'pay of another member': ['agent_pays', 'money moved'],
      'money without a line': ['ledger_entries', 'pay or transfer behind it'],
      'a transfer of another amount': ['team_transfers', 'money moved'],
      'a transfer to another member': ['team_transfers', 'money moved'],
      'a transfer from another member': ['team_transfers', 'money taken'],
      'money without a transfer': ['ledger_entries', 'pay or transfer behind it'],
      'all books': ['agent_pays', 'money moved'],
      'what is new': ['agent_pays', 'money moved'],
      nothing: null,
    })
    await rig.start()
  })

  it('pays no agent again whose money has moved, whatever the line says (MEM-08)', async () => {
    await rig.platform.stop()
    const line = await script('test/rig/process/paid-again.ts', 'forget')
    await rig.start()
    const agentConsole = new AgentConsole(rig)
    const ploy = agentAt(new Table(rig, new Provider()), 'lotus.ploy')
    const before = await (await ploy.signIn()).cash()
    const id = randomUUID()
    const period = new Date(Date.now() - DAY_MS + 7 * 3_600_000).toISOString().slice(0, 10)
    const run = { id, merchant: 'lotus', kind: 'daily', period, why: 'a test' }
    expect(codeOf(await agentConsole.call('POST', 'agent-runs', run))).toBe('200')
    const tried = await until(
      async () =>
        (await agentConsole.list('jobs?kind=agent-run')).find(
          (job) => job['key'] === id && (job['lastError'] !== null || job['state'] === 'done'),
        ),
      'the run that finds the money moved',
    )
    expect(await ploy.cash()).toBe(before)
    // Noted again, the run goes on to its end.
    await rig.platform.stop()
    await script('test/rig/process/paid-again.ts', line)
    await rig.start()
    await agentConsole.call('POST', `jobs/${String(tried['id'])}/run`)
    await until(async () => {
      const runs = await agentConsole.list('agent-runs?merchant=lotus&limit=100&kind=daily')
      return runs.some((one) => one['id'] === id && one['state'] === 'done') || undefined
    }, 'the end of the run')
    expect(await (await ploy.signIn()).cash()).toBe(before)
  })

  it(`pays ${AGENTS} agents once each for two kinds through ${KILLS} kills (MEM-08)`, async () => {
    await rig.platform.stop()
    await script('test/rig/process/agent-field.ts', String(AGENTS))
    await rig.start()
    const agentConsole = new AgentConsole(rig)
    await agentConsole.rules({ askedFor: [], commissionBase: 'turnover' })
    const day = new Date(Date.now() - DAY_MS + 7 * 3_600_000).toISOString().slice(0, 10)
    const ask = async (kind: string): Promise<string> => {
      const id = randomUUID()
      const body = { id, merchant: 'lotus', kind, period: day, why: 'killed on purpose' }
      expect(codeOf(await agentConsole.call('POST', 'agent-runs', body))).toBe('200')
      return id
    }
    // Of each kind by itself: hours of days that the clock has been moved to are newer than any of these.
    const runs = async (): Promise<Record<string, unknown>[]> => [
      ...(await agentConsole.list('agent-runs?merchant=lotus&limit=100&kind=commission')),
      ...(await agentConsole.list('agent-runs?merchant=lotus&limit=100&kind=daily')),
    ]
    const isDone = (all: readonly Record<string, unknown>[], id: string): boolean =>
      all.some((run) => run['id'] === id && run['state'] === 'done')
    const done = (id: string): Promise<unknown> =>
      until(async () => isDone(await runs(), id) || undefined, 'the end of a run')
    /** Lines of the day that are written, and lines that are paid. */
    const stepsOf = (all: readonly Record<string, unknown>[], ids: readonly string[]): number =>
      all
        .filter((run) => ids.includes(String(run['id'])))
        .reduce((sum, run) => sum + Number(run['lines']) + Number(run['paid']), 0)
    const isEmbedded = rig.place.databaseUrl === undefined
    const runIds: string[] = []
    let [inTheMiddle, steps, waitMs] = [0, 0, FIRST_WAIT_MS]
    for (let kill = 0; kill < KILLS; kill += 1) {
      // What was killed is followed when its lease is over; another one goes on at once where it was.
      const ids = [await ask('commission'), await ask('daily')]
      runIds.push(...ids)
      const before = stepsOf(await runs(), ids)
      // On the embedded database no call is answered during a run: there the time is found by trying.
      if (isEmbedded) await pause(waitMs)
      else
        await until(async () => {
          const all = await runs()
          return ids.every((id) => isDone(all, id)) || stepsOf(all, ids) > before || undefined
        }, 'a step of a run')
      await rig.platform.kill()
      await rig.start()
      const all = await runs()
      const [now, areDone] = [stepsOf(all, ids), ids.every((id) => isDone(all, id))]
      if (now > steps && !areDone) inTheMiddle += 1
      waitMs = areDone ? waitMs / 2 : now > steps ? waitMs : Math.min(2 * waitMs, LONGEST_WAIT_MS)
      steps = now
    }
    // Else nothing is shown here.
    if (!isEmbedded) expect(inTheMiddle).toBeGreaterThan(1)
    for (const id of runIds.slice(0, 2)) await done(id)
    // Once more, with nothing left to do.
    await done(await ask('commission'))
    await done(await ask('daily'))
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
}
