import { distance } from '#games/catalogue/import/understand/distance'
import { matchKey } from '#games/catalogue/match-key'

interface Named {
  readonly code: string
  readonly name: string
}

/** Words that one company puts behind its name here and leaves out there. */
const TRADE =
  /\b(casinos?|live|slots?|gaming|games?|studios?|entertainment|interactive|software|direct|asia)\b/gi
/** A shorter beginning is that of many names. */
const LEAST_BEGINNING = 5
const LEAST_MISTYPED = 6

const core = (name: string): string => matchKey(name.replace(TRADE, ' '))

/** The provider that a new one may be, for an operator to decide: the same name but for its trade words, or one letter. */
export function nearestProvider({ code, name }: Named, known: readonly Named[]): Named | undefined {
  const [key, bare] = [matchKey(name), core(name)]
  const others = known.filter((one) => one.code !== code)
  const same = others.find((one) => bare.length > 2 && core(one.name) === bare)
  const begun = others.find(({ name: other }) => {
    const otherKey = matchKey(other)
    const shorter = Math.min(key.length, otherKey.length)
    return shorter >= LEAST_BEGINNING && (key.startsWith(otherKey) || otherKey.startsWith(key))
  })
  const found =
    same ??
    begun ??
    others.find((one) => key.length >= LEAST_MISTYPED && distance(key, matchKey(one.name)) === 1)
  return found && { code: found.code, name: found.name }
}
