import type { z } from 'zod'
import { GameError } from '#api/errors'

/** Input in the shape of a schema; throws `invalid_input` with the path of the first field that is not. */
export function parsed<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined
  const field = [...(issue?.path ?? []), ...(unknown === undefined ? [] : [unknown])].join('.')
  throw new GameError('invalid_input', { ...(field === '' ? {} : { field }) })
}
