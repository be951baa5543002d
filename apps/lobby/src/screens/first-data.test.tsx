import { waitFor } from '@testing-library/react'
import { callAddress } from '@site/config'
import { CARRIED } from '@site/shared-api/contract/call'
import { contractCalls } from '@site/shared-api/testing/contract-files'
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

/** The address of a call without the parameters that every call carries. */
function addressOf(path: string, query: string): string {
  const search = new URLSearchParams(query)
  for (const name of CARRIED) search.delete(name)
  return callAddress(path, search)
}

it.each(declared)('asks for exactly what is drawn with the page: $id', async ({ id, path, expose, data }) => {
  const { calls } = lobbySite({ wire: {} })
  const Screen = SCREENS[expose]
  if (Screen === undefined) throw new Error(`${expose} is not a screen of this module`)
  open(Screen, `${path}?vassalage=${id === 'provider' ? 'JL' : ''}`)
  const first = data
    .filter((entry) => !/\{game(Classify|Name)\}/.test(entry) && !entry.includes('Detail'))
    .map((entry) => {
      const [call = '', query = ''] = entry.split('?')
      const address = contractCalls.get(call.split('/')[1] ?? '')?.path ?? ''
      return addressOf(address, query.replace('{vassalage}', 'JL').replaceAll(/\{[&!][\w,]+\}/g, ''))
    })
  const made = (): string[] =>
    calls.map(({ url }) => addressOf(url.split('?')[0] ?? '', url.split('?')[1] ?? ''))
  await waitFor(() => expect(made()).toEqual(expect.arrayContaining(first)))
})
