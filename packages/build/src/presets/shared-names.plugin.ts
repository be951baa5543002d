import { relative } from 'node:path'
import type { AsyncDependenciesBlock, Compiler, Dependency, Module } from 'webpack'

/** Per shared library the names that a build uses of it (`*`: all of it), each with a file that does. */
export type SharedUses = Map<string, Map<string, string>>

/**
 * Notes which exports of the shared libraries a build uses, in its own files and in the libraries it carries along.
 * Taken before webpack decides anything: what a shared module gives is not known while a remote is built.
 */
export class SharedNamesPlugin {
  private readonly requests: ReadonlySet<string>
  private readonly root: string
  private readonly uses: SharedUses

  constructor(requests: ReadonlySet<string>, root: string, uses: SharedUses) {
    this.requests = requests
    this.root = root
    this.uses = uses
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SharedNamesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('SharedNamesPlugin', (modules) => {
        for (const module of modules)
          for (const dependency of dependenciesOf(module)) {
            const request = 'request' in dependency ? dependency.request : undefined
            if (typeof request !== 'string' || !this.requests.has(request)) continue
            const names = namesOf(dependency, compilation.moduleGraph)
            const known = this.uses.get(request) ?? new Map<string, string>()
            for (const name of names) if (!known.has(name)) known.set(name, this.fileOf(module))
            this.uses.set(request, known)
          }
      })
    })
  }

  private fileOf(module: Module): string {
    const resource = 'resource' in module && typeof module.resource === 'string' ? module.resource : undefined
    return resource === undefined ? module.identifier() : relative(this.root, resource)
  }
}

function* dependenciesOf(block: Module | AsyncDependenciesBlock): Generator<Dependency> {
  yield* block.dependencies
  for (const inner of block.blocks) yield* dependenciesOf(inner)
}

/** The names one dependency takes; an import for its effect alone takes none. */
function namesOf(dependency: Dependency, graph: unknown): string[] {
  const { type } = dependency
  if (type === 'harmony side effect evaluation') return []
  const ids =
    'getIds' in dependency && typeof dependency.getIds === 'function'
      ? stringsOf(dependency.getIds(graph))
      : 'names' in dependency
        ? stringsOf(dependency.names)
        : []
  if (ids[0] !== undefined) return [ids[0]]
  const taken =
    'referencedPropertiesInDestructuring' in dependency && dependency.referencedPropertiesInDestructuring
  if (taken instanceof Set && taken.size > 0)
    return [...taken].flatMap((one: unknown) =>
      typeof one === 'object' && one !== null && 'id' in one ? [String(one.id)] : [],
    )
  return /^(harmony|cjs|import\(\))/.test(type) ? ['*'] : []
}

const stringsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
