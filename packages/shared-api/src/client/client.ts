import { sessionEndOf, type SessionEnd } from '../contract/session-end.ts'
import { ApiError, NetworkError, SessionEndedError } from './errors.ts'

export const CALL_TIMEOUT_MS = 15_000

export interface ClientIdentity {
  readonly merchant: string
  language(): string
  token(): string | undefined
  /** Told once when the platform says that the session is over, and why. */
  onSessionEnded(reason: SessionEnd): void
}

export interface CallOptions {
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
}

export interface Client {
  /** Reads; what is asked while somebody leaves (`leaving`) goes out after that, unless it was given up meanwhile. */
  get(url: string, options?: CallOptions): Promise<unknown>
  /** Runs the work that ends a session. A read on its way beside it would be answered "session ended". */
  leaving(work: () => Promise<void>): Promise<void>
  send(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: unknown,
    options?: CallOptions,
  ): Promise<unknown>
}

interface Failure {
  readonly code?: unknown
  readonly field?: unknown
  readonly data?: unknown
}

function failure(status: number, body: Failure): ApiError {
  const code = typeof body.code === 'string' ? body.code : 'unknown_error'
  const field = typeof body.field === 'string' ? body.field : undefined
  const data = typeof body.data === 'object' && body.data !== null ? { ...body.data } : undefined
  return status === 401 && code === 'session_ended'
    ? new SessionEndedError(status, code, field, data)
    : new ApiError(status, code, field, data)
}

/** The one client of the platform on a page. Throws ApiError, SessionEndedError or NetworkError; knows no screen. */
export function createClient(
  identity: ClientIdentity,
  fetcher: typeof fetch = (...call) => fetch(...call),
): Client {
  let left: Promise<void> | undefined
  async function call(
    method: string,
    url: string,
    body: unknown,
    options: CallOptions = {},
  ): Promise<unknown> {
    const token = identity.token()
    const limit = AbortSignal.timeout(CALL_TIMEOUT_MS)
    let answer: Response
    let text: string
    try {
      answer = await fetcher(url, {
        method,
        credentials: 'same-origin',
        signal: options.signal ? AbortSignal.any([options.signal, limit]) : limit,
        headers: {
          Merchant: identity.merchant,
          Language: identity.language(),
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...options.headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      text = await answer.text()
    } catch (error) {
      if (options.signal?.aborted) throw error
      throw new NetworkError('the platform did not answer', { cause: error })
    }
    const parsed = parse(text)
    if (answer.ok && parsed?.success === true) return parsed.value
    if (parsed === undefined)
      throw new NetworkError(`the platform answered ${answer.status} without a readable body`)
    const refused = failure(answer.status, parsed)
    if (refused instanceof SessionEndedError && token !== undefined && token === identity.token())
      identity.onSessionEnded(sessionEndOf(refused.data?.['reason']))
    throw refused
  }
  return {
    async get(url, options) {
      if (left !== undefined) {
        await left
        options?.signal?.throwIfAborted()
      }
      return call('GET', url, undefined, options)
    },
    async leaving(work) {
      left = work().finally(() => (left = undefined))
      await left
    },
    send: (method, url, body, options) => call(method, url, body, options),
  }
}

function parse(text: string): (Failure & { success?: unknown; value?: unknown }) | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
