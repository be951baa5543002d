import { exampleBrands } from '@site/config/brands'
import type { Brand } from '@site/config/schema'
import { manifest } from './manifest.ts'

const brandOf = (merchant: string): Brand => {
  const found = exampleBrands.find((brand) => brand.merchant === merchant)
  if (found === undefined) throw new Error(`no brand ${merchant}`)
  return found
}
const lotus = brandOf('lotus')
const coral = brandOf('coral')
const pages = ['SLOT', 'LIVE', 'CRASH', 'FISH', 'PVP'].map((category) => ({
  category,
  path: `/m/of-${category}`,
  name: category,
}))

test('a manifest speaks the page’s language and wears its theme (SHL-32)', () => {
  expect(manifest(lotus, { language: 'TY', theme: 'light', pages })).toMatchObject({
    lang: 'th',
    description: lotus.tagline.TY,
    theme_color: lotus.themes.light.canvas,
    background_color: lotus.themes.light.canvas,
  })
  expect(manifest(coral, { language: 'EN', theme: 'dark', pages })).toMatchObject({
    short_name: coral.name,
    lang: 'en',
  })
})

const shortcutsOf = (brand: Brand, of: typeof pages): string[] => {
  const { shortcuts } = manifest(brand, { language: 'EN', theme: 'dark', pages: of }) as {
    shortcuts: { url: string }[]
  } // reason: as the manifest writes them
  return shortcuts.map(({ url }) => url)
}

test('shortcuts lead to the brand’s first categories that have a page, four at most', () => {
  expect(shortcutsOf(lotus, pages)).toEqual(['/m/of-SLOT', '/m/of-LIVE', '/m/of-CRASH', '/m/of-FISH'])
  expect(shortcutsOf(coral, pages)).toEqual(['/m/of-LIVE', '/m/of-SLOT', '/m/of-FISH', '/m/of-CRASH'])
  expect(shortcutsOf(lotus, pages.slice(1, 2))).toEqual(['/m/of-LIVE'])
})

test('a brand without pages of categories has no shortcuts (MOD-05)', () => {
  expect(shortcutsOf(lotus, [])).toEqual([])
})
