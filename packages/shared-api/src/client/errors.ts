/** The platform answered and refused: HTTP status, code of the catalogue, field that was wrong. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly field: string | undefined
  readonly data: Readonly<Record<string, unknown>> | undefined

  constructor(status: number, code: string, field?: string, data?: Readonly<Record<string, unknown>>) {
    super(`${status} ${code}${field === undefined ? '' : ` (${field})`}`)
    this.status = status
    this.code = code
    this.field = field
    this.data = data
  }
}

/** The platform did not answer: offline, down, or slower than the limit. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  readonly code = 'network'
}

/** The session that the call needed is over (401). */
export class SessionEndedError extends ApiError {}
