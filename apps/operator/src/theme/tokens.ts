/** Colour roles of the house (look), as the example brand Lotus has them; each text keeps 4.5:1 on each surface. */
export const TOKENS = {
  dark: {
    canvas: '#0E0B14',
    surface: '#181322',
    raised: '#221B30',
    text: '#F5F1FA',
    muted: '#A99FBA',
    line: '#322845',
    control: '#7C7093',
    accent: '#F4C35A',
    onAccent: '#2A1A00',
    accent2: '#E85D9A',
    danger: '#FF8A8A',
    success: '#6FE0A0',
    info: '#9DB8FF',
  },
  light: {
    canvas: '#FBF8F4',
    surface: '#FFFFFF',
    raised: '#F3EEE7',
    text: '#1C1526',
    muted: '#6A6076',
    line: '#E4DCD2',
    control: '#8B8196',
    accent: '#965900',
    onAccent: '#FFFFFF',
    accent2: '#B8316E',
    danger: '#B3261E',
    success: '#1B7A43',
    info: '#2F55B8',
  },
} as const

export type Mode = keyof typeof TOKENS

/** System fonts: none is waited for; Thai needs a higher line. */
export const FONT =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans Thai', 'Sukhumvit Set', 'Leelawadee UI', sans-serif"
