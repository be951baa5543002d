import { createHash, timingSafeEqual } from 'node:crypto'
import { secretFile } from '@site/service-kit/secret-file'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '#api/api-error'
import { bearerOf } from '#api/bearer'
import type { Config } from '#start/config'

/** The token of the house's other services, checked in constant time, and the secret of the sandbox provider. */
export class ServiceTokens {
  readonly #hash: Buffer
  /** The tokens with which this service calls delivery, and delivery calls it. */
  readonly internal: string
  /** What the sandbox provider and the platform sign their calls with. */
  readonly providerSecret: string

  constructor(internal: string, providerSecret: string) {
    this.internal = internal
    this.providerSecret = providerSecret

    this.#hash = hash(internal)
  }
  /** Throws ApiError `operator_token_required` unless the request carries the token of the house. */
  require(request: FastifyRequest): void {
    const token = bearerOf(request)
    if (token === undefined || !timingSafeEqual(hash(token), this.#hash)) {
      throw new ApiError('operator_token_required', { field: 'Authorization' })
    }
  }
}

/** Takes the tokens from the configuration, else from files of the data folder that are made once, readable by the owner alone. */
export async function loadServiceTokens(config: Config): Promise<ServiceTokens> {
  const { dataDir } = config
  return new ServiceTokens(
    config.internalToken ?? (await secretFile(dataDir, 'internal-token')),
    config.providerSecret ?? (await secretFile(dataDir, 'provider-secret')),
  )
}

function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
