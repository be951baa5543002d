import { ENCRYPTED_BODY_WINDOW_SECONDS } from '@site/shared-api/contract/constants'
import { freshness } from '@site/shared-api/contract/session'
import type { FastifyRequest } from 'fastify'
import { compactDecrypt } from 'jose'
import type { z } from 'zod'
import { ApiError } from '#api/api-error'
import { Tidy } from '#db/tidy'
import type { Deps } from '#deps'
import { deleteNonces, useNonce } from '#identity/sealed-body/body-key.repository'
import type { BodyKeys } from '#identity/sealed-body/body-keys'
import { refuseUnclean } from '#api/plugins/clean-input'
import { measureJson } from '#api/plugins/json-size'

const COMPACT_JWE = /^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/
const KID = /^[\w-]{1,64}$/
const MS_PER_SECOND = 1000

/** Reads encrypted bodies (ACC-05): pinned algorithms, fresh, used once; plain text is refused. */
export class EncryptedBodies {
  readonly #deps: Deps
  readonly #tidy = new Tidy()
  readonly #keys: BodyKeys
  constructor(deps: Deps, keys: BodyKeys) {
    this.#deps = deps
    this.#keys = keys
  }

  /** The payload of `data`, parsed by `schema`; throws ApiError `encryption_*` or `invalid_input`. */
  async read<S extends z.ZodType>(
    request: FastifyRequest,
    data: string | undefined,
    schema: S,
  ): Promise<z.output<S>> {
    const plain = jsonOf(await this.#decrypt(kidOf(request), data))
    refuseUnclean(plain, 'data')
    const fresh = freshness.safeParse(plain)
    if (!fresh.success) throw invalid(fresh.error)
    await this.#refuseStale(fresh.data)
    const payload = schema.safeParse(plain)
    if (!payload.success) throw invalid(payload.error)
    return payload.data
  }

  async #decrypt(kid: string, data: string | undefined): Promise<Uint8Array> {
    if (data === undefined || !COMPACT_JWE.test(data))
      throw new ApiError('encryption_required', { field: 'data' })
    const key = await this.#keys.privateKey(kid)
    if (!key) throw new ApiError('encryption_key_unknown', { field: 'Encryption' })
    try {
      const { plaintext } = await compactDecrypt(data, key.key, {
        keyManagementAlgorithms: [key.alg],
        contentEncryptionAlgorithms: ['A256GCM'],
      })
      return plaintext
    } catch {
      throw new ApiError('encryption_invalid', { field: 'data' })
    }
  }

  async #refuseStale({ iat, nonce }: z.output<typeof freshness>): Promise<void> {
    const now = this.#deps.clock.now()
    const age = Math.abs(now.getTime() / MS_PER_SECOND - iat)
    if (age > ENCRYPTED_BODY_WINDOW_SECONDS) throw new ApiError('encryption_expired', { field: 'data.iat' })
    const keep = new Date((iat + 2 * ENCRYPTED_BODY_WINDOW_SECONDS) * MS_PER_SECOND)
    if (!(await useNonce(this.#deps.db, nonce, keep)))
      throw new ApiError('encryption_replayed', { field: 'data.nonce' })
    if (this.#tidy.isDue()) await deleteNonces(this.#deps.db, now)
  }
}

function kidOf(request: FastifyRequest): string {
  const kid = request.headers['encryption']
  if (kid === undefined || kid === '') throw new ApiError('encryption_required', { field: 'Encryption' })
  if (typeof kid !== 'string' || !KID.test(kid))
    throw new ApiError('encryption_key_unknown', { field: 'Encryption' })
  return kid
}

function jsonOf(plaintext: Uint8Array): unknown {
  measureJson(Buffer.from(plaintext))
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext))
  } catch {
    throw new ApiError('encryption_invalid', { field: 'data' })
  }
}

function invalid(error: z.ZodError): ApiError {
  const [issue] = error.issues
  const path = ['data', ...(issue?.path ?? [])].join('.')
  return new ApiError('invalid_input', { field: path, ...(issue && { message: issue.message }) })
}
