/** An odd last entry is dropped so that entries pair up (A4). */
export function pairUp<Entry>(entries: readonly Entry[]): readonly Entry[] {
  return entries.slice(0, entries.length - (entries.length % 2))
}

/** `count` entries from place `first` on, going round. */
export function goRound<Entry>(entries: readonly Entry[], first: number, count: number): readonly Entry[] {
  return Array.from(
    { length: Math.min(count, entries.length) },
    (_, at) => entries[(first + at) % entries.length],
  ).filter((entry) => entry !== undefined)
}
