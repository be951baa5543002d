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
const texts = { 'title.slot': 'Slots', 'title.live-games': 'Live casino' }

test('a manifest speaks the page’s language and wears its theme (SHL-32)', () => {
  expect(manifest(lotus, { language: 'TY', theme: 'light', texts })).toMatchObject({
    lang: 'th',
    description: lotus.tagline.TY,
    theme_color: lotus.themes.light.canvas,
    background_color: lotus.themes.light.canvas,
  })
  expect(manifest(coral, { language: 'EN', theme: 'dark', texts })).toMatchObject({
    short_name: coral.name,
    lang: 'en',
  })
})

test('shortcuts lead to the brand’s first categories that have a name, four at most', () => {
  const { shortcuts } = manifest(lotus, { language: 'EN', theme: 'dark', texts }) as {
    shortcuts: { url: string }[]
  } // reason: as written above
  expect(shortcuts.map(({ url }) => url).sort()).toEqual(['/m/live-games', '/m/slot'])
  const many = Object.fromEntries(
    ['slot', 'live-games', 'crash', 'fishing-games', 'pvp', 'poker-games'].map((id) => [`title.${id}`, id]),
  )
  expect(manifest(lotus, { language: 'EN', theme: 'dark', texts: many })).toHaveProperty(
    'shortcuts.length',
    4,
  )
})

test('a brand without a lobby has no shortcuts', () => {
  const bare = { ...lotus, modules: { ...lotus.modules, lobby: false } }
  expect(manifest(bare, { language: 'EN', theme: 'dark', texts })).toHaveProperty('shortcuts', [])
})
