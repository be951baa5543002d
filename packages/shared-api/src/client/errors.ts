/** The platform answered and refused: HTTP status, code of the catalogue, field that was wrong. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    readonly status: number,
    readonly code: string,
    readonly field?: string,
    readonly data?: Readonly<Record<string, unknown>>,
  ) {
    super(`${status} ${code}${field === undefined ? '' : ` (${field})`}`)
  }
}

/** The platform did not answer: offline, down, or slower than the limit. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  readonly code = 'network'
}

/** The session that the call needed is over (401). */
export class SessionEndedError extends ApiError {}
