import { secretFile } from '@site/service-kit/secret-file'
import { hashOf } from '#api/hash-of'
import { hashPassword } from '#identity/index'
import { keepCredential } from '#operations/operators/credentials.repository'
import type { OperatorDeps } from '#operations/operators/operators'
import { insertOperator, selectOperator } from '#operations/operators/repository'
import { storedRole } from '#operations/operators/stored-role'
import { newSecondFactor } from '#operations/operators/second-factor'

const NAME = 'local'
const SECRET_BYTES = 32
const DAYS = 3_650
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The owner of a site of examples, so that the command line of the same folder finds a token without being asked: in the
 * file `operator-token`, for the folder's owner alone. Nobody signs in as it: its password is thrown away.
 */
export async function localOperator(
  { clock, db, keyed, randomness }: OperatorDeps,
  dataDir: string,
): Promise<void> {
  const token = await secretFile(dataDir, 'operator-token')
  const now = clock.now()
  if (!(await selectOperator(db, NAME)))
    await insertOperator(db, {
      id: randomness.uuid(),
      name: NAME,
      ...storedRole('owner'),
      password_hash: await hashPassword(randomness.token(SECRET_BYTES)),
      totp_sealed: await keyed.seal(newSecondFactor(NAME).secret),
      created_at: now,
      disabled_at: null,
    })
  const operator = await selectOperator(db, NAME)
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
