import { failureOf } from '@site/service-kit/failure'
import { ERRORS, type ErrorCode } from '@site/shared-api/contract/errors'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { RefusedRelease } from '#registry/registry.ts'

/** An input that is not as it should be, by its field. */
export class BadInput extends Error {
  override readonly name = 'BadInput'
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}

/** Parses what was sent; throws BadInput that names the first field which is wrong. */
export function readInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new BadInput(issue?.path.join('.') ?? '', issue?.message ?? ERRORS.invalid_input.message)
}

/** What `work` answers, in the envelope; a refusal as one, with its reason. */
export async function answer(reply: FastifyReply, work: () => unknown): Promise<FastifyReply> {
  try {
    const value = await work()
    return value === undefined ? refuse(reply, 'not_found') : reply.send({ success: true, value })
  } catch (error) {
    if (error instanceof RefusedRelease) return refuse(reply, 'release_refused', error.message)
    if (error instanceof BadInput) return refuse(reply, 'invalid_input', error.message, error.field)
    reply.log.error(error)
    return refuse(reply, 'unknown_error')
  }
}

function refuse(reply: FastifyReply, code: ErrorCode, message?: string, field?: string): FastifyReply {
  const { status, message: usual } = ERRORS[code]
  return reply.code(status).send(failureOf({ code, message: message ?? usual, field }))
}
