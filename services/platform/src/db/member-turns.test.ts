import { MemberTurns } from './member-turns.ts'

const forEver = (): Promise<never> => new Promise(() => undefined)

test('a member’s calls run two at a time in their order, others’ beside them (PLT-05)', async () => {
  const turns = new MemberTurns()
  const begun: string[] = []
  const ends: (() => void)[] = []
  const call = (member: string, name: string) =>
    turns.run(member, () => (begun.push(name), new Promise<void>((end) => ends.push(end))))
  const calls = ['a', 'b', 'c', 'd'].map((name) => call('one', name))
  const other = call('other', 'x')
  await Promise.resolve()
  expect(begun).toEqual(['a', 'b', 'x'])
  ends[1]?.()
  await calls[1]
  await Promise.resolve()
  expect(begun).toEqual(['a', 'b', 'x', 'c'])
  for (const i of [0, 2, 3, 4]) {
    ends[i]?.()
    await new Promise(setImmediate)
  }
  await Promise.all([...calls, other])
})

test('a call that waited too long, or is one too many, is refused and has done nothing (PLT-05)', async () => {
  jest.useFakeTimers()
  const turns = new MemberTurns()
  for (let i = 0; i < 2; i += 1) void turns.run('one', forEver)
  const work = jest.fn(forEver)
  const waiting = Array.from({ length: 64 }, () => turns.run('one', work))
  const outcomes = Promise.allSettled(waiting)
  await expect(turns.run('one', work)).rejects.toMatchObject({
    code: 'system_unavailable',
    data: { retryAfter: 1 },
  })
  jest.advanceTimersByTime(4_000)
  expect(new Set((await outcomes).map(({ status }) => status))).toEqual(new Set(['rejected']))
  expect(work).not.toHaveBeenCalled()
  jest.useRealTimers()
})
