import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '../paths.ts'
import { sources } from './source-hash.ts'

const NAMED = /'@site\/shared-api\/contract\/([a-z-]+)'/g

/** The contract files that a module's sources name: their calls are in the module's own bundle. */
export function contractsOf(folder: string): string[] {
  const names = new Set<string>()
  for (const file of sources(folder))
    if (/\.tsx?$/.test(file))
      for (const [, name] of readFileSync(file, 'utf8').matchAll(NAMED))
        if (name !== undefined) names.add(name)
  return [...names]
    .sort()
    .map((name) => join(packageFolder('shared-api'), 'src', 'contract', `${name}.ts`))
    .filter((file) => existsSync(file))
}
