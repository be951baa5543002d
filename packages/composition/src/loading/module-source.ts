import type { SlotComponent } from '@site/shared-api'
import type { ComponentType } from 'react'

export type Exposed = ComponentType<Record<string, never>>

/** Parts that the host has itself, by expose, each fetched when it is first requested. */
export type OwnParts = Readonly<Record<string, () => Promise<SlotComponent>>>

/** Where modules' components come from: the federation on the real site, plain imports in the one bundle, the release's server build when drawing. */
export interface ModuleSource {
  /** The component when its code is here already. */
  ready(module: string, expose: string): Exposed | undefined
  load(module: string, expose: string): Promise<Exposed>
  /** The component of the module's last good release; undefined when there is none (MOD-07). */
  lastGood?(module: string, expose: string): Promise<Exposed> | undefined
  /** Fetches the files of a component ahead, without running them. */
  prefetch(module: string, expose: string): void
}

/** Requested on the server: what is not in a server build is left to the page. */
export class NoServerBuild extends Error {
  override readonly name = 'NoServerBuild'
}
