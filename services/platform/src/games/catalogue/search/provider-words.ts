import type { Localised } from '#games/catalogue/tables'
import { keyOf, runsOf } from '#games/catalogue/search/fold'
import { oneTypoApart } from '#games/catalogue/search/typo'

/** Providers that were typed, and the rest of what was typed. */
export interface TypedProviders {
  readonly codes: readonly string[]
  /** A part of a game's name; empty where nothing but providers was typed. */
  readonly rest: string
}

type Names = ReadonlyMap<string, { readonly names: Localised }>

interface Known {
  readonly code: string
  /** Its name in each language and its code, in one piece. */
  readonly keys: readonly string[]
  readonly words: readonly string[]
}

/** What many providers have in their names is none of them. */
const TRADE = new Set([
  'game',
  'games',
  'gaming',
  'live',
  'play',
  'studio',
  'studios',
  'casino',
  'slot',
  'slots',
])
const [SHORTEST_CODE, SHORTEST_BEGINNING, SHORTEST_MISTYPED] = [2, 3, 6]
/** A word that more providers have identifies none. */
const MOST_CODES = 8

/** Providers by what players call them: in both languages, from the beginning of any word on, with a wrong letter in the whole. */
export class ProviderWords {
  readonly #known: readonly Known[]
  constructor(names: Names) {
    this.#known = [...names].map(
      ([
        code,
        {
          names: { EN, TY },
        },
      ]) => ({
        code,
        keys: [keyOf(EN), keyOf(TY), code.toLowerCase()].filter((key) => key.length >= SHORTEST_CODE),
        words: [...runsOf(EN), ...runsOf(TY)],
      }),
    )
  }

  /** Undefined where no provider was typed. */
  read(typed: string): TypedProviders | undefined {
    const runs = runsOf(typed)
    const codes = this.#alone(runs)
    return codes.length > 0 && codes.length <= MOST_CODES ? { codes, rest: '' } : this.#beside(runs)
  }

  #alone(runs: readonly string[]): string[] {
    const key = runs.join('')
    const whole = this.#codes(({ keys }) => keys.includes(key))
    if (whole.length > 0 || key.length < SHORTEST_BEGINNING) return whole
    const begun = this.#codes(({ keys }) => keys.some((one) => one.startsWith(key)))
    const hasDistinctWord = runs.some((run) => run.length >= SHORTEST_BEGINNING && !TRADE.has(run))
    const inside = hasDistinctWord
      ? this.#codes(({ words }) => runs.every((run) => words.some((word) => word.startsWith(run))))
      : []
    const found = [...new Set([...begun, ...inside])]
    if (found.length > 0 || key.length < SHORTEST_MISTYPED) return found
    return this.#codes(({ keys }) => keys.some((one) => oneTypoApart(key, one)))
  }

  /** A provider's whole name before or behind a part of a game's name; Thai sets no blank between them. */
  #beside(runs: readonly string[]): TypedProviders | undefined {
    for (let at = runs.length - 1; at > 0; at -= 1) {
      const [head, tail] = [runs.slice(0, at), runs.slice(at)]
      for (const [name, rest] of [
        [head, tail],
        [tail, head],
      ] as const) {
        const codes = this.#named(name.join(''))
        if (codes.length > 0) return { codes, rest: rest.join(' ') }
      }
    }
    const [run] = runs
    return run === undefined || runs.length > 1 ? undefined : this.#within(run)
  }

  #within(run: string): TypedProviders | undefined {
    for (const { code, keys } of this.#known)
      for (const key of keys) {
        if (key.length < SHORTEST_BEGINNING || key.length >= run.length) continue
        if (run.startsWith(key)) return { codes: [code], rest: run.slice(key.length) }
        if (run.endsWith(key)) return { codes: [code], rest: run.slice(0, -key.length) }
      }
    return undefined
  }

  #named(key: string): string[] {
    return key.length < SHORTEST_BEGINNING ? [] : this.#codes(({ keys }) => keys.includes(key))
  }

  #codes(fits: (known: Known) => boolean): string[] {
    return this.#known.filter(fits).map(({ code }) => code)
  }
}
