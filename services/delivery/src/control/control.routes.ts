import { moduleName, releaseMove } from '@site/shared-api/contract/release'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { answer, readInput } from './answer.ts'
import { CONTROL, guardControl } from './control-listener.ts'
import { historyOf, madeOf, statesOf } from './module-state.ts'
import { uploadRoutes, type UploadOptions } from './upload.routes.ts'

const ofModule = z.object({ module: moduleName })
const wanted = z.strictObject({
  move: releaseMove,
  by: z.strictObject({ who: z.string().min(1).max(200), why: z.string().max(500), id: z.uuid() }),
})

export interface ControlOptions extends UploadOptions {
  /** Of the house; undefined while there is none. */
  readonly token: () => string | undefined
}

/** What the platform asks for operators and teams: who has which release, and changes of it (MOD-06). */
export function controlRoutes(app: FastifyInstance, { token, ...options }: ControlOptions): void {
  const { releases } = options
  const { registry } = releases
  void app.register(async (control) => {
    control.addHook('onRequest', guardControl(token))
    uploadRoutes(control, options)

    control.get(`${CONTROL}/releases`, (_request, reply) =>
      answer(reply, () => ({ list: statesOf(registry) })),
    )
    control.get(`${CONTROL}/releases/:module`, ({ params }, reply) =>
      answer(reply, () => historyOf(registry, readInput(ofModule, params).module)),
    )
    control.post(`${CONTROL}/releases/:module/move`, ({ params, body }, reply) =>
      answer(reply, async () => {
        const { module } = readInput(ofModule, params)
        const { move, by } = readInput(wanted, body)
        const moveInput = { ...move, module }
        const { before } = await releases.move(moveInput, by)
        return madeOf(registry, moveInput, before)
      }),
    )
  })
}
