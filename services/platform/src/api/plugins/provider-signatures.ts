import { PROVIDER_HEADERS, SIGNATURE_WINDOW_MS } from '@site/shared-api/contract/provider-wallet'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '#api/api-error'
import { refuseUnclean } from '#api/plugins/clean-input'
import { measureJson } from '#api/plugins/json-size'
import type { Clock } from '#deps'
import { isSignedBy } from '#providers/game/signature'

const TIMESTAMP = /^\d{10,16}$/
/** SHA-256 in hex. */
const SIGNATURE = /^[0-9a-f]{64}$/i

/** Which providers may sign calls, and with which secret. */
export class ProviderSignatures {
  readonly #secrets: ReadonlyMap<string, string>
  readonly #clock: Clock
  constructor(secrets: ReadonlyMap<string, string>, clock: Clock) {
    this.#secrets = secrets
    this.#clock = clock
  }

  /** The secret that calls to and from a provider are signed with. */
  secretOf(provider: string): string | undefined {
    return this.#secrets.get(provider)
  }

  /** Looks at what a signed call says of itself before its body is read; throws ApiError `provider_unknown`, `signature_invalid`. */
  arrive(request: FastifyRequest): void {
    if (!this.#secrets.has(headerOf(request, PROVIDER_HEADERS.provider)))
      throw new ApiError('provider_unknown', { field: PROVIDER_HEADERS.provider })
    if (
      !TIMESTAMP.test(headerOf(request, PROVIDER_HEADERS.timestamp)) ||
      !SIGNATURE.test(headerOf(request, PROVIDER_HEADERS.signature))
    )
      throw new ApiError('signature_invalid', { field: PROVIDER_HEADERS.signature })
  }

  /**
   * The provider that signed a request whose body is still raw text; the body is read as JSON then.
   * Throws ApiError `provider_unknown`, `signature_invalid`, `signature_stale`, `malformed_json`.
   */
  require(request: FastifyRequest): string {
    const provider = headerOf(request, PROVIDER_HEADERS.provider)
    const secret = this.#secrets.get(provider)
    if (secret === undefined) throw new ApiError('provider_unknown', { field: PROVIDER_HEADERS.provider })
    const timestamp = headerOf(request, PROVIDER_HEADERS.timestamp)
    const given = headerOf(request, PROVIDER_HEADERS.signature)
    const body = typeof request.body === 'string' ? request.body : ''
    const signed = { timestamp, method: request.method, path: request.url, body }
    if (!TIMESTAMP.test(timestamp) || !isSignedBy(secret, given, signed))
      throw new ApiError('signature_invalid', { field: PROVIDER_HEADERS.signature })
    const now = this.#clock.now().getTime()
    if (Math.abs(now - Number(timestamp)) > SIGNATURE_WINDOW_MS)
      throw new ApiError('signature_stale', { field: PROVIDER_HEADERS.timestamp, data: { now } })
    request.body = jsonOf(body)
    return provider
  }
}

function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name.toLowerCase()]
  return typeof value === 'string' ? value : ''
}

function jsonOf(text: string): unknown {
  measureJson(Buffer.from(text))
  const json = parsed(text)
  refuseUnclean(json)
  return json
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('malformed_json')
  }
}
