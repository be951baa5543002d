import { createHash } from 'node:crypto'
import { secretFile } from '@site/service-kit/secret-file'
import { Secret } from 'otpauth'
import { hashOf } from '#api/hash-of'
import { hashPassword } from '#identity/index'
import { keepCredential } from '#operations/operators/credentials.repository'
import type { OperatorDeps } from '#operations/operators/operators'
import { insertOperator, selectOperator } from '#operations/operators/repository'
import { storedRole } from '#operations/operators/stored-role'

export const LOCAL_NAME = 'local'
/** The second person of a site of examples: what `local` requests needs another person’s approval (PLT-09). */
export const LOCAL_APPROVER = 'local-approver'
/** The secret that its password and its second factor come from, beside the token of the command line. */
export const LOCAL_ACCESS_FILE = 'operator-access'
const DAYS = 3_650
const DAY_MS = 24 * 60 * 60 * 1000

/** What the owner of the data folder of a site of examples signs in with: a generated password and an authenticator secret (base32). */
export const localAccess = (secret: string): { password: string; totp: string } => ({
  password: secret,
  totp: new Secret({ buffer: new Uint8Array(createHash('sha1').update(`totp ${secret}`).digest()).buffer })
    .base32,
})

/**
 * The owners of a site of examples, two people, so that the command line of the same folder finds a token without a prompt: in the
 * file `operator-token`, for the folder's owner alone. What a person alone may do it signs in for, by `operator-access`.
 */
export async function localOperator(
  { clock, db, keyed, randomness }: OperatorDeps,
  dataDir: string,
): Promise<void> {
  const token = await secretFile(dataDir, 'operator-token')
  const secret = await secretFile(dataDir, LOCAL_ACCESS_FILE)
  const now = clock.now()
  for (const name of [LOCAL_NAME, LOCAL_APPROVER]) {
    if (await selectOperator(db, name)) continue
    const { password, totp } = localAccess(name === LOCAL_NAME ? secret : `${secret} ${name}`)
    await insertOperator(db, {
      id: randomness.uuid(),
      name,
      ...storedRole('owner'),
      password_hash: await hashPassword(password),
      totp_sealed: await keyed.seal(totp),
      created_at: now,
      disabled_at: null,
    })
  }
  const operator = await selectOperator(db, LOCAL_NAME)
  if (!operator) return
  await keepCredential(db, {
    id: randomness.uuid(),
    operator_id: operator.id,
    token_hash: hashOf(token),
    cookie_hash: null,
    label: 'examples',
    address: null,
    created_at: now,
    expires_at: new Date(now.getTime() + DAYS * DAY_MS),
    ended_at: null,
  })
}
