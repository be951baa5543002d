import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { openRegistry } from '@site/delivery/registry'
import { root } from '@site/tools/root'
import { run } from '@site/tools/run'
import { changedRelease } from '../bench/change-module.ts'
import type { Site } from './sites.ts'

/** Puts a next release of a module into the site's registry, where no visitor has it yet; answers its version. */
export function layNext(site: Pick<Site, 'dataDir'>, module: string): string {
  const target = mkdtempSync(join(site.dataDir, `next-${module}-`))
  const release = changedRelease(join(root, 'apps', module, 'dist'), target, ({ entry, exposes }) => [
    entry,
    ...Object.values(exposes).flatMap(({ js }) => js),
  ])
  openRegistry(join(site.dataDir, 'registry')).stage(release, target)
  return release.version
}

/** Runs `npm run <name> -- …` on a site that runs, as an operator does, or with `--offline` on its folder; answers what it said. */
export function command(site: Site, name: string, ...words: readonly string[]): Promise<string> {
  const siteFlags = words.includes('--offline') ? [] : ['--site', `http://127.0.0.1:${site.operatorPort}`]
  return run(process.execPath, [join(root, 'tools', 'run.mjs'), name, ...words, ...siteFlags], {
    quiet: true,
    env: { DATA_DIR: site.dataDir },
  })
}
