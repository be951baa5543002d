import { z } from 'zod'
import { ApiError } from '#api/api-error'

const ANSWER_LIMIT_MS = 5_000
const answer = z.object({ refused: z.string().nullable() })

/** What a set of releases is asked of: the registry, which delivery keeps. */
export interface CompositionCheck {
  /** Throws ApiError `invalid_input` with the registry's reason, or `system_unavailable` where delivery does not answer. */
  refuse(merchant: string, releases: Readonly<Record<string, string>>): Promise<void>
  /** The same of modules that are built elsewhere: where the site does not allow their origin, or they do not fit. */
  refuseBuilds(merchant: string, origin: string, builds: readonly unknown[]): Promise<void>
}

/** Asks delivery at its address, as a service of the house. */
export function compositionCheck(deliveryUrl: string, token: string): CompositionCheck {
  async function ask(field: string, body: object): Promise<void> {
    const said = await fetch(`${deliveryUrl}/m/-/internal/composition`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    })
      .then(async (given) => (given.ok ? answer.parse(await given.json()) : undefined))
      .catch(() => undefined)
    if (said === undefined)
      throw new ApiError('system_unavailable', {
        field,
        message: `Delivery does not answer at ${deliveryUrl} (DELIVERY_URL), so nobody can say whether these fit.`,
      })
    if (said.refused !== null) throw new ApiError('invalid_input', { field, message: said.refused })
  }
  return {
    refuse: (merchant, releases) => ask('releases', { merchant, releases }),
    refuseBuilds: (merchant, origin, builds) => ask('builds', { merchant, origin, builds }),
  }
}
