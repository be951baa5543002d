import type { Random } from './random.ts'

export type Stop = readonly [offset: number, colour: string, opacity?: number]

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')
const even = (colours: readonly string[]): Stop[] =>
  colours.map((colour, i): Stop => [colours.length === 1 ? 0 : i / (colours.length - 1), colour])

/** Collects the gradients and filters of one picture and hands out references to them. */
export class Brush {
  private readonly defs: string[] = []
  private readonly known = new Map<string, string>()

  readonly random: Random

  constructor(random: Random) {
    this.random = random
  }

  private define(make: (id: string) => string): string {
    const key = make('')
    const old = this.known.get(key)
    if (old !== undefined) return old
    const id = `d${this.known.size}`
    this.known.set(key, id)
    this.defs.push(make(id))
    return id
  }

  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    const inner = stopsOf(stops)
    return `url(#${this.define((id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${inner}</linearGradient>`)})`
  }

  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const inner = stopsOf(stops)
    return `url(#${this.define((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${inner}</radialGradient>`)})`
  }

  /** Top to bottom. */
  down(...colours: string[]): string {
    return this.linear(even(colours))
  }

  /** Left to right. */
  across(...colours: string[]): string {
    return this.linear(even(colours), 0, 0, 1, 0)
  }

  /** From the lit corner to the far one. */
  slant(...colours: string[]): string {
    return this.linear(even(colours), 0.1, 0, 0.9, 1)
  }

  /** A lit ball: the light sits up on the left. */
  ball(...colours: string[]): string {
    return this.radial(even(colours), 0.36, 0.3, 0.78)
  }

  gold(): string {
    return this.linear([
      [0, '#fff8d2'],
      [0.28, '#fbd45c'],
      [0.62, '#c9820f'],
      [0.82, '#f3b93a'],
      [1, '#8a4f06'],
    ])
  }

  silver(): string {
    return this.linear([
      [0, '#ffffff'],
      [0.35, '#c9d3e3'],
      [0.65, '#76839c'],
      [1, '#dfe7f3'],
    ])
  }

  blur(deviation: number): string {
    return `filter="url(#${this.define((id) => `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`)})"`
  }

  /** Filter that turns a figure into its soft silhouette of one colour: shadows and halos. */
  silhouette(colour: string, opacity: number, deviation: number): string {
    return `filter="url(#${this.define((id) => `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur in="SourceAlpha" stdDeviation="${deviation}"/><feComponentTransfer result="s"><feFuncA type="linear" slope="${opacity * 1.4}"/></feComponentTransfer><feFlood flood-color="${colour}"/><feComposite in2="s" operator="in"/></filter>`)})"`
  }

  /** Reference to a clip path around the given shapes. */
  clip(shapes: string): string {
    return `clip-path="url(#${this.define((id) => `<clipPath id="${id}">${shapes}</clipPath>`)})"`
  }

  definitions(): string {
    return `<defs>${this.defs.join('')}</defs>`
  }
}
