import type { Platform } from '#api/platform'
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
export function gameProviders({ clock, config, tokens }: Platform): GameProviders {
  const { sandboxUrl } = config
  const sandbox =
    sandboxUrl === undefined
      ? NOBODY
      : sandboxProvider({ url: sandboxUrl, secret: tokens.providerSecret, clock })
  return { of: () => sandbox }
}
