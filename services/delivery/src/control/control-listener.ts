import { createInternalListener, type InternalListener } from '@site/service-kit/internal-listener'
import { isSameText } from '@site/service-kit/same-text'
import { failureOf } from '@site/service-kit/failure'
import { ERRORS } from '@site/shared-api/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Paths below it are answered at the control listener alone, and to the platform alone. */
export const CONTROL = '/control'

export interface ControlSettings {
  readonly host: string
  /** 0 takes a free one. */
  readonly port: number
}

/** A listener of its own for what changes releases; called before any route is registered. */
export const controlListener = (app: FastifyInstance, at: ControlSettings): InternalListener =>
  createInternalListener(app, [CONTROL], { ...at, setting: 'CONTROL_PORT' })

const REFUSAL = failureOf({
  code: 'operator_token_required',
  message: ERRORS.operator_token_required.message,
  field: 'Authorization',
})

/** Lets the platform pass: callers with the internal token. Where none is set, no caller passes. */
export function guardControl(token: () => string | undefined) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const known = token()
    const given = request.headers.authorization ?? ''
    if (known !== undefined && known !== '' && isSameText(given, `Bearer ${known}`)) return undefined
    return reply.code(ERRORS.operator_token_required.status).send(REFUSAL)
  }
}
