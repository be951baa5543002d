import type { Plan } from '@site/config/schema'
import { LoadError, site } from '@site/shared-api'
import { createFederation } from './federation.ts'
import { createFileLoader } from './load-file.ts'
import type { Exposed, ModuleSource, OwnParts } from './module-source.ts'
import { createStagedLoader } from './staged-loader.ts'

/** What the parts that no module brings go by. */
const HOST = 'shell'

/** Modules over the federation runtime, and the host's own parts; remembers what has loaded, forgets what has failed. */
export function createModuleSource(plan: Plan, own: OwnParts): ModuleSource {
  const loadFile = createFileLoader(plan)
  const onFailure = ({ module, stage, message }: LoadError, version: string): void =>
    site().bus.emit('moduleFailed', { module, version, stage, message })
  const loader = createStagedLoader({ loadFile, federation: createFederation(loadFile), onFailure })
  const ready = new Map<string, Exposed>()
  const loading = new Map<string, Promise<Exposed>>()
  const moduleOf = (name: string) => plan.modules.find((module) => module.name === name)

  async function ownPart(fetchPart: OwnParts[string]): Promise<unknown> {
    try {
      return await fetchPart()
    } catch (error) {
      const failed = new LoadError(HOST, 'fetch', String(error), { cause: error })
      onFailure(failed, plan.field?.shell ?? plan.release)
      throw failed
    }
  }
  const fetchPart = (module: string, expose: string): Promise<unknown> => {
    const mine = module === HOST ? own[expose] : undefined
    return mine ? ownPart(mine) : loader.load(moduleOf(module), expose)
  }

  return {
    ready: (module, expose) => ready.get(`${module}${expose}`),
    load(module, expose) {
      const key = `${module}${expose}`
      const running =
        loading.get(key) ??
        fetchPart(module, expose).then((component) => {
          const exposed = component as Exposed // reason: screens and slots take optional props only
          ready.set(key, exposed)
          return exposed
        })
      loading.set(key, running)
      running.catch(() => loading.delete(key))
      return running
    },
    lastGood(name, expose) {
      const module = moduleOf(name)
      if (module?.lastGood?.exposes[expose] === undefined) return undefined
      return loader.loadLastGood(module, expose).then((component) => component as Exposed) // reason: as above
    },
    prefetch(module, expose) {
      const { exposes, entry } = moduleOf(module) ?? {}
      for (const file of [entry, ...(exposes?.[expose]?.js ?? [])]) {
        if (file === undefined || document.head.querySelector(`link[href$="${file}"]`)) continue
        if (plan.closure?.files.includes(`${module}/${file}`)) continue
        const href = `/m/-/assets/${module}/${file}`
        const integrity = plan.integrity[`${module}/${file}`] ?? ''
        document.head.append(
          Object.assign(document.createElement('link'), {
            rel: 'preload',
            as: 'script',
            crossOrigin: 'anonymous',
            integrity,
            href,
          }),
        )
      }
    },
  }
}
