import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import { OneTimeCodes } from '#identity/one-time-code/one-time-codes'

/** A database whose every statement gives the next of these rows. */
function databaseOf(...rows: readonly object[]): Database {
  const left = [...rows]
  const query: object = new Proxy(
    {},
    {
      get: (_target, method) =>
        String(method).startsWith('execute') ? () => Promise.resolve(left.shift()) : () => query,
    },
  )
  // reason: what the repository builds is a chain of calls that ends with execute
  return query as Database
}

test('a code that two calls found right at the same moment is used by the first alone (ACC-21)', async () => {
  const known = { id: '1', code_hash: 'hash' }
  const codes = new OneTimeCodes({
    clock: { now: () => new Date() },
    db: databaseOf(known, known),
    keyed: { fingerprint: () => 'fingerprint', fits: () => true },
    // reason: what judging and using a code touches of them
  } as unknown as ConstructorParameters<typeof OneTimeCodes>[0])
  const request = {
    merchant: 'lotus',
    mobile: '+66812345678',
    purpose: 'login',
    requester: 'browser',
  } as const
  const first = await codes.check(request, '123456', 'code')
  const second = await codes.check(request, '123456', 'code')
  const tx = databaseOf({ numUpdatedRows: 1n }, { numUpdatedRows: 0n })
  await first.use(tx)
  await expect(second.use(tx)).rejects.toEqual(new ApiError('verification_code_wrong', { field: 'code' }))
})
