import { ArtBusy, ArtQueue } from './art-queue.ts'

const PICTURE = Buffer.from('picture')

test('two are drawn at a time, so many wait, and who comes then hears so at once (LOB-13)', async () => {
  const queue = new ArtQueue({ atATime: 2, waiting: 10 })
  let running = 0
  let most = 0
  const go: (() => void)[] = []
  const draw = async (): Promise<Buffer> => {
    most = Math.max(most, (running += 1))
    await new Promise<void>((done) => go.push(done))
    running -= 1
    return PICTURE
  }
  const all = Array.from({ length: 1_000 }, (_, n) => queue.run(`p${n}`, draw))
  const ended = Promise.allSettled(all)
  const refused = await Promise.allSettled(all.slice(12))
  expect(refused.every((one) => one.status === 'rejected' && one.reason instanceof ArtBusy)).toBe(true)
  for (let turn = 0; turn < 12; turn += 1) {
    go.shift()?.()
    await new Promise((done) => setImmediate(done))
  }
  expect((await ended).filter(({ status }) => status === 'fulfilled')).toHaveLength(12)
  expect(most).toBe(2)
})

test('a drawing that fails frees its turn, and the same picture is drawn once for all who ask', async () => {
  const queue = new ArtQueue({ atATime: 1, waiting: 1 })
  await expect(queue.run('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink')
  let drawn = 0
  const draw = async (): Promise<Buffer> => {
    drawn += 1
    return PICTURE
  }
  await Promise.all(Array.from({ length: 9 }, () => queue.run('b', draw)))
  expect(drawn).toBe(1)
})
