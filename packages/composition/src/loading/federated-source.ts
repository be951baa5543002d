import type { Plan } from '@site/config/schema'
import { site } from '@site/shared-api'
import { createFederation } from './federation.ts'
import { createFileLoader } from './load-file.ts'
import type { Exposed, ModuleSource } from './module-source.ts'
import { createStagedLoader } from './staged-loader.ts'

/** Modules over the federation runtime; remembers what has loaded, forgets what has failed. */
export function createModuleSource(plan: Plan): ModuleSource {
  const loadFile = createFileLoader(plan)
  const loader = createStagedLoader({
    loadFile,
    federation: createFederation(loadFile),
    onFailure: ({ module, stage, message }, version) =>
      site().bus.emit('moduleFailed', { module, version, stage, message }),
  })
  const ready = new Map<string, Exposed>()
  const loading = new Map<string, Promise<Exposed>>()
  const moduleOf = (name: string) => plan.modules.find((module) => module.name === name)

  return {
    ready: (module, expose) => ready.get(`${module}${expose}`),
    load(module, expose) {
      const key = `${module}${expose}`
      const running =
        loading.get(key) ??
        loader.load(moduleOf(module), expose).then((component) => {
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
