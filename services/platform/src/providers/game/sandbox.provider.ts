import { z } from 'zod'
import type { Clock } from '#deps'
import type { GameProvider, ProviderLaunch } from '#providers/game/provider'
import { signatureOf } from '#providers/game/signature'

const PATH = '/launch'
const PATIENCE_MS = 4_000
const answer = z.object({ url: z.url() })

/** The sandbox provider: a service of its own that opens a game when it is asked with the shared secret. */
export function sandboxProvider(options: { url: string; secret: string; clock: Clock }): GameProvider {
  return { open: (launch) => open(options, launch) }
}

async function open(
  { url, secret, clock }: { url: string; secret: string; clock: Clock },
  launch: ProviderLaunch,
): Promise<string> {
  const body = JSON.stringify(launch)
  const timestamp = clock.now().getTime().toString()
  const response = await fetch(new URL(PATH, url), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Provider': 'sandbox',
      'X-Timestamp': timestamp,
      'X-Signature': signatureOf(secret, { timestamp, method: 'POST', path: PATH, body }),
    },
    body,
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!response.ok) throw new Error(`the sandbox provider answered ${response.status}`)
  return answer.parse(await response.json()).url
}
