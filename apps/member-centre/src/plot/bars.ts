/** A bar of a day: from the line of nothing up for a gain, down for a loss; in hundredths of the plot's height. */
export interface Bar {
  readonly day: string
  readonly top: number
  readonly height: number
  readonly isGain: boolean
}

const WHOLE = 100
/** What is not nothing can be seen. */
const LEAST = 1.5

/** Bars of days by their nets (decimal text), and where the line of nothing lies. What is drawn is rounded, what is said is not. */
export function barsOf(days: readonly { readonly day: string; readonly value: string }[]): {
  bars: readonly Bar[]
  zero: number
} {
  const nets = days.map(({ value }) => Number(value))
  const [most, least] = [Math.max(0, ...nets), Math.min(0, ...nets)]
  const span = most - least || 1
  const zero = most === least ? WHOLE / 2 : (most / span) * WHOLE
  return {
    zero,
    bars: days.map(({ day }, at) => {
      const net = nets[at] ?? 0
      const height = net === 0 ? 0 : Math.max(LEAST, (Math.abs(net) / span) * WHOLE)
      return { day, height, isGain: net > 0, top: net > 0 ? zero - height : zero }
    }),
  }
}
