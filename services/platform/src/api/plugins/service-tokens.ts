import { createHash, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '#api/api-error'
import { bearerOf } from '#api/bearer'
import type { Config } from '#start/config'
import type { Randomness } from '#deps'

const TOKEN_BYTES = 32

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
export async function loadServiceTokens(config: Config, randomness: Randomness): Promise<ServiceTokens> {
  await mkdir(config.dataDir, { recursive: true })
  const internal =
    config.internalToken ?? (await tokenFile(join(config.dataDir, 'internal-token'), randomness))
  const operator =
    config.operatorToken ?? (await tokenFile(join(config.dataDir, 'operator-token'), randomness))
  const provider =
    config.providerSecret ?? (await tokenFile(join(config.dataDir, 'provider-secret'), randomness))
  return new ServiceTokens(internal, operator, provider)
}

async function tokenFile(path: string, randomness: Randomness): Promise<string> {
  try {
    await writeFile(path, `${randomness.token(TOKEN_BYTES)}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return (await readFile(path, 'utf8')).trim()
}

function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
