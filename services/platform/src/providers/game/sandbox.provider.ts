import { z } from 'zod'
import type { Clock } from '#deps'
import type { GameProvider, HeldDraw, ProviderRound } from '#providers/game/provider'
import { signatureOf } from '#providers/game/signature'

const PATIENCE_MS = 4_000
/** Pages wait for the results of a draw that is due. */
const DRAWS_PATIENCE_MS = 1_000
const MOST_DRAWS = 400
const opened = z.object({ url: z.url() })
const place = z.object({ at: z.number(), id: z.string() })
const page = z.object({
  rounds: z.array(
    z.object({
      roundId: z.string(),
      at: z.number(),
      currency: z.string(),
      stake: z.string(),
      payout: z.string(),
      state: z.enum(['open', 'closed', 'void']),
    }),
  ),
  next: place.nullable(),
})

const drawn = z.object({ numbers: z.array(z.array(z.number().int()).nullable()) })

interface Options {
  url: string
  secret: string
  clock: Clock
}

/** The sandbox provider: a service of its own that opens games, and says what became of rounds, when it is asked with the shared secret. */
export function sandboxProvider(options: Options): GameProvider {
  return {
    open: async (launch) => (await ask(options, '/launch', launch, opened)).url,
    draws: (asked) => draws(options, asked),
    rounds: (from, to) => rounds(options, from.getTime(), to.getTime()),
  }
}

async function draws(options: Options, asked: readonly HeldDraw[]): Promise<(number[] | undefined)[]> {
  const found: (number[] | undefined)[] = []
  for (let i = 0; i < asked.length; i += MOST_DRAWS) {
    const part = asked
      .slice(i, i + MOST_DRAWS)
      .map(({ nodeId, at }) => ({ nodeId: nodeId.toString(), at: at.getTime() }))
    const { numbers } = await ask(options, '/draws', { draws: part }, drawn, DRAWS_PATIENCE_MS)
    found.push(...part.map((_, at) => numbers[at] ?? undefined))
  }
  return found
}

async function* rounds(options: Options, from: number, to: number): AsyncGenerator<ProviderRound, void> {
  for (let after: z.output<typeof place> | undefined; ;) {
    const { rounds: found, next } = await ask(options, '/rounds', { from, to, after }, page)
    for (const { at, ...round } of found) yield { ...round, at: new Date(at) }
    if (next === null) return
    after = next
  }
}

async function ask<S extends z.ZodType>(
  { url, secret, clock }: Options,
  path: string,
  asked: object,
  answer: S,
  patience = PATIENCE_MS,
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
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok) throw new Error(`the sandbox provider answered ${response.status}`)
  return answer.parse(await response.json())
}
