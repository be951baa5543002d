import { NoServerBuild, type Exposed, type ModuleSource } from './module-source.ts'

/** The components of the releases' server builds, by module and expose. */
export type Exposes = Readonly<Record<string, Readonly<Record<string, Exposed>>>>

/** Modules on the server: what their server builds hold is ready, anything else is left to the page. */
export function releaseSource(exposes: Exposes): ModuleSource {
  return {
    ready: (module, expose) => exposes[module]?.[expose],
    load: (module, expose) => Promise.reject(new NoServerBuild(`${module}${expose} has no server build`)),
    prefetch: () => undefined,
  }
}
