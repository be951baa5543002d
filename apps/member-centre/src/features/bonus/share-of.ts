import type { Bonus } from '@site/shared-api/contract/bonus'

/** How much of what is to be played has been, 0 to 1: never 1 before all of it has. */
export function shareOf({ required, wagered }: Pick<Bonus, 'required' | 'wagered'>): number {
  const [all, done] = [required, wagered].map((amount) => BigInt(amount.replace('.', '')))
  if (all === undefined || done === undefined || done >= all) return 1
  return Number((done * 1_000n) / all) / 1_000
}
