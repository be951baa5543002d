import { Semaphore } from '#identity/hashing/semaphore'

/** Work that ends when the test says so. */
function held() {
  let end: () => void = () => undefined
  const done = new Promise<void>((resolve) => (end = resolve))
  return { work: () => done, end }
}

it('lets two in at a time, the others in their turn, and refuses who would wait too long (ACC-21)', async () => {
  const semaphore = new Semaphore(2, 1)
  const [first, second] = [held(), held()]
  const order: string[] = []
  const inside = [first, second].map(({ work }, i) => semaphore.pass(work).then(() => order.push(`${i}`)))
  const third = semaphore.pass(() => Promise.resolve(order.push('third began')))
  await expect(semaphore.pass(() => Promise.resolve())).rejects.toMatchObject({ code: 'too_many_requests' })
  expect(order).toEqual([])
  first.end()
  await third
  second.end()
  await Promise.all(inside)
  expect(order).toContain('third began')
  await expect(semaphore.pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(semaphore.pass(() => Promise.resolve('in'))).resolves.toBe('in')
})
