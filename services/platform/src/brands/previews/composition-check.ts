import { z } from 'zod'
import type { ControlRequest, DeliveryControl } from '#operations/index'

const fitting = z.object({ fits: z.literal(true) })

/** Asks delivery, which keeps the registry, whether a brand could have a set of releases, or modules that are built elsewhere. */
export class CompositionCheck {
  readonly #control: DeliveryControl
  constructor(control: DeliveryControl) {
    this.#control = control
  }

  /** Throws ApiError `release_refused` with the registry's reason, or `system_unavailable`. */
  async refuse(merchant: string, releases: Readonly<Record<string, string>>): Promise<void> {
    await this.#ask({ merchant, releases })
  }

  /** The same where the site does not allow modules from that origin. */
  async refuseBuilds(merchant: string, origin: string, builds: readonly unknown[]): Promise<void> {
    await this.#ask({ merchant, origin, builds })
  }

  async #ask(body: NonNullable<ControlRequest['body']>): Promise<void> {
    await this.#control.ask(fitting, { method: 'POST', path: '/composition', body })
  }
}
