import { moduleName, releaseMove } from '@site/shared-api/contract/release'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Releases } from '#registry/releases.ts'
import { answer, readInput } from './answer.ts'
import { CONTROL, guardControl } from './control-door.ts'
import { historyOf, madeOf, statesOf } from './module-state.ts'

const ofModule = z.object({ module: moduleName })
const wanted = z.strictObject({
  move: releaseMove,
  by: z.strictObject({ who: z.string().min(1).max(200), why: z.string().max(500), id: z.uuid() }),
})

export interface ControlOptions {
  readonly releases: Releases
  /** Of the house; undefined while there is none. */
  readonly token: () => string | undefined
}

/** What the platform asks for operators and teams: who has which release, and changes of it (MOD-06). */
export function controlRoutes(app: FastifyInstance, { releases, token }: ControlOptions): void {
  const { registry } = releases
  void app.register(async (control) => {
    control.addHook('onRequest', guardControl(token))

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
        const asked = { ...move, module }
        const { before } = await releases.move(asked, by)
        return madeOf(registry, asked, before)
      }),
    )
  })
}
