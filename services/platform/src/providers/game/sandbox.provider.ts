import { z } from 'zod'
import { askSandbox, type SandboxAccess } from '#providers/ask-sandbox'
import type { GameProvider, HeldDraw, ProviderRound } from '#providers/game/provider'

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

/** The sandbox provider: a service of its own that opens games and reports rounds to calls signed with the shared secret. */
export function sandboxProvider(options: SandboxAccess): GameProvider {
  return {
    open: async (launch) => (await askSandbox(options, '/launch', launch, opened)).url,
    draws: (heldDraws) => draws(options, heldDraws),
    rounds: (from, to) => rounds(options, from.getTime(), to.getTime()),
  }
}

async function draws(
  options: SandboxAccess,
  heldDraws: readonly HeldDraw[],
): Promise<(number[] | undefined)[]> {
  const found: (number[] | undefined)[] = []
  for (let i = 0; i < heldDraws.length; i += MOST_DRAWS) {
    const part = heldDraws
      .slice(i, i + MOST_DRAWS)
      .map(({ nodeId, at }) => ({ nodeId: nodeId.toString(), at: at.getTime() }))
    const { numbers } = await askSandbox(options, '/draws', { draws: part }, drawn, DRAWS_PATIENCE_MS)
    found.push(...part.map((_, at) => numbers[at] ?? undefined))
  }
  return found
}

async function* rounds(
  options: SandboxAccess,
  from: number,
  to: number,
): AsyncGenerator<ProviderRound, void> {
  for (let after: z.output<typeof place> | undefined; ;) {
    const { rounds: found, next } = await askSandbox(options, '/rounds', { from, to, after }, page)
    for (const { at, ...round } of found) yield { ...round, at: new Date(at) }
    if (next === null) return
    after = next
  }
}
