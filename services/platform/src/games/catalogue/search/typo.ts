const SHORTEST = 2
const LONGEST = 24

const mayBeMistyped = (word: string): boolean =>
  word.length >= SHORTEST && word.length <= LONGEST && !/\d/.test(word)

function withoutOneLetter(word: string): string[] {
  const shorter: string[] = []
  // One letter alone would stand for every short word.
  if (word.length <= SHORTEST) return shorter
  for (let i = 0; i < word.length; i += 1) shorter.push(word.slice(0, i) + word.slice(i + 1))
  return shorter
}

/**
 * Under these spellings a word is found although one letter is changed, left out, added or swapped with its
 * neighbour: two words that differ so have the word itself, or one letter less of it, in common.
 */
export function typosOf(word: string): string[] {
  return mayBeMistyped(word) ? [...new Set([word, ...withoutOneLetter(word)])] : []
}

/** What a typed word is looked up by among `typosOf`. */
export function lookupsOf(typed: string): string[] {
  if (typed.length < SHORTEST || typed.length > LONGEST + 1 || /\d/.test(typed)) return []
  return [...new Set([typed, ...withoutOneLetter(typed)])]
}

/** Whether one change, omission, addition or swap of neighbours makes `b` of `a`. */
export function oneTypoApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let head = 0
  while (head < a.length && a[head] === b[head]) head += 1
  let tail = 0
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1
  const [left, right] = [a.slice(head, a.length - tail), b.slice(head, b.length - tail)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}
