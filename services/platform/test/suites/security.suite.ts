import type { Bench } from '../bench/bench.ts'
export function securitySuite(bench: Bench): void {
  it('stands', () => expect(bench.platform.url).toContain('http'))
}
