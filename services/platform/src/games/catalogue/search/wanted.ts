import { gramsOf, isThai, runsOf } from '#games/catalogue/search/fold'
import { ReadRun, Run, type Reading } from '#games/catalogue/search/readings'
import type { Lexicon, Vocabulary } from '#games/catalogue/search/vocabulary'

/** A question to the full-text index, and what distinguishes a very good answer from a good one. */
export interface Wanted {
  /** Full-text query that a name must fit. */
  readonly fits: string
  /** Full-text query for names that hold the words whole; absent where none can. */
  readonly exactly: string | undefined
  /** The whole name in one piece, in each way it was understood. */
  readonly keys: readonly string[]
  /** Full-text query whose rank says how near a name is to a mistyped one; absent where words were typed alone. */
  readonly near: string | undefined
  /** How many letters were typed. */
  readonly length: number
}

const MOST_RUNS = 8
const MOST_KEYS = 64
const MOST_IN_PART = 6
const SHORTEST_MENDED = 3
/** What cannot be read at all is left out, as long as this share of the letters is understood. */
const UNDERSTOOD = 0.6

interface Typed {
  readonly run: ReadRun
  /** As it was typed, or as a part of words. */
  readonly plain: readonly Reading[]
  /** Joined with the run before it: a blank too many. */
  readonly joined: readonly Reading[]
}

/** A typed name, read by the vocabulary. */
export class TypedName {
  readonly #runs: readonly Typed[]
  readonly #vocabulary: Vocabulary
  #readings: readonly (readonly Reading[])[] | undefined
  private constructor(runs: readonly Typed[], vocabulary: Vocabulary) {
    this.#runs = runs
    this.#vocabulary = vocabulary
  }

  static read(text: string, vocabulary: Vocabulary): TypedName {
    const texts = runsOf(text).slice(0, MOST_RUNS)
    const runs = texts.map((one) => new Run(one))
    const joins = texts.map((one, i) => joinOf(texts[i - 1], one))
    const joined = joins.filter((one) => one !== undefined)
    const lexicon = vocabulary.look(
      unique([...runs.flatMap((run) => run.stretches()), ...joined]),
      unique([...runs.flatMap((run) => run.ends()), ...joined]),
    )
    const typed: Typed[] = []
    for (const [i, one] of runs.entries()) {
      const run = one.read(lexicon)
      const inside =
        run.plain.length === 0 && run.long ? ReadRun.inside(vocabulary.containing(run.text)) : run.plain
      typed.push({ run, plain: inside, joined: joinedReadings(joins[i], lexicon) })
    }
    return new TypedName(typed, vocabulary)
  }

  /** As it was typed; undefined when some of it is in no name. */
  asTyped(): Wanted | undefined {
    return this.#wanted(this.#runs.map(({ plain }) => plain))
  }

  /** With a letter put right where it makes no sense as typed; undefined when there is no such place, or nothing else. */
  mendedWhereBroken(): Wanted | undefined {
    const broken = this.#runs.map(
      ({ plain }) => !plain.some(({ complete, grams }) => complete && grams !== true),
    )
    if (broken.every(Boolean) || !broken.some(Boolean)) return undefined
    const all = this.#mendedReadings()
    return this.#mendedBy(all.map((list, i) => (broken[i] === true ? list : (this.#runs[i]?.plain ?? []))))
  }

  /** With a letter put right in each word, and without what cannot be read. */
  mended(): Wanted | undefined {
    return this.#mendedBy(this.#mendedReadings())
  }

  #mendedBy(readings: readonly (readonly Reading[])[]): Wanted | undefined {
    const read = this.#runs.flatMap((run, i) => (isRead(run, readings[i], this.#runs[i + 1]) ? [i] : []))
    const sure = read.filter((i) => !this.#isSlip(i))
    const kept = sure.length > 0 ? sure : read
    return this.#understood(kept) ? this.#wanted(readings, kept) : undefined
  }

  /** With any one word left out: what may be found when no name has all of them. */
  inPart(): Wanted | undefined {
    const readings = this.#mendedReadings().map((list) => list.slice(0, MOST_IN_PART))
    const read = this.#runs.flatMap((run, i) => (isRead(run, readings[i]) ? [i] : []))
    const ways = read.flatMap((left) => {
      const kept = read.filter((i) => i !== left)
      const wanted = kept.length > 0 && this.#understood(kept) ? this.#wanted(readings, kept) : undefined
      return wanted === undefined ? [] : [wanted]
    })
    const [first] = ways
    if (first === undefined) return undefined
    return { ...first, fits: ways.map(({ fits }) => `(${fits})`).join(' | '), exactly: undefined }
  }

  /** Very few letters that are no word: they are like too many words to know which was meant. */
  #isSlip(i: number): boolean {
    const typed = this.#runs[i]
    return (
      typed !== undefined &&
      typed.run.text.length < SHORTEST_MENDED &&
      !typed.plain.some(({ complete }) => complete)
    )
  }

  #understood(kept: readonly number[]): boolean {
    const length = (list: readonly Typed[]): number => list.reduce((sum, { run }) => sum + run.text.length, 0)
    return length(this.#runs.filter((_run, i) => kept.includes(i))) >= length(this.#runs) * UNDERSTOOD
  }

  #mendedReadings(): readonly (readonly Reading[])[] {
    this.#readings ??= this.#mend()
    return this.#readings
  }

  #mend(): Reading[][] {
    const lookups = unique(this.#runs.flatMap(({ run }) => run.lookups()))
    const candidates = this.#vocabulary.mistyped(lookups)
    return this.#runs.map(({ run, plain }) => [...plain, ...run.mended(candidates)])
  }

  #wanted(readings: readonly (readonly Reading[])[], kept?: readonly number[]): Wanted | undefined {
    const indexes = kept ?? this.#runs.map((_run, i) => i)
    const terms = indexes.map((i) => [
      ...(readings[i] ?? []),
      ...(this.#runs[i]?.joined ?? []),
      ...(this.#runs[i + 1]?.joined ?? []),
    ])
    if (terms.length === 0 || terms.some((term) => term.length === 0)) return undefined
    const whole = terms.map((term) => term.filter(({ complete }) => complete))
    return {
      fits: all(terms.map((term) => any(term, false))),
      exactly: whole.some((term) => term.length === 0)
        ? undefined
        : all(whole.map((term) => any(term, true))),
      keys: this.#keys(indexes.map((i) => readings[i] ?? [])),
      near: this.#near(),
      length: [...this.#runs.map(({ run }) => run.text).join('')].length,
    }
  }

  /** The names that would be all of what was typed: every run in its first reading, one of them in each other. */
  #near(): string | undefined {
    const grams = this.#runs.flatMap(({ run }) => (isThai(run.text) ? gramsOf(run.text) : []))
    return grams.length === 0 ? undefined : unique(grams).map(quoted).join(' | ')
  }

  #keys(readings: readonly (readonly Reading[])[]): string[] {
    const keys = new Set([this.#runs.map(({ run }) => run.text).join('')])
    const named = readings.map((list) => list.filter(({ grams }) => grams !== true))
    const first = named.map(([reading]) => reading?.words ?? [])
    named.forEach((list, at) => {
      for (const { words } of list)
        keys.add(
          first
            .map((other, i) => (i === at ? words : other))
            .flat()
            .join(''),
        )
    })
    return [...keys].slice(0, MOST_KEYS)
  }
}

function isRead(run: Typed, readings: readonly Reading[] | undefined, next?: Typed): boolean {
  return (readings?.length ?? 0) + run.joined.length + (next?.joined.length ?? 0) > 0
}

function joinOf(before: string | undefined, run: string): string | undefined {
  return before === undefined || isThai(before) !== isThai(run) ? undefined : before + run
}

function joinedReadings(joined: string | undefined, { words, beginnings }: Lexicon): Reading[] {
  if (joined === undefined || !beginnings.has(joined)) return []
  return [{ words: [joined], open: true, complete: words.has(joined) }]
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)]
const quoted = (word: string): string => `'${word.replace(/['\\]/g, '$&$&')}'`
const all = (terms: readonly string[]): string => terms.join(' & ')

function any(readings: readonly Reading[], whole: boolean): string {
  const ways = readings.map(
    ({ words, open }) =>
      `(${words.map((word, i) => quoted(word) + (open && !whole && i === words.length - 1 ? ':*' : '')).join(' & ')})`,
  )
  return `(${[...new Set(ways)].join(' | ')})`
}
