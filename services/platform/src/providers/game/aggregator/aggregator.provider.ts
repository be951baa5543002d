import { z } from 'zod'
import type { Clock, Randomness } from '#deps'
import { signForm, type Form } from '#providers/game/aggregator/form'
import type { GameProvider, ProviderLaunch } from '#providers/game/provider'

const PATIENCE_MS = 4_000
const NONCE_BYTES = 16
const SECOND_MS = 1_000
const LANGUAGES = { EN: 'en', TY: 'th' } as const
const answer = z.object({ url: z.url() })

/** An account at an aggregator, from the environment. */
export interface AggregatorAccount {
  /** Base address of its API. */
  url: string
  merchantId: string
  merchantKey: string
  /** Vendors of the catalogue whose games it runs. */
  vendors: readonly string[]
}

interface Options {
  account: AggregatorAccount
  clock: Clock
  randomness: Randomness
  /** Takes the launch token and answers the game session that its callbacks will name. */
  authenticate(token: string): Promise<string>
}

/** Games of an aggregator: `games/init` (or `games/init-demo`) answers where the game is; its money comes by callbacks. */
export function aggregatorProvider(options: Options): GameProvider {
  return { open: (launch) => open(options, launch) }
}

async function open(
  { account, authenticate, clock, randomness }: Options,
  launch: ProviderLaunch,
): Promise<string> {
  const real = launch.mode === 'real'
  const form: Form = [
    ['game_uuid', launch.game.gameCode],
    ['return_url', `${launch.lobbyOrigin}/m/home`],
    ['language', LANGUAGES[launch.language]],
    ['device', 'mobile'],
    ...(real
      ? ([
          ['player_id', launch.player],
          ['player_name', launch.player],
          ['currency', launch.currency.code],
          ['session_id', await authenticate(launch.token)],
        ] as const)
      : []),
  ]
  const headers = {
    'X-Merchant-Id': account.merchantId,
    'X-Timestamp': String(Math.floor(clock.now().getTime() / SECOND_MS)),
    'X-Nonce': randomness.token(NONCE_BYTES),
  }
  const response = await fetch(new URL(real ? 'games/init' : 'games/init-demo', withSlash(account.url)), {
    method: 'POST',
    headers: {
      ...headers,
      'X-Sign': signForm(account.merchantKey, form, headers),
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(form.map(([name, value]) => [name, value])).toString(),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!response.ok) throw new Error(`the aggregator answered ${response.status}`)
  return answer.parse(await response.json()).url
}

const withSlash = (url: string): string => (url.endsWith('/') ? url : `${url}/`)
