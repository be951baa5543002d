import type { Language, Theme } from '@site/config'
import { SCREENS } from './screens.ts'
import type { BrandName } from './sites.ts'
import { statesOf, type ScreenState } from './states.ts'

/** One way in which the site is looked at. */
export interface Look {
  readonly brand: BrandName
  readonly language: Language
}

export const LOOKS: readonly Look[] = [
  { brand: 'lotus', language: 'TY' },
  { brand: 'coral', language: 'EN' },
  { brand: 'lotus', language: 'EN' },
  { brand: 'coral', language: 'TY' },
]

/** What one look sees with every run: each screen and each state is in exactly one part of one of the four, in one of the themes. */
export interface Share {
  readonly states: readonly ScreenState[]
  themeOf(state: ScreenState): Theme
}

const ALL: readonly ScreenState[] = [
  ...SCREENS,
  ...statesOf('lotus', 'guests'),
  ...statesOf('lotus', 'members'),
  ...(['guests', 'members'] as const).flatMap((who) =>
    statesOf('coral', who).filter(({ brand }) => brand === 'coral'),
  ),
]

/** The walk of one look in parts, each well within the time of a test on a slow machine. */
export const PARTS = [0, 1, 2] as const
export type Part = (typeof PARTS)[number]

/** Those that no brand keeps to itself go round all looks; the others round the looks of their brand. */
export function shareOf(look: Look, part: Part): Share {
  const all = ALL.filter((state, index) => {
    const can = LOOKS.filter(({ brand }) => (state.brand ?? brand) === brand)
    return can[index % can.length] === look
  })
  // Two after each other are of one part: each part has both themes.
  const seen = all.filter((_, index) => Math.floor(index / 2) % PARTS.length === part)
  return {
    // Guests first: a member's visit ends with signing out.
    states: [
      ...seen.filter(({ kind }) => kind === undefined),
      ...seen.filter(({ kind }) => kind !== undefined),
    ],
    themeOf: (state) => (all.indexOf(state) % 2 === 0 ? 'dark' : 'light'),
  }
}
