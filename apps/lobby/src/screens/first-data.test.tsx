import { waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { lobbySite, open } from '#testing/lobby-site.tsx'
import declaration from '../../module.json'
import CategoryScreen from './category.screen.tsx'
import CentreScreen from './centre.screen.tsx'
import HomeScreen from './home.screen.tsx'
import ListScreen from './list.screen.tsx'
import VendorGridScreen from './vendor-grid.screen.tsx'

const SCREENS: Readonly<Record<string, ComponentType>> = {
  './home.screen': HomeScreen,
  './category.screen': CategoryScreen,
  './list.screen': ListScreen,
  './centre.screen': CentreScreen,
  './vendor-grid.screen': VendorGridScreen,
}
const declared = declaration.routes.flatMap(({ data = [], expose, ...rest }) =>
  data.length > 0 && expose in SCREENS ? [{ ...rest, data, expose }] : [],
)

it.each(declared)('asks for exactly what is drawn with the page: $id', async ({ id, path, expose, data }) => {
  const { calls } = lobbySite({ wire: {} })
  const Screen = SCREENS[expose]
  if (Screen === undefined) throw new Error(`${expose} is not a screen of this module`)
  open(Screen, `${path}?vassalage=${id === 'provider' ? 'JL' : ''}`)
  const first = data
    .filter((url) => !/\{game(Classify|Name)\}/.test(url) && !url.includes('detail'))
    .map((url) =>
      url
        .replace('{vassalage}', 'JL')
        .replaceAll(/\{[&!][\w,]+\}/g, '')
        .replace(/\?$/, ''),
    )
  await waitFor(() => expect(calls.map(({ url }) => url)).toEqual(expect.arrayContaining(first)))
})
