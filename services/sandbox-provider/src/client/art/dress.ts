import { css, shade, type Theme } from '#client/art/themes'

/** Gives the page the colours of a theme. */
export function dress({ sky, accent }: Theme): void {
  const { style } = document.documentElement
  style.setProperty('--sky-1', css(sky[0]))
  style.setProperty('--sky-2', css(sky[1]))
  style.setProperty('--surface', css(shade(sky[1], 5)))
  style.setProperty('--raised', css(shade(sky[0], -1)))
  style.setProperty('--line', css(shade(sky[0], 12)))
  style.setProperty('--accent', css(accent))
  style.setProperty('--accent-2', css(shade(accent, -16)))
}
