/** The platform, or a network on the way to it, refused a call: the code of the catalogue, and the field that was wrong. */
export class ConsoleError extends Error {
  override readonly name = 'ConsoleError'
  /** The HTTP status; 0 without an answer. React-admin reads it as well. */
  readonly status: number
  readonly code: string
  readonly field: string | undefined
  readonly data: Readonly<Record<string, unknown>>
  constructor(refusal: {
    readonly status: number
    readonly code: string
    readonly field?: string
    readonly data?: Readonly<Record<string, unknown>>
    /** The server's message in plain English: for details that the code does not give. */
    readonly message?: string
  }) {
    super(refusal.message ?? refusal.code)
    this.status = refusal.status
    this.code = refusal.code
    this.field = refusal.field
    this.data = refusal.data ?? {}
  }
}

/** No operator is signed in (any more): the sign-in follows. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ConsoleError && error.code === 'operator_token_required'
