import type { Brand, BrandTheme } from '@site/config/schema'

const ROLES: Readonly<Record<keyof BrandTheme, string>> = {
  canvas: '--canvas',
  surface: '--surface',
  raised: '--raised',
  text: '--text',
  muted: '--muted',
  line: '--line',
  accent: '--accent',
  onAccent: '--on-accent',
  accent2: '--accent-2',
  danger: '--danger',
  success: '--success',
}

/** A brand's values of the design kit's colour roles and shape, per theme. */
export function themeStyle(brand: Brand): string {
  const values = (theme: BrandTheme): string =>
    (Object.keys(ROLES) as (keyof BrandTheme)[]).map((role) => `${ROLES[role]}:${theme[role]}`).join(';') // reason: ROLES has exactly the theme's keys
  const { dark, light } = brand.themes
  return [
    `:root{--radius-card:${brand.shape.card}px;--radius-control:${brand.shape.control}px}`,
    `:root[data-theme=dark]{color-scheme:dark;${values(dark)}}`,
    `:root[data-theme=light]{color-scheme:light;${values(light)}}`,
  ].join('')
}
