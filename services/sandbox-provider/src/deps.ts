import type { FastifyServerOptions } from 'fastify'
import type { ClientFiles } from '#play/client-files'
import type { Store } from '#store/store'
import type { WalletClient } from '#wallet/wallet-client'

/** The time; a test may hold another one. */
export interface Clock {
  now(): number
}

/** Everything that the application does not make itself. */
export interface Deps {
  store: Store
  clock: Clock
  /** `bytes` random bytes as base64url text. */
  token(bytes: number): string
  wallet: WalletClient
  secret: string
  /** Where the platform takes callbacks of payments. */
  platformUrl: string
  /** What players' browsers call this service. */
  publicOrigin(): string
  files: ClientFiles
  /** A line for the operator about something that needs a look. */
  warn(message: string, about: Record<string, unknown>): void
  logger: FastifyServerOptions['logger']
}
