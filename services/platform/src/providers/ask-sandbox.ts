import type { z } from 'zod'
import type { Clock } from '#deps'
import { signatureOf } from '#providers/game/signature'
import { callProvider } from '#providers/provider-call'

const PATIENCE_MS = 4_000

/** Where the sandbox of games and payments is, and the secret it shares with us. */
export interface SandboxAccess {
  url: string
  secret: string
  clock: Clock
}

/** Asks the sandbox, signed; throws what `callProvider` throws. */
export async function askSandbox<S extends z.ZodType>(
  { url, secret, clock }: SandboxAccess,
  path: string,
  input: object,
  answer: S,
  patienceMs = PATIENCE_MS,
): Promise<z.output<S>> {
  const body = JSON.stringify(input)
  const timestamp = clock.now().getTime().toString()
  const headers = {
    'Content-Type': 'application/json',
    'X-Provider': 'sandbox',
    'X-Timestamp': timestamp,
    'X-Signature': signatureOf(secret, { timestamp, method: 'POST', path, body }),
  }
  return await callProvider(new URL(path, url), { method: 'POST', headers, body, patienceMs }, answer)
}
