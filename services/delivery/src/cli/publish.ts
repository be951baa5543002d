import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { releaseSchema } from '@site/config/schema'
import { openRegistry, RefusedRelease } from '#registry/registry.ts'

/** `publish.ts <module>…`: puts finished builds into the registry of DATA_DIR and makes them live. */
const root = fileURLToPath(new URL('../../../../', import.meta.url))
const registry = openRegistry(join(resolve(process.env['DATA_DIR'] ?? '.data'), 'registry'))
for (const name of process.argv.slice(2)) {
  const dist = name === 'mono' ? join(root, '.cache', 'mono') : join(root, 'apps', name, 'dist')
  try {
    const release = releaseSchema.parse(JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')))
    registry.publish(release, dist)
    console.log(`${name} ${release.version} is live`)
  } catch (error) {
    console.error(
      error instanceof RefusedRelease ? error.message : `${name} could not be published: ${String(error)}`,
    )
    process.exitCode = 1
  }
}
