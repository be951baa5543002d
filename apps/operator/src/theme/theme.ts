import type { RaThemeOptions } from 'react-admin'
import { components } from '#theme/components.ts'
import { FONT, TOKENS, type Mode } from '#theme/tokens.ts'

const RADIUS = 10

/** The house's look as a theme of the console: calm, dense where many rows are read. */
export function consoleTheme(mode: Mode): RaThemeOptions {
  const tokens = TOKENS[mode]
  const plain = (main: string) => ({ main, contrastText: mode === 'dark' ? '#14101C' : '#FFFFFF' })
  return {
    palette: {
      mode,
      primary: { main: tokens.accent, contrastText: tokens.onAccent },
      secondary: plain(tokens.accent2),
      error: plain(tokens.danger),
      success: plain(tokens.success),
      warning: { main: tokens.accent, contrastText: tokens.onAccent },
      info: plain(tokens.info),
      background: { default: tokens.canvas, paper: tokens.surface },
      text: { primary: tokens.text, secondary: tokens.muted },
      divider: tokens.line,
    },
    shape: { borderRadius: RADIUS },
    typography: {
      fontFamily: FONT,
      fontSize: 14,
      h1: { fontSize: '1.5rem', fontWeight: 650, lineHeight: 1.3 },
      h2: { fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.4 },
      h3: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.4 },
      body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
      body2: { fontSize: '0.875rem', lineHeight: 1.55 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: components(tokens),
  }
}
