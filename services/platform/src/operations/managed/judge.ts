import type { z } from 'zod'
import type { Content, Problem } from '#operations/managed/source'

type Issue = z.core.$ZodIssue

/** Problems of what a schema refuses; a field that it does not know is named itself, not its container. */
export function problemsOf(issues: readonly Issue[]): Problem[] {
  return issues.map((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
    return {
      code: 'invalid_input' as const,
      field: [...issue.path, ...unknown].map(String).join('.'),
      message: issue.message,
    }
  })
}

/** A document as its schema reads it, else what is wrong with it. */
export function parsed<Document extends Content>(
  schema: z.ZodType<Document>,
  document: unknown,
): { document: Document } | { problems: Problem[] } {
  const read = schema.safeParse(document)
  return read.success ? { document: read.data } : { problems: problemsOf(read.error.issues) }
}

export const problem = (
  field: string,
  message: string,
  code: Problem['code'] = 'invalid_input',
): Problem => ({
  code,
  field,
  message,
})
