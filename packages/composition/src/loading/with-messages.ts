import { LoadError, site } from '@site/shared-api'
import type { ModuleSource } from './module-source.ts'

/** A part comes with its words and those of its module, side by side: it is here when all are (SHL-26). */
export function withMessages(source: ModuleSource): ModuleSource {
  async function words(module: string, expose: string): Promise<void> {
    const { bus, messages, plan } = site()
    try {
      await messages.fetch(module, expose)
    } catch (error) {
      const version = plan.modules.find(({ name }) => name === module)?.version ?? ''
      bus.emit('moduleFailed', { module, version, stage: 'fetch', message: String(error) })
      throw new LoadError(module, 'fetch', String(error), { cause: error })
    }
  }
  return {
    ...source,
    ready: (module, expose) =>
      site().messages.has(module, expose) ? source.ready(module, expose) : undefined,
    async load(module, expose) {
      const [part] = await Promise.all([source.load(module, expose), words(module, expose)])
      return part
    },
    prefetch(module, expose) {
      void site()
        .messages.fetch(module, expose)
        .catch(() => undefined)
      source.prefetch(module, expose)
    },
  }
}
