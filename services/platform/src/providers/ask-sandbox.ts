import type { z } from 'zod'
import type { Clock } from '#deps'
import { signatureOf } from '#providers/game/signature'

const PATIENCE_MS = 4_000

/** Where the sandbox of games and payments is, and the secret it shares with us. */
export interface SandboxAccess {
  url: string
  secret: string
  clock: Clock
}

/** Asks the sandbox, signed; an answer of another shape than `answer`, a refusal or silence throws. */
export async function askSandbox<S extends z.ZodType>(
  { url, secret, clock }: SandboxAccess,
  path: string,
  asked: object,
  answer: S,
  patienceMs = PATIENCE_MS,
): Promise<z.output<S>> {
  const body = JSON.stringify(asked)
  const timestamp = clock.now().getTime().toString()
  const response = await fetch(new URL(path, url), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Provider': 'sandbox',
      'X-Timestamp': timestamp,
      'X-Signature': signatureOf(secret, { timestamp, method: 'POST', path, body }),
    },
    body,
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!response.ok) throw new Error(`the sandbox answered ${response.status} at ${path}`)
  return answer.parse(await response.json())
}
