/** Why a session is over (SHL-34); also `data.reason` of `session_ended` where both halves of it were sent. */
export const SESSION_ENDS = ['expired', 'logout', 'revoked', 'elsewhere', 'password'] as const
export type SessionEnd = (typeof SESSION_ENDS)[number]
