export interface Range {
  readonly min: number
  readonly max: number
  readonly stepMin: number
  readonly stepMax: number
}

/** The counter after one step of 100 to 200 (A9); past the top it begins again at the bottom. `chance` is 0 to 1. */
export function rise(value: number, { min, max, stepMin, stepMax }: Range, chance: number): number {
  const next = value + stepMin + Math.floor(chance * (stepMax - stepMin + 1))
  return next > max ? min : next
}

/** Where the counter goes on: where this visitor has seen it, unless the platform is far from there. */
export function goOn(platformValue: number, seen: number | undefined, { min, max }: Range): number {
  const near = (max - min) / 100
  return seen !== undefined && seen >= platformValue && seen - platformValue <= near && seen <= max
    ? seen
    : platformValue
}
