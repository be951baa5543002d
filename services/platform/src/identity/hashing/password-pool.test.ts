import { PasswordPool } from '#identity/hashing/password-pool'

const COST = { memoryCost: 1_024, timeCost: 2, parallelism: 1, algorithm: 2 }
const hashOf = async (pool: PasswordPool, password: string): Promise<string> =>
  String(await pool.do({ password, cost: COST }))

it('judges passwords where no processor is ever idle, in their order (ACC-21)', async () => {
  const pool = new PasswordPool(0)
  const order: string[] = []
  const hashes = await Promise.all(
    ['one', 'two', 'three'].map(async (password) => {
      const hash = await hashOf(pool, password)
      order.push(password)
      return hash
    }),
  )
  expect(order).toEqual(['one', 'two', 'three'])
  expect(new Set(hashes).size).toBe(3)
  const [stored] = hashes
  expect(await pool.do({ stored: stored ?? '', password: 'one', cost: COST })).toBe(true)
  expect(await pool.do({ stored: stored ?? '', password: 'two', cost: COST })).toBe(false)
})

it('hashes one that comes alone at once; of several the next waits for an idle processor half a second, and a tenth of it while none is found (ACC-21)', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  try {
    const pool = new PasswordPool(0)
    expect(await hashOf(pool, 'alone')).toContain('$argon2id$')
    for (const patience of [500, 50]) {
      const [first, second] = [hashOf(pool, 'one'), hashOf(pool, 'two')]
      const ends: string[] = []
      void second.then(() => ends.push('second'))
      await first
      jest.advanceTimersByTime(patience - 1)
      expect(ends).toEqual([])
      jest.advanceTimersByTime(1)
      expect(await second).toContain('$argon2id$')
    }
  } finally {
    jest.useRealTimers()
  }
})

it('lets 256 wait and refuses more, with a time to come again (ACC-21)', async () => {
  const pool = new PasswordPool(0)
  const waiting = Array.from({ length: 256 }, (_, i) => hashOf(pool, `password ${i}`))
  await expect(hashOf(pool, 'one more')).rejects.toMatchObject({
    code: 'too_many_requests',
    data: { retryAfter: 5 },
  })
  expect(new Set(await Promise.all(waiting)).size).toBe(256)
  expect(await hashOf(pool, 'when they are through')).toContain('$argon2id$')
})

it('says what is wrong with a stored hash and goes on', async () => {
  const pool = new PasswordPool(1)
  await expect(pool.do({ stored: 'no hash', password: 'one', cost: COST })).rejects.toThrow()
  expect(await hashOf(pool, 'one')).toContain('$argon2id$')
})
