import { createInstance, getRemoteEntry, init } from '@module-federation/enhanced/runtime'
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime'
import { serveChunks, type LoadFile } from './load-file.ts'
import { sharedOptions } from '../sharing/shared-libraries.ts'

type LoadEntry = NonNullable<Parameters<typeof createInstance>[0]['plugins']>[number]['loadEntry']
/** What an entry leaves behind: `get(expose)` and `init(scope)`. */
type Container = Exclude<Awaited<ReturnType<NonNullable<LoadEntry>>>, void>

declare global {
  /** Federation code that every remote would carry otherwise (see bundler-runtime.shim.js). */
  var __m_federation: object
}

export interface RemoteAddress {
  /** Unique per release: two releases of a module may meet on one page. */
  readonly remote: string
  readonly module: string
  readonly entry: string
  readonly global: string
}

export interface Federation {
  register(address: RemoteAddress): void
  load(remote: string, expose: string): Promise<unknown>
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' &&
  value !== null &&
  'get' in value &&
  typeof value.get === 'function' &&
  'init' in value

/** The container that an entry left behind; undefined when it has not run or was garbage. */
export function containerOf(global: string): Container | undefined {
  const value: unknown = Reflect.get(globalThis, global)
  return isContainer(value) ? value : undefined
}

/** The page's federation runtime: no remotes at build time, every file through the shell's own loader (MOD-02, MOD-10). */
export function createFederation(loadFile: LoadFile): Federation {
  const addresses = new Map<string, RemoteAddress>()
  globalThis.__m_federation = { runtime: { init, getRemoteEntry }, bundlerRuntime, attachShareScopeMap }
  serveChunks(loadFile)
  /** The runtime keeps a request that has failed: the next who needs the library shall ask anew. */
  function forget(request: string): void {
    for (const scope of Object.values(instance.shareScopeMap))
      for (const shared of Object.values(scope[request] ?? {})) shared.loading = null
  }
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shared: sharedOptions(forget),
    plugins: [
      {
        name: 'files-of-the-plan',
        async loadEntry({ remoteInfo }) {
          const address = addresses.get(remoteInfo.name)
          if (address === undefined) throw new Error(`${remoteInfo.name} is not in the plan`)
          await loadFile(address.module, address.entry)
          const container = containerOf(address.global)
          if (container === undefined) throw new Error(`${address.entry} left no container`)
          return container
        },
      },
    ],
  })
  return {
    register(address) {
      if (addresses.has(address.remote)) return
      addresses.set(address.remote, address)
      instance.registerRemotes([
        { name: address.remote, entry: address.entry, entryGlobalName: address.global, type: 'global' },
      ])
    },
    load: (remote, expose) => instance.loadRemote(`${remote}/${expose.slice(2)}`),
  }
}
