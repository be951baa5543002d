import { makeTemplate, startOwnSite, tellWorkers } from './sites.ts'

/** Serves the site that most journeys share; returns what ends it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await makeTemplate()
  const site = await startOwnSite('shared')
  tellWorkers(site)
  return site.stop
}
