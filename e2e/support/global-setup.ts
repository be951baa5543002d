import { rmSync } from 'node:fs'
import { build } from '@site/config/bin/build'
import { RELEASED } from '@site/config/bin/root'
import { DATA_DIR, makeTemplate, startOwnSite, tellWorkers } from './sites.ts'

/** Builds, seeds one data folder, and serves the site that most journeys share; returns what ends it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  rmSync(DATA_DIR, { recursive: true, force: true })
  await build(RELEASED, { quiet: true })
  await makeTemplate()
  const site = await startOwnSite('shared')
  tellWorkers(site)
  return site.stop
}
