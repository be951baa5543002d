import { moduleDeclarations, type ModuleDeclarations } from '@site/shared-api/contract/describe'
import { z } from 'zod'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { saveDeclarations, selectDeclarations } from '#operations/console/repository'
import { DeliveryControl } from '#operations/releases/delivery-control'

/** A form is not waited for longer: it is drawn from what was told last. */
const ANSWER_LIMIT_MS = 1_500
const told = z.object({ modules: moduleDeclarations })

/** What the live modules declare: asked of delivery, kept for when it is away. */
export class Declarations {
  readonly #platform: Pick<Platform, 'clock' | 'config' | 'db' | 'tokens'>
  readonly #control: DeliveryControl
  constructor(platform: Pick<Platform, 'clock' | 'config' | 'db' | 'tokens'>) {
    this.#platform = platform
    this.#control = new DeliveryControl(platform)
  }

  async current(): Promise<ModuleDeclarations> {
    const { clock, db } = this.#platform
    try {
      const { modules } = await this.#control.ask(told, {
        path: '/declarations',
        limitMs: ANSWER_LIMIT_MS,
      })
      await saveDeclarations(db, modules, clock.now())
      return modules
    } catch (error) {
      // Delivery is away, or older than this call.
      if (error instanceof ApiError || error instanceof z.ZodError) return await selectDeclarations(db)
      throw error
    }
  }
}
