import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { bundled } from './process/platform-process.ts'
import type { Rig } from './rig.ts'

const run = promisify(execFile)

/** What every table holds, by name; the platform is down meanwhile, since the embedded database has one owner at a time. */
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
