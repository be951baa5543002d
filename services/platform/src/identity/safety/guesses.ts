import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { checkPassword } from '#identity/hashing/password'
import type { Session } from '#identity/session/service'
import type { Visitor } from '#identity/session/visitor'
import type { Limit } from '#operations/index'

const HOUR_MS = 60 * 60 * 1000
/** From so many wrong ones on each makes the next wait, twice as long as the one before; forgotten after an hour of peace. */
const TRIES = { windowMs: HOUR_MS, sliding: true, waits: { from: 5, firstMs: 60_000 } }

/** Which secret is guessed at; all calls that check the same one count together. */
export type GuessedSecret = 'payment' | 'account'

const SUBJECT: Readonly<Record<GuessedSecret, string>> = {
  payment: 'payment-password',
  account: 'payment-proof',
}

export const guessesAt = ({ memberId }: Session, of: GuessedSecret): Limit => ({
  ...TRIES,
  subject: `${SUBJECT[of]}:${memberId}`,
})

/** Counted before it is looked at, so that parallel guesses count; a right one takes the count back. Throws ApiError `payment_password_wrong`, `password_wrong`, `too_many_requests`. */
export async function judgeGuess(
  { db, security, throttle }: Pick<Platform, 'db' | 'security' | 'throttle'>,
  { session, visitor }: { session: Session; visitor: Visitor },
  guess: { of: GuessedSecret; hash: string; text: string; field: string },
): Promise<void> {
  const { memberId, merchant } = session
  const tries = guessesAt(session, guess.of)
  await throttle.take(tries)
  if (await checkPassword(guess.hash, guess.text)) return await throttle.forget(tries)
  if (guess.of === 'payment')
    await security.record(db, visitor, { kind: 'payment_password_wrong', merchant, memberId })
  throw new ApiError(guess.of === 'payment' ? 'payment_password_wrong' : 'password_wrong', {
    field: guess.field,
  })
}
