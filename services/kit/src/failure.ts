/** What every call of a service answers when it fails (A8, B8). */
export interface Failure<Code extends string = string> {
  success: false
  code: Code
  message: string
  /** Path of the input it is about. */
  field?: string
  data?: Record<string, unknown>
}

/** The envelope of a failure; what is not known of it does not stand in it. */
export function failureOf<Code extends string>(about: {
  readonly code: Code
  readonly message: string
  readonly field?: string | undefined
  readonly data?: Record<string, unknown> | undefined
}): Failure<Code> {
  const { code, message, field, data } = about
  return {
    success: false,
    code,
    message,
    ...(field !== undefined && { field }),
    ...(data !== undefined && { data }),
  }
}
