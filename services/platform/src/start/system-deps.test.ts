import { systemRandomness } from './system-deps.ts'

test('a random whole number lies below its end, and every one of them comes', () => {
  for (const end of [1n, 3n, 256n, 257n]) {
    const seen = new Set<bigint>()
    for (let i = 0; i < 6_000; i += 1) seen.add(systemRandomness.below(end))
    expect(seen.size).toBe(Number(end))
    expect([...seen].every((n) => n >= 0n && n < end)).toBe(true)
  }
  expect(() => systemRandomness.below(0n)).toThrow(RangeError)
})
