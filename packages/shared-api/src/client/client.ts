import { sessionEndOf, type SessionEnd } from '../contract/session-end.ts'
import { ApiError, NetworkError, SessionEndedError } from './errors.ts'
import { sentBody } from './pictures.ts'

export const CALL_TIMEOUT_MS = 15_000

export interface ClientIdentity {
  readonly merchant: string
  language(): string
  token(): string | undefined
  /** Called once when the platform says that the session is over, and why. */
  onSessionEnded(reason: SessionEnd): void
}

/** What carries a call: `fetch`, or its replacement. */
export type Wire = (url: string, init: RequestInit) => Promise<Response>

/** One call as it goes over the wire. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  /** Sent as JSON; a Blob as the bytes that it is. */
  readonly body?: unknown
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
  readonly via?: Wire
}

export interface Client {
  /**
   * Answers the value in the envelope; `Value` is the type of the call's response schema. That the answer has it is not
   * looked at again: the platform writes every answer through that very schema, in the same repository, and refuses to
   * send another (PLT-01). A read that is requested during a sign-out (`leaving`) goes out after that, unless it was
   * given up by then.
   */
  ask<Value>(request: ApiRequest): Promise<Value>
  /** Runs the work that ends a session. A read on its way beside it would be answered "session ended". */
  leaving(work: () => Promise<void>): Promise<void>
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
  async function call<Value>({
    method,
    url,
    body,
    signal,
    headers,
    via = fetcher,
  }: ApiRequest): Promise<Value> {
    const token = identity.token()
    const sent = sentBody(body)
    const limit = AbortSignal.timeout(CALL_TIMEOUT_MS)
    let answer: Response
    let text: string
    try {
      answer = await via(url, {
        method,
        credentials: 'same-origin',
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        headers: {
          Merchant: identity.merchant,
          Language: identity.language(),
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...sent.headers,
          ...headers,
        },
        ...(sent.body !== undefined && { body: sent.body }),
      })
      text = await answer.text()
    } catch (error) {
      if (signal?.aborted) throw error
      throw new NetworkError('the platform did not answer', { cause: error })
    }
    const parsed = parse<Value>(text)
    if (answer.ok && parsed?.success === true) return parsed.value
    if (parsed === undefined)
      throw new NetworkError(`the platform answered ${answer.status} without a readable body`)
    const refused = failure(answer.status, parsed.success === true ? {} : parsed)
    if (refused instanceof SessionEndedError && token !== undefined && token === identity.token())
      identity.onSessionEnded(sessionEndOf(refused.data?.['reason']))
    throw refused
  }
  return {
    async ask<Value>(request: ApiRequest) {
      if (request.method === 'GET' && left !== undefined) {
        await left
        request.signal?.throwIfAborted()
      }
      return call<Value>(request)
    },
    async leaving(work) {
      left = work().finally(() => (left = undefined))
      await left
    },
  }
}

interface Failed extends Failure {
  readonly success?: false
}

interface Success<Value> {
  readonly success: true
  readonly value: Value
}

function parse<Value>(text: string): Success<Value> | Failed | undefined {
  try {
    const envelope: Success<Value> | Failed | null = JSON.parse(text)
    return typeof envelope === 'object' && envelope !== null ? envelope : undefined
  } catch {
    return undefined
  }
}
