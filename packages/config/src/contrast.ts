/** WCAG 2.2: words against what is behind them (1.4.3), and signs that say something (1.4.11). */
export const TEXT_CONTRAST = 4.5
export const SIGN_CONTRAST = 3

type Colours = Readonly<Record<Role, string>>
type Role =
  | 'canvas'
  | 'surface'
  | 'raised'
  | 'text'
  | 'muted'
  | 'line'
  | 'accent'
  | 'onAccent'
  | 'accent2'
  | 'danger'
  | 'success'

const BACKGROUNDS: readonly Role[] = ['canvas', 'surface', 'raised']
/** Which colour lies on which, and how far apart the two must be; lines only part what is distinct without them. */
const PAIRS: readonly { readonly role: Role; readonly on: readonly Role[]; readonly least: number }[] = [
  { role: 'text', on: BACKGROUNDS, least: TEXT_CONTRAST },
  { role: 'muted', on: BACKGROUNDS, least: TEXT_CONTRAST },
  { role: 'danger', on: BACKGROUNDS, least: TEXT_CONTRAST },
  { role: 'success', on: BACKGROUNDS, least: TEXT_CONTRAST },
  { role: 'onAccent', on: ['accent'], least: TEXT_CONTRAST },
  { role: 'accent', on: BACKGROUNDS, least: SIGN_CONTRAST },
  { role: 'accent2', on: BACKGROUNDS, least: SIGN_CONTRAST },
]

/** A pair of colours without enough contrast. */
export interface ContrastFault {
  readonly role: Role
  readonly on: Role
  /** How far apart they are, and how far they must be: 1 is the same colour, 21 black on white. */
  readonly ratio: number
  readonly least: number
}

/** How far apart two colours `#RRGGBB` are to the eye (WCAG 2.2: contrast ratio). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** The pairs of a theme that cannot be read, the worst first. */
export function contrastFaults(colours: Colours): ContrastFault[] {
  return PAIRS.flatMap(({ role, on, least }) =>
    on.map((ground) => ({ role, on: ground, least, ratio: contrast(colours[role], colours[ground]) })),
  )
    .filter(({ ratio, least }) => ratio < least)
    .sort((a, b) => a.ratio / a.least - b.ratio / b.least)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
