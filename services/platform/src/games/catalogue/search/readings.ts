import { gramsOf, isThai } from '#games/catalogue/search/fold'
import { lookupsOf, oneTypoApart } from '#games/catalogue/search/typo'
import type { Lexicon } from '#games/catalogue/search/vocabulary'

/** One way to understand what was typed: all of these words. */
export interface Reading {
  readonly words: readonly string[]
  /** The last may be only the beginning of a word. */
  readonly open: boolean
  /** The last is a whole word. */
  readonly complete: boolean
  /** Not words but grams of a Thai run (`gramsOf`). */
  readonly grams?: true
}

const LONGEST_RUN = 40
const LONGEST_WORD = 16
/** A longer Thai run is found by its grams alone: it has too many parts to look up each. */
const LONGEST_THAI = 20
/** Up to here a mistyped Thai run has too few grams left. */
const SHORT_THAI = 12
const MOST_READINGS = 3
const MOST_MENDED = 24
const MOST_MENDED_THAI = 8
const MOST_GAPS = 40
/** Shorter parts of a Latin run would be found in any word. */
const SHORTEST_PART = 3
const SHORTEST_THAI = 2
/** Shorter parts would be inside of any word. */
const SHORTEST_INSIDE = 3
const FEWEST_GRAMS = 2
/** One wrong letter spoils so many grams in a row. */
const SPOILT = 4
/** Of a long run every second gram is searched: they still overlap. */
const STRIDE = 2
/** With so many grams one asks for all blocks of them but two neighbours. */
const BLOCKS = 5
const ENOUGH_FOR_BLOCKS = 10

const NOTHING: Reading = { words: [], open: false, complete: true }

interface Part {
  readonly from: number
  readonly to: number
}

/** The parts of a run that may be words of their own: every part in Thai, which sets no blanks. */
function partsOf(run: string): Part[] {
  const thai = isThai(run)
  if (thai && run.length > LONGEST_THAI) return []
  const least = thai ? SHORTEST_THAI : SHORTEST_PART
  const parts: Part[] = []
  for (let from = 0; from < run.length; from += 1)
    for (let to = from + 1; to <= run.length; to += 1) {
      const whole = from === 0 && to === run.length
      if (whole || (to - from >= least && to - from <= LONGEST_WORD)) parts.push({ from, to })
    }
  return parts
}

type Chains = readonly (readonly (readonly string[])[])[]

/** Chains of known words that cover a run from its start to each place, the shortest chains first. */
function chains(run: string, known: readonly Part[]): Chains {
  const ending: Part[][] = Array.from({ length: run.length + 1 }, () => [])
  for (const part of known) ending[part.to]?.push(part)
  const found: string[][][] = [[[]]]
  for (let to = 1; to <= run.length; to += 1) {
    const here = (ending[to] ?? []).flatMap(({ from }) =>
      (found[from] ?? []).map((chain) => [...chain, run.slice(from, to)]),
    )
    found[to] = here.sort((a, b) => a.length - b.length).slice(0, MOST_READINGS)
  }
  return found
}

/** One run of folded letters, and the ways to understand it. */
export class Run {
  readonly text: string
  readonly #parts: readonly Part[]
  constructor(typed: string) {
    this.text = typed.slice(0, LONGEST_RUN)
    this.#parts = partsOf(this.text)
  }

  /** The stretches that may be words. */
  stretches(): string[] {
    return this.#parts.map(({ from, to }) => this.text.slice(from, to))
  }

  /** The stretches at the end, where a word may only have begun. */
  ends(): string[] {
    return this.#parts.filter(({ to }) => to === this.text.length).map(({ from }) => this.text.slice(from))
  }

  read(lexicon: Lexicon): ReadRun {
    return new ReadRun(this.text, this.#known(lexicon), lexicon.beginnings)
  }

  #known({ words }: Lexicon): Part[] {
    return this.#parts.filter(({ from, to }) => words.has(this.text.slice(from, to)))
  }
}

/** A run by the light of the vocabulary. */
export class ReadRun {
  readonly text: string
  /** Readings as it was typed, the simplest first. */
  readonly plain: readonly Reading[]
  readonly #fore: Chains
  readonly #back: readonly (readonly Reading[])[]
  readonly #gaps: readonly Part[]

  constructor(text: string, known: readonly Part[], open: ReadonlySet<string>) {
    this.text = text
    this.#fore = chains(text, known)
    this.#back = backward(text, known, open)
    this.#gaps = gapsOf(text, this.#fore, this.#back)
    this.plain = [...plainReadings(text, this.#fore, open), ...allGrams(text)]
  }

  /** Readings with words that have this run inside. */
  static inside(words: readonly string[]): Reading[] {
    return words.map((word) => ({ words: [word], open: false, complete: true }))
  }

  /** Whether parts of words may be looked for. */
  get long(): boolean {
    return this.text.length >= SHORTEST_INSIDE
  }

  /** What the one mistyped word of this run may be found by. */
  lookups(): string[] {
    if (isThai(this.text) && this.text.length > SHORT_THAI) return []
    return this.#gaps.flatMap(({ from, to }) => lookupsOf(this.text.slice(from, to)))
  }

  /** Readings with one word put right: known words before it, known words behind it. */
  mended(candidates: readonly string[]): Reading[] {
    const readings: Reading[] = []
    for (const { from, to } of this.#gaps) {
      const typed = this.text.slice(from, to)
      const before = this.#fore[from]?.[0] ?? []
      const behind = this.#back[to]?.[0] ?? NOTHING
      for (const word of candidates)
        if (oneTypoApart(typed, word)) readings.push({ ...behind, words: [...before, word, ...behind.words] })
    }
    const simplest = readings
      .sort((a, b) => a.words.length - b.words.length)
      .slice(0, isThai(this.text) ? MOST_MENDED_THAI : MOST_MENDED)
    return [...simplest, ...mostGrams(this.text)]
  }
}

function allGrams(run: string): Reading[] {
  const grams = isThai(run) ? gramsOf(run) : []
  const selected = run.length > SHORT_THAI ? everySecond(grams) : grams
  return selected.length < FEWEST_GRAMS ? [] : [gramReading(selected)]
}

const everySecond = (grams: readonly string[]): string[] =>
  grams.filter((_gram, i) => i % STRIDE === 0 || i === grams.length - 1)

const gramReading = (words: readonly string[]): Reading => ({
  words,
  open: false,
  complete: true,
  grams: true,
})

/** A Thai run without each segment in turn that one wrong letter may have spoilt; at its ends it spoils fewer. */
function mostGrams(run: string): Reading[] {
  const grams = isThai(run) ? gramsOf(run) : []
  if (grams.length >= ENOUGH_FOR_BLOCKS) return mostBlocks(everySecond(grams))
  const inner = grams.length - SPOILT
  // So few grams that only a letter near an end may be wrong; else every second segment, a gram longer.
  const starts =
    inner < FEWEST_GRAMS
      ? Array.from({ length: grams.length + SPOILT - 1 }, (_, i) => i + 1 - SPOILT)
      : Array.from({ length: Math.ceil(inner / STRIDE) + 1 }, (_, i) => Math.min(i * STRIDE, inner))
  const spoilt = inner > FEWEST_GRAMS ? SPOILT + 1 : SPOILT
  return starts.flatMap((at) => {
    const words = grams.filter((_gram, i) => i < at || i >= at + spoilt)
    return words.length < FEWEST_GRAMS ? [] : [gramReading(words)]
  })
}

/** Without two blocks side by side: the place where they meet may be the one that was mistyped. */
function mostBlocks(grams: readonly string[]): Reading[] {
  const blockOf = (i: number): number => Math.floor((i * BLOCKS) / grams.length)
  return Array.from({ length: BLOCKS - 1 }, (_, spoilt) =>
    gramReading(grams.filter((_gram, i) => blockOf(i) !== spoilt && blockOf(i) !== spoilt + 1)),
  )
}

function plainReadings(run: string, fore: Chains, open: ReadonlySet<string>): Reading[] {
  const closed = (fore[run.length] ?? []).map((words) => ({
    words,
    open: open.has(words.at(-1) ?? ''),
    complete: true,
  }))
  const begun = fore.slice(0, -1).flatMap((chainsTo, at) => {
    const rest = run.slice(at)
    return open.has(rest)
      ? chainsTo.map((chain) => ({ words: [...chain, rest], open: true, complete: false }))
      : []
  })
  const taken = new Set<string>()
  return [...closed, ...begun]
    .sort((a, b) => a.words.length - b.words.length)
    .filter(({ words }) => !taken.has(words.join(' ')) && taken.add(words.join(' ')))
    .slice(0, MOST_READINGS)
}

/** Readings of the rest of a run from each place. */
function backward(run: string, known: readonly Part[], open: ReadonlySet<string>): Reading[][] {
  const starting: Part[][] = Array.from({ length: run.length + 1 }, () => [])
  for (const part of known) starting[part.from]?.push(part)
  const found: Reading[][] = Array.from({ length: run.length + 1 }, () => [])
  found[run.length] = [NOTHING]
  for (let from = run.length - 1; from >= 0; from -= 1) {
    const rest = run.slice(from)
    const here = (starting[from] ?? []).flatMap(({ to }) =>
      (found[to] ?? []).map((next) => ({ ...next, words: [run.slice(from, to), ...next.words] })),
    )
    if (open.has(rest)) here.push({ words: [rest], open: true, complete: false })
    found[from] = here.sort((a, b) => a.words.length - b.words.length).slice(0, 1)
  }
  return found
}

function gapsOf(run: string, fore: Chains, back: readonly (readonly Reading[])[]): Part[] {
  const gaps: (Part & { parts: number })[] = []
  for (let from = 0; from < run.length; from += 1)
    for (let to = from + 1; to <= Math.min(run.length, from + LONGEST_WORD + 1); to += 1) {
      const [before, behind] = [fore[from]?.[0], back[to]?.[0]]
      if (before !== undefined && behind !== undefined)
        gaps.push({ from, to, parts: before.length + behind.words.length })
    }
  return gaps.sort((a, b) => a.parts - b.parts || b.to - b.from - (a.to - a.from)).slice(0, MOST_GAPS)
}
