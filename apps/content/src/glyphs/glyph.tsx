/** Line drawings that only this module needs: in its own chunks they cost the first screen nothing. */
const GLYPHS = {
  headset:
    'M4 15v-2.5a8 8 0 0 1 16 0V15M4 14.5h2.2A1.3 1.3 0 0 1 7.5 15.8v3A1.2 1.2 0 0 1 6.3 20H5.5A1.5 1.5 0 0 1 4 18.5Zm16 0h-2.2a1.3 1.3 0 0 0-1.3 1.3v3a1.2 1.2 0 0 0 1.2 1.2h.8a1.5 1.5 0 0 0 1.5-1.5Zm0 4v.5a2.5 2.5 0 0 1-2.5 2.5H13',
  picture:
    'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5v-11A1.5 1.5 0 0 1 5.5 5ZM4 16l4.5-4.5 4 4 2.5-2.5 5 4.5M15.5 9h.01',
  external:
    'M13.5 4.5h6v6m0-6-8.5 8.5M9 5H6a1.5 1.5 0 0 0-1.5 1.5v11A1.5 1.5 0 0 0 6 19h11a1.5 1.5 0 0 0 1.5-1.5v-3',
} as const

export type GlyphName = keyof typeof GLYPHS

interface Props {
  readonly name: GlyphName
  readonly size?: 20 | 24
}

/** Decoration only, in the stroke of the site's icons; the name is its link's. */
export function Glyph({ name, size = 20 }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={GLYPHS[name]} />
    </svg>
  )
}
