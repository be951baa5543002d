/** The platform, or a network on the way to it, refused a call: the code of the catalogue, and the field that was wrong. */
export class ConsoleError extends Error {
  override readonly name = 'ConsoleError'
  /** The HTTP status; 0 where nobody answered. React-admin reads it as well. */
  readonly status: number
  readonly code: string
  readonly field: string | undefined
  readonly data: Readonly<Record<string, unknown>>
  constructor(refusal: {
    readonly status: number
    readonly code: string
    readonly field?: string
    readonly data?: Readonly<Record<string, unknown>>
    /** What the server says in plain English: for details the code does not tell. */
    readonly message?: string
  }) {
    super(refusal.message ?? refusal.code)
    this.status = refusal.status
    this.code = refusal.code
    this.field = refusal.field
    this.data = refusal.data ?? {}
  }
}

/** Nobody is signed in (any more): the way on is the sign-in. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ConsoleError && error.code === 'operator_token_required'
