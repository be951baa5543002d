import type { PlanSlot } from '@site/config/schema'
import type { ComponentType } from 'react'

export type SlotComponent = ComponentType<{ readonly params?: Readonly<Record<string, string>> }>

/** Where a part of a module comes from: every route and slot of the plan has it. */
export type PartAddress = Pick<PlanSlot, 'module' | 'expose'> & { readonly slot?: string }

/** How a page gets at the parts of other modules; the host provides it, modules use `<Slot>` and `<Link>`. */
export interface Composition {
  /** The component when its code is already here (always so on the server). */
  ready(part: PartAddress): SlotComponent | undefined
  /** Loads it through the staged loader; throws a LoadError after every fall-back has failed. */
  load(part: PartAddress): Promise<SlotComponent>
  /** The same part of the module's last good release; undefined when there is none (MOD-07). */
  lastGood?(part: PartAddress): Promise<SlotComponent> | undefined
  /** One step in the site's history, without a page load. */
  navigate(to: string, options?: { readonly replace?: boolean }): void
  /** Back by the rule of the shown route: one step where there is one, else home (A2, SHL-04). */
  back(): void
  /** Fetches the code of a route ahead of a likely visit. */
  prefetch(to: string): void
  /** Fetches what a popup opens with ahead of the tap, or with it. */
  prefetchPopup(popup: string): void
}

/** Every way to load a part has failed; `stage` says where (resolve, fetch, evaluate, bootstrap, render). */
export class LoadError extends Error {
  override readonly name = 'LoadError'
  readonly module: string
  readonly stage: string

  constructor(module: string, stage: string, message: string, options?: ErrorOptions) {
    super(`${module}: ${stage}: ${message}`, options)
    this.module = module
    this.stage = stage
  }
}
