/** Short forms for SVG elements; all lengths in units of the picture, one decimal. */
const n = (value: number): string => String(Math.round(value * 10) / 10)

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`
export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`
export const box = (x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${r}" fill="${fill}" ${more}/>`
export const group = (inner: string, transform: string, more = ''): string =>
  `<g transform="${transform}" ${more}>${inner}</g>`
export const at = (inner: string, x: number, y: number, scale = 1, turn = 0, more = ''): string =>
  group(
    inner,
    `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${Math.round(scale * 1000) / 1000})`,
    more,
  )
/** A half drawn on the right, and its mirror image. */
export const mirrored = (half: string): string => half + group(half, 'scale(-1 1)')

export const around = (count: number, draw: (angle: number, i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw((360 / count) * i, i)).join('')

/** Closed polygon with `count` points alternating between two radii. */
export function star(count: number, outer: number, inner: number, x = 0, y = 0): string {
  const points = Array.from({ length: count * 2 }, (_, i) => {
    const angle = (Math.PI * i) / count - Math.PI / 2
    const r = i % 2 === 0 ? outer : inner
    return `${n(x + Math.cos(angle) * r)} ${n(y + Math.sin(angle) * r)}`
  })
  return `M${points.join('L')}Z`
}

export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`

/** A twinkle of four soft points. */
export const twinkle = (x: number, y: number, r: number): string => {
  const w = r * 0.12
  return `M${n(x)} ${n(y - r)}Q${n(x + w)} ${n(y - w)} ${n(x + r)} ${n(y)}Q${n(x + w)} ${n(y + w)} ${n(x)} ${n(y + r)}Q${n(x - w)} ${n(y + w)} ${n(x - r)} ${n(y)}Q${n(x - w)} ${n(y - w)} ${n(x)} ${n(y - r)}Z`
}

export type Knot = readonly [x: number, y: number, width: number]

function sample(knots: readonly Knot[], t: number): [number, number, number] {
  const last = knots.length - 1
  const i = Math.min(last - 1, Math.floor(t * last))
  const u = t * last - i
  const get = (k: number): Knot => knots[Math.max(0, Math.min(last, k))] ?? [0, 0, 0]
  const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
  const blend = (k: 0 | 1 | 2): number =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * u +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * u * u +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * u * u * u)
  return [blend(0), blend(1), Math.max(0.1, blend(2))]
}

/** Points along a smooth line through the knots with the direction (degrees) and width there. */
export function along(
  knots: readonly Knot[],
  count: number,
): { x: number; y: number; width: number; turn: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const t = count === 1 ? 0 : i / (count - 1)
    const [x, y, width] = sample(knots, t)
    const [x2, y2] = sample(knots, Math.min(1, t + 0.01))
    const [x1, y1] = sample(knots, Math.max(0, t - 0.01))
    return { x, y, width, turn: (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI }
  })
}

/** Outline of a smooth body whose half width changes from knot to knot: tails, tentacles, dragons. */
export function ribbon(knots: readonly Knot[], detail = 26): string {
  const left: string[] = []
  const right: string[] = []
  for (const { x, y, width, turn } of along(knots, detail)) {
    const angle = ((turn + 90) * Math.PI) / 180
    left.push(`${n(x + Math.cos(angle) * width)} ${n(y + Math.sin(angle) * width)}`)
    right.unshift(`${n(x - Math.cos(angle) * width)} ${n(y - Math.sin(angle) * width)}`)
  }
  return `M${left.join('L')}L${right.join('L')}Z`
}
