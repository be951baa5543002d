import { createHash, timingSafeEqual } from 'node:crypto'
import { secretFile } from '@site/service-kit/secret-file'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '#api/api-error'
import { bearerOf } from '#api/bearer'
import type { Config } from '#start/config'

/** Tokens of services and operators' tools, checked in constant time. */
export class ServiceTokens {
  readonly #hashes: Record<'internal' | 'operator', Buffer>
  constructor(
    internal: string,
    operator: string,
    /** What the sandbox provider and the platform sign their calls with. */
    readonly providerSecret: string,
  ) {
    this.#hashes = { internal: hash(internal), operator: hash(operator) }
  }
  /** Throws ApiError `operator_token_required` unless the request carries the token of this kind. */
  require(kind: 'internal' | 'operator', request: FastifyRequest): void {
    const token = bearerOf(request)
    if (token === undefined || !timingSafeEqual(hash(token), this.#hashes[kind])) {
      throw new ApiError('operator_token_required', { field: 'Authorization' })
    }
  }
}

/** Takes the tokens from the configuration, else from files of the data folder that are made once, readable by the owner alone. */
export async function loadServiceTokens(config: Config): Promise<ServiceTokens> {
  const { dataDir } = config
  return new ServiceTokens(
    config.internalToken ?? (await secretFile(dataDir, 'internal-token')),
    config.operatorToken ?? (await secretFile(dataDir, 'operator-token')),
    config.providerSecret ?? (await secretFile(dataDir, 'provider-secret')),
  )
}

function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
