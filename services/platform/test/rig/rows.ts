import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { bundled } from './process/platform-process.ts'
import type { Rig } from './rig.ts'

const run = promisify(execFile)

/** Tables that a platform changes by itself as time goes on, and why. */
export const MOVED_BY_TIME: Readonly<Record<string, string>> = {
  lottery_draws: 'they follow the clock',
  play_stretches: 'time at play is reported by a call without input, and time goes on',
  play_time_days: 'time at play is reported by a call without input, and time goes on',
  agent_counts: 'figures of teams are counted as time goes on',
}

/** What every table holds, by name; the platform is stopped for it: the embedded database has one owner at a time. */
export async function rowsOf(rig: Rig): Promise<Record<string, string>> {
  const { dataDir, databaseUrl } = rig.place
  await rig.platform.stop()
  try {
    const place = databaseUrl === undefined ? [dataDir] : [dataDir, databaseUrl]
    const { stdout } = await run(process.execPath, [...bundled('test/rig/process/table-rows.ts'), ...place])
    return JSON.parse(stdout)
  } finally {
    await rig.start()
  }
}
