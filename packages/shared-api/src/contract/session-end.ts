/** Why a session is over (SHL-34); also `data.reason` of `session_ended` where both halves of it were sent. */
export const SESSION_ENDS = ['expired', 'logout', 'revoked', 'elsewhere', 'password', 'excluded'] as const
export type SessionEnd = (typeof SESSION_ENDS)[number]

/**
 * The platform's reason for a page that still holds the session. `logout` was chosen by the player and is shown by the
 * page where they did it; a page that receives it later was signed out.
 */
export function sessionEndOf(reason: unknown): SessionEnd {
  const end = SESSION_ENDS.find((one) => one === reason) ?? 'expired'
  return end === 'logout' ? 'revoked' : end
}
