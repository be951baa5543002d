import { PasswordPool } from '#identity/hashing/password-pool'

/** The library's number for argon2id, and the one of the profiles that OWASP names as equals whose memory stays in a processor's cache: 7 MiB, five passes, one lane. */
const ARGON2ID = 2
const COST = { memoryCost: 7_168, timeCost: 5, parallelism: 1, algorithm: ARGON2ID }

const TODAYS = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`

const pool = new PasswordPool()

/** Hashes a password with argon2id (ACC-21); throws ApiError `too_many_requests` when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  return String(await pool.do({ password, cost: COST }))
}

/** Checks a password; without a stored hash it takes as long and answers false, so the time reveals nothing. */
export async function checkPassword(stored: string | undefined, password: string): Promise<boolean> {
  const right = await pool.do({ stored: stored ?? (await dummy()), password, cost: COST })
  return right === true && stored !== undefined
}

/** Whether a hash was made at another cost than today's: its time could distinguish the account from unknown names. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(TODAYS)

let made: Promise<string> | undefined
function dummy(): Promise<string> {
  made ??= hashPassword('no account has this password')
  return made
}

/** Makes the hash that unknown accounts are compared with, so that the first such request is not slower. */
export async function warmPasswords(): Promise<void> {
  await dummy()
}
