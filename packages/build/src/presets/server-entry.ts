import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { distFolder } from '../paths.ts'
import { exposesOf } from './configs.ts'

/** Writes the server build's entry of a remote: `{ './home.screen': component, … }`. */
export function writeServerEntry(name: string): string {
  const folder = distFolder(name)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'server-entry.ts')
  const exposes = Object.entries(exposesOf(name))
  const imports = exposes.map(([, path], index) => `import e${index} from ${JSON.stringify(path)}`)
  const members = exposes.map(([key], index) => `${JSON.stringify(key)}: e${index}`)
  writeFileSync(file, `${imports.join('\n')}\nexport const exposes = { ${members.join(', ')} }\n`)
  return file
}
