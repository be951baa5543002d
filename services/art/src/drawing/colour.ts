const clamp = (value: number, high: number): number => Math.max(0, Math.min(high, value))
const channel = (value: number): string => Math.round(clamp(value, 255)).toString(16).padStart(2, '0')

/** `#rrggbb` of hue (degrees), saturation and lightness (0 to 100). */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const h = ((hue % 360) + 360) % 360
  const s = clamp(saturation, 100) / 100
  const l = clamp(lightness, 100) / 100
  const reach = s * Math.min(l, 1 - l)
  const at = (n: number): number => {
    const k = (n + h / 30) % 12
    return 255 * (l - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return `#${channel(at(0))}${channel(at(8))}${channel(at(4))}`
}

const parts = (colour: string): [number, number, number] => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
]

/** Colour between two `#rrggbb`, `share` 0 to 1. */
export function mix(from: string, to: string, share: number): string {
  const [r, g, b] = parts(from)
  const [r2, g2, b2] = parts(to)
  return `#${channel(r + (r2 - r) * share)}${channel(g + (g2 - g) * share)}${channel(b + (b2 - b) * share)}`
}

export const lighter = (colour: string, share: number): string => mix(colour, '#ffffff', share)
export const darker = (colour: string, share: number): string => mix(colour, '#05030c', share)
