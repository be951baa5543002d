import { HashWorkerPool } from '#identity/hashing/hash-worker-pool'

const COST = { memoryCost: 1_024, timeCost: 2, parallelism: 1, algorithm: 2 }

it('skips a job that has no waiting caller, or that another pool has begun (ACC-21)', async () => {
  const pool = new HashWorkerPool(1, 'common')
  const settled: string[] = []
  const hash = (password: string, begin: () => boolean): Promise<unknown> =>
    new Promise((resolve, reject) =>
      pool.take({
        task: { password, cost: COST },
        begin,
        resolve: (value) => (settled.push(password), resolve(value)),
        reject,
      }),
    )
  const first = hash('first', () => true)
  void hash('rescued', () => false)
  await Promise.all([first, hash('last', () => true)])
  expect(settled).toEqual(['first', 'last'])
})
