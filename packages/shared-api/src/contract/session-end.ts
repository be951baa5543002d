/** Why a session is over (SHL-34); also `data.reason` of `session_ended` where both halves of it were sent. */
export const SESSION_ENDS = ['expired', 'logout', 'revoked', 'elsewhere', 'password', 'excluded'] as const
export type SessionEnd = (typeof SESSION_ENDS)[number]

/**
 * The word of the platform for a page that still holds the session: `logout` is the player's own wish and told by the
 * page where they wished it; whoever hears of it later was signed out.
 */
export function sessionEndOf(told: unknown): SessionEnd {
  const end = SESSION_ENDS.find((one) => one === told) ?? 'expired'
  return end === 'logout' ? 'revoked' : end
}
