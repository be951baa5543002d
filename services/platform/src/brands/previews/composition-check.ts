import { z } from 'zod'
import { ApiError } from '#api/api-error'

const ANSWER_LIMIT_MS = 5_000
const answer = z.object({ refused: z.string().nullable() })

/** What a set of releases is asked of: the registry, which delivery keeps. */
export interface CompositionCheck {
  /** Throws ApiError `invalid_input` with the registry's reason, or `system_unavailable` where delivery does not answer. */
  refuse(merchant: string, releases: Readonly<Record<string, string>>): Promise<void>
}

/** Asks delivery at its address, as a service of the house. */
export function compositionCheck(deliveryUrl: string, token: string): CompositionCheck {
  return {
    async refuse(merchant, releases) {
      const said = await fetch(`${deliveryUrl}/m/-/internal/composition`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ merchant, releases }),
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      })
        .then(async (given) => (given.ok ? answer.parse(await given.json()) : undefined))
        .catch(() => undefined)
      if (said === undefined)
        throw new ApiError('system_unavailable', {
          field: 'releases',
          message: `Delivery does not answer at ${deliveryUrl} (DELIVERY_URL), so nobody can say whether these releases fit.`,
        })
      if (said.refused !== null)
        throw new ApiError('invalid_input', { field: 'releases', message: said.refused })
    },
  }
}
