import { HOME_PATH, LANGUAGE_TAGS, type Language, type Theme } from '@site/config'
import type { Brand } from '@site/config/schema'
import { ICONS } from './icon.ts'

/** Systems show at most four. */
const SHORTCUTS = 4

export interface CategoryPage {
  readonly category: string
  readonly path: string
  readonly name: string
}

interface Look {
  readonly language: Language
  readonly theme: Theme
  /** The brand's pages of categories, by name in that language. */
  readonly pages: readonly CategoryPage[]
}

/** The web app manifest of a brand (SHL-32): what an installed site is called, looks like and opens with. */
export function manifest(brand: Brand, { language, theme, pages }: Look): object {
  const { canvas } = brand.themes[theme]
  return {
    id: HOME_PATH,
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline[language],
    lang: LANGUAGE_TAGS[language],
    dir: 'ltr',
    start_url: HOME_PATH,
    scope: '/m/',
    display: 'standalone',
    theme_color: canvas,
    background_color: canvas,
    categories: ['games', 'entertainment'],
    icons: Object.entries(ICONS)
      .filter(([file]) => !file.startsWith('apple'))
      .map(([file, { size, shape }]) => icon(file, size, shape === 'full' ? 'maskable' : 'any')),
    shortcuts: shortcuts(brand, pages),
  }
}

const icon = (file: string, size: number, purpose: string): object => ({
  src: `/m/-/icons/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The brand's first categories, which it shows first on home too. */
function shortcuts({ categories }: Brand, pages: Look['pages']): object[] {
  return categories
    .flatMap((key) => pages.find(({ category }) => category === key) ?? [])
    .map(({ name, path }) => ({ name, url: path, icons: [icon('icon-192.png', 192, 'any')] }))
    .slice(0, SHORTCUTS)
}
