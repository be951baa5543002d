import { ERRORS, type ErrorCode } from '@site/shared-api/contract/errors'

/** A refusal with a code of the catalogue (A8, B8); `field` is the path of the input it is about. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode
  readonly status: number
  readonly field: string | undefined
  readonly data: Record<string, unknown> | undefined

  constructor(
    code: ErrorCode,
    about: { field?: string; data?: Record<string, unknown>; message?: string } = {},
  ) {
    super(about.message ?? ERRORS[code].message)
    this.code = code
    this.status = ERRORS[code].status
    this.field = about.field
    this.data = about.data
  }
}
