import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { BrandedThing } from '@site/shared-api/contract/brand-place'
import { bundled } from './process/platform-process.ts'
import type { Rig } from './rig.ts'
import { MOVED_BY_TIME } from './rows.ts'

const run = promisify(execFile)

export type Planted = Readonly<Record<Exclude<BrandedThing, 'operator'>, string>>

async function inProcess(rig: Rig, entry: string, first: readonly string[]): Promise<unknown> {
  const { dataDir, databaseUrl } = rig.place
  await rig.platform.stop()
  try {
    const place = databaseUrl === undefined ? [dataDir] : [dataDir, databaseUrl]
    const { stdout } = await run(process.execPath, [
      ...bundled(`test/rig/process/${entry}.ts`),
      ...first,
      ...place,
    ])
    return JSON.parse(stdout)
  } finally {
    await rig.start()
  }
}

/** One of each thing that calls name by its id, of a brand; the platform is stopped for it. */
export async function plantThings(rig: Rig, merchant: string): Promise<Planted> {
  // reason: what the process says of every thing there is
  return (await inProcess(rig, 'planting', [merchant])) as Planted
}

/** What every table holds of a brand that only callers change, by name; the platform is stopped for it. */
export async function rowsOfBrand(rig: Rig, merchant: string): Promise<Record<string, string>> {
  // reason: what the process says of every table there is
  const said = (await inProcess(rig, 'brand-rows', [merchant])) as Record<string, string>
  return Object.fromEntries(Object.entries(said).filter(([table]) => !(table in MOVED_BY_TIME)))
}
