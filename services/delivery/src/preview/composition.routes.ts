import { releaseSchema } from '@site/config/schema'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { answer, readInput } from '#control/answer.ts'
import { CONTROL, guardControl } from '#control/control-listener.ts'
import type { Registry } from '#registry/registry.ts'
import { refuseTrial } from '#registry/trial.ts'
import { refuseBuilds } from './builds.ts'

const BUILDS_BYTES = 2 * 1024 * 1024
const wanted = z.union([
  z.strictObject({ merchant: z.string(), releases: z.record(z.string(), z.string()) }),
  z.strictObject({ merchant: z.string(), origin: z.string(), builds: z.array(releaseSchema) }),
])

export interface CompositionOptions {
  readonly registry: Registry
  readonly devOrigins: readonly string[]
  /** Of the house; undefined while there is none. */
  readonly token: () => string | undefined
}

/** Answers the platform whether a brand could have releases, or modules of a developer's machine (MOD-08). */
export function compositionRoutes(
  app: FastifyInstance,
  { registry, devOrigins, token }: CompositionOptions,
): void {
  void app.register(async (control) => {
    control.addHook('onRequest', guardControl(token))
    control.post(`${CONTROL}/composition`, { bodyLimit: BUILDS_BYTES }, ({ body }, reply) =>
      answer(reply, () => {
        const input = readInput(wanted, body)
        if ('releases' in input)
          refuseTrial(registry, input.merchant, new Map(Object.entries(input.releases)))
        else refuseBuilds(registry, devOrigins, input)
        return { fits: true }
      }),
    )
  })
}
