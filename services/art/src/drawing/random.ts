/** A repeatable source of choices: the same seed text always draws the same picture. */
export interface Random {
  next: () => number
  between: (low: number, high: number) => number
  whole: (low: number, high: number) => number
  chance: (share: number) => boolean
  pick: <T>(list: readonly T[]) => T
}

/** 32-bit FNV-1a of a text with a final mix, so that neighbouring ids share nothing. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Mulberry32 over the hash of `seed`; `pick` throws on an empty list. */
export function randomFrom(seed: string): Random {
  let state = hashText(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    chance: (share) => next() < share,
    pick: (list) => {
      const chosen = list[whole(0, list.length - 1)]
      if (chosen === undefined) throw new RangeError('pick from an empty list')
      return chosen
    },
  }
}
