import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDeclaration } from '../release/describe-release.ts'
import { distFolder, modulesInTree, packageFolder } from '../paths.ts'
import { exposesOf } from './configs.ts'

/** What is on the home route is in the bundle itself; every other screen and slot is split off, as one would. */
function onHome(name: string): Set<string> {
  const { routes, slots } = readDeclaration(name)
  const homes = routes.filter(({ id }) => id === 'home')
  const places = slots.filter(({ slot, eager }) => eager && slot.startsWith('lobby-home.'))
  return new Set([...homes, ...places].map(({ expose }) => expose))
}

/** Writes the module source of the one bundle: plain imports where the site has the federation. */
export function writeMonoSource(): string {
  const folder = distFolder('mono')
  mkdirSync(folder, { recursive: true })
  const imports: string[] = []
  const eager: string[] = []
  const later: string[] = []
  for (const name of modulesInTree()) {
    const home = onHome(name)
    for (const [expose, file] of Object.entries(exposesOf(name))) {
      const key = JSON.stringify(`${name}${expose}`)
      if (home.has(expose)) {
        imports.push(`import e${imports.length} from ${JSON.stringify(file)}`)
        eager.push(`${key}: e${imports.length - 1}`)
      } else later.push(`${key}: () => import(${JSON.stringify(file)})`)
    }
  }
  const loader = JSON.stringify(join(packageFolder('composition'), 'src', 'loading', 'load-file.ts'))
  const target = join(folder, 'mono-source.ts')
  writeFileSync(
    target,
    `import { createFileLoader, serveChunks } from ${loader}
${imports.join('\n')}
const here = { ${eager.join(', ')} }
const later = { ${later.join(', ')} }
export function createModuleSource(plan, own) {
  serveChunks(createFileLoader(plan))
  return {
    ready: (module, expose) => here[module + expose],
    async load(module, expose) {
      const key = module + expose
      here[key] ??= module === 'shell' ? await own[expose]() : (await later[key]()).default
      return here[key]
    },
    prefetch: () => undefined,
  }
}
`,
  )
  return target
}
