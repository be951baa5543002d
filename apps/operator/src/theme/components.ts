import type { RaThemeOptions } from 'react-admin'
import type { Mode, TOKENS } from '#theme/tokens.ts'

type Tokens = (typeof TOKENS)[Mode]

const TARGET = 44
const SMALL_SCREEN = '@media (pointer: coarse)'

/** How MUI's parts look and what they are by default. */
export function components(tokens: Tokens): NonNullable<RaThemeOptions['components']> {
  const flat = { backgroundImage: 'none' }
  // Where the keyboard is (SHL-33): a ring around it, which a ripple alone is not.
  const ring = { outline: `2px solid ${tokens.accent}`, outlineOffset: 2 }
  return {
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontVariantNumeric: 'tabular-nums' },
        ':lang(th)': { lineHeight: 1.6 },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0s !important',
            transitionDuration: '0s !important',
          },
        },
      },
    },
    MuiPaper: { styleOverrides: { root: flat, outlined: { borderColor: tokens.line } } },
    MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: 14 } } },
    MuiDialog: {
      defaultProps: { fullWidth: true },
      styleOverrides: {
        paper: { ...flat, backgroundColor: tokens.surface, border: `1px solid ${tokens.line}` },
      },
    },
    MuiButtonBase: { styleOverrides: { root: { '&.Mui-focusVisible': ring } } },
    MuiListItemButton: {
      styleOverrides: { root: { '&.Mui-focusVisible': { ...ring, outlineOffset: -2 } } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, size: 'small' },
      styleOverrides: { root: { [SMALL_SCREEN]: { minHeight: TARGET } } },
    },
    MuiIconButton: {
      styleOverrides: { root: { [SMALL_SCREEN]: { minWidth: TARGET, minHeight: TARGET } } },
    },
    MuiTextField: {
      defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
    },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
    },
    // The ring goes behind the words over a field, not through them.
    MuiInputLabel: {
      styleOverrides: {
        outlined: {
          '&.MuiInputLabel-shrink.Mui-focused': {
            backgroundColor: tokens.surface,
            borderRadius: 4,
            boxShadow: `0 0 0 3px ${tokens.surface}`,
          },
        },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        notchedOutline: { borderColor: tokens.control },
        root: { backgroundColor: tokens.surface, '&:has(:focus-visible)': { ...ring, outlineOffset: 0 } },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: tokens.line },
        head: { color: tokens.muted, fontWeight: 600, whiteSpace: 'nowrap' },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { '&.Mui-disabled': { color: tokens.muted } } } },
    MuiTooltip: { defaultProps: { enterDelay: 400 } },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiChip: { defaultProps: { size: 'small' } },
    MuiAlert: { defaultProps: { variant: 'outlined' } },
  }
}
