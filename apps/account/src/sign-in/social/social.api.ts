import { ApiError, call, pathOf } from '@site/shared-api'
import type { StartedSession } from '@site/shared-api/contract/session'
import { SOCIAL_PATHS, socialLogin, type SocialProvider } from '@site/shared-api/contract/social'

/** An identity that no account belongs to yet: registration takes its ticket and begins with its e-mail. */
export interface UnlinkedIdentity {
  readonly ticket: string
  readonly email?: string
}

/** The address that leads to the provider and back to the login screen, which leads on to `next` (ACC-06). */
export function socialStart(provider: SocialProvider, next: string | null): string {
  const query = next === null ? '' : `?next=${encodeURIComponent(next)}`
  return pathOf({ path: SOCIAL_PATHS.start }, { provider }) + query
}

/** Signs in by the ticket of a provider's answer, or answers the identity where no account has it yet. Throws the client's errors. */
export async function redeemTicket(ticket: string): Promise<StartedSession | UnlinkedIdentity> {
  try {
    return await call(socialLogin, { body: { ticket } })
  } catch (error) {
    const next = error instanceof ApiError && error.code === 'social_unlinked' ? error.data : undefined
    if (typeof next?.['ticket'] !== 'string') throw error
    const { ticket: unlinked, email } = next
    return { ticket: unlinked, ...(typeof email === 'string' ? { email } : {}) }
  }
}
