import { sql } from 'kysely'
import { ApiError } from '#api/api-error'
import type { Deps } from '#deps'

interface Limits {
  /** Failures that ask for a captcha. */
  captchaAt: number
  /** Failures from which each one blocks for longer. */
  blockAt: number
}

const ACCOUNT: Limits = { captchaAt: 3, blockAt: 5 }
const ADDRESS: Limits = { captchaAt: 20, blockAt: 50 }
/** After so long without a failure the count begins anew. */
const FORGET_MS = 15 * 60 * 1000
const FIRST_BLOCK_MS = 5_000
const LONGEST_BLOCK_MS = 15 * 60 * 1000

export interface Attempt {
  /** Whether a failure of this attempt asks for a captcha. */
  captcha: boolean
  /** Whether one was asked for before: this attempt had to bring it. */
  captchaNeeded: boolean
}

/** Slows guessing, per account name and per address, for names that exist and names that do not (ACC-21). */
export class LoginThrottle {
  readonly #deps: Deps
  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Whether the next attempt has to bring a captcha. */
  async needsCaptcha(account: string, address: string): Promise<boolean> {
    const { db, clock } = this.#deps
    const rows = await db
      .selectFrom('login_attempts')
      .select(['subject', 'failures'])
      .where('subject', 'in', [account, address])
      .where('last_at', '>=', new Date(clock.now().getTime() - FORGET_MS))
      .execute()
    return rows.some(
      ({ subject, failures }) => failures >= (subject === account ? ACCOUNT : ADDRESS).captchaAt,
    )
  }

  /** Counts the attempt as failed before it is tried, so that parallel guesses count as well; throws ApiError `too_many_attempts`. */
  async begin(account: string, address: string): Promise<Attempt> {
    const ofAddress = await this.#count(address, ADDRESS)
    const ofAccount = await this.#count(account, ACCOUNT)
    return {
      captcha: ofAddress >= ADDRESS.captchaAt || ofAccount >= ACCOUNT.captchaAt,
      captchaNeeded: ofAddress > ADDRESS.captchaAt || ofAccount > ACCOUNT.captchaAt,
    }
  }

  /** Takes the attempt back after a success. */
  async succeed(account: string, address: string): Promise<void> {
    const { db } = this.#deps
    await db.deleteFrom('login_attempts').where('subject', '=', account).execute()
    await db
      .updateTable('login_attempts')
      .set({ failures: sql`greatest(failures - 1, 0)`, blocked_until: null })
      .where('subject', '=', address)
      .execute()
  }

  async #count(subject: string, limits: Limits): Promise<number> {
    const { db, clock } = this.#deps
    const now = clock.now()
    return await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('login_attempts')
        .values({ subject, failures: 0, last_at: now, blocked_until: null })
        .onConflict((conflict) => conflict.column('subject').doNothing())
        .execute()
      const row = await tx
        .selectFrom('login_attempts')
        .selectAll()
        .where('subject', '=', subject)
        .forUpdate()
        .executeTakeFirstOrThrow()
      if (row.blocked_until !== null && row.blocked_until > now) throw blocked(row.blocked_until, now)
      const count = now.getTime() - row.last_at.getTime() > FORGET_MS ? 1 : row.failures + 1
      await tx
        .updateTable('login_attempts')
        .set({ failures: count, last_at: now, blocked_until: blockEnd(count, limits, now) })
        .where('subject', '=', subject)
        .execute()
      return count
    })
  }
}

function blockEnd(failures: number, limits: Limits, now: Date): Date | null {
  if (failures < limits.blockAt) return null
  const length = Math.min(FIRST_BLOCK_MS * 2 ** Math.min(failures - limits.blockAt, 16), LONGEST_BLOCK_MS)
  return new Date(now.getTime() + length)
}

function blocked(until: Date, now: Date): ApiError {
  const retryAfter = Math.ceil((until.getTime() - now.getTime()) / 1000)
  return new ApiError('too_many_attempts', { data: { captcha: true, retryAfter } })
}
