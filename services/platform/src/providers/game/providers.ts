import type { Platform } from '#api/platform'
import { GameSessions } from '#money/wallet-gateway/sessions'
import { aggregatorProvider } from '#providers/game/aggregator/aggregator.provider'
import { AGGREGATOR } from '#money/wallet-gateway/aggregator/callback.service'
import type { GameProvider } from '#providers/game/provider'
import { sandboxProvider } from '#providers/game/sandbox.provider'

/** Which provider runs a vendor's games. */
export interface GameProviders {
  of(vendor: string): GameProvider
}

const NOBODY: GameProvider = {
  open: () => Promise.reject(new Error('no provider of games is configured: set SANDBOX_URL')),
}

/** The aggregator for the vendors it is configured for, the sandbox for all others. */
export function gameProviders(platform: Platform): GameProviders {
  const { clock, config, randomness, tokens } = platform
  const { aggregator: account, sandboxUrl } = config
  const sessions = new GameSessions(platform)
  const sandbox =
    sandboxUrl === undefined
      ? NOBODY
      : sandboxProvider({ url: sandboxUrl, secret: tokens.providerSecret, clock })
  if (account === undefined) return { of: () => sandbox }
  const aggregator = aggregatorProvider({
    account,
    clock,
    randomness,
    authenticate: async (token) => (await sessions.authenticate(AGGREGATOR, { token })).sessionId,
  })
  return { of: (vendor) => (account.vendors.includes(vendor) ? aggregator : sandbox) }
}
