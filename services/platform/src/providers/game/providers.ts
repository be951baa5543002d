import type { Config } from '#start/config'
import type { Clock, Randomness } from '#deps'
import { aggregatorProvider } from '#providers/game/aggregator/aggregator.provider'
import type { GameProvider } from '#providers/game/provider'
import { sandboxProvider } from '#providers/game/sandbox.provider'

/** Which provider runs a vendor's games. */
export interface GameProviders {
  of(vendor: string): GameProvider
  /** Every provider there is, by the name its transactions are kept under. */
  readonly all: ReadonlyMap<string, GameProvider>
}

/** The name the sandbox's transactions are kept under, and the aggregator's. */
export const SANDBOX = 'sandbox'
export const AGGREGATOR = 'aggregator'

interface Options {
  clock: Clock
  config: Pick<Config, 'aggregator' | 'sandboxUrl'>
  randomness: Randomness
  /** What calls to the sandbox are signed with. */
  secret: string
  /** Makes a launch token the aggregator's game session. */
  authenticate(token: string): Promise<string>
}

const UNCONFIGURED: GameProvider = {
  open: () => Promise.reject(new Error('no provider of games is configured: set SANDBOX_URL')),
}

/** The aggregator for the vendors it is configured for, the sandbox for all others. */
export function gameProviders({ authenticate, clock, config, randomness, secret }: Options): GameProviders {
  const { aggregator: account, sandboxUrl } = config
  const sandbox =
    sandboxUrl === undefined ? UNCONFIGURED : sandboxProvider({ url: sandboxUrl, secret, clock })
  if (account === undefined) return { of: () => sandbox, all: new Map([[SANDBOX, sandbox]]) }
  const aggregator = aggregatorProvider({
    account,
    clock,
    randomness,
    authenticate,
  })
  return {
    of: (vendor) => (account.vendors.includes(vendor) ? aggregator : sandbox),
    all: new Map([
      [SANDBOX, sandbox],
      [AGGREGATOR, aggregator],
    ]),
  }
}
