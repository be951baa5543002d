import { callQuery, changeLanguage, site, SiteRoot, useQuery } from '@site/shared-api'
import { favouriteIds } from '@site/shared-api/contract/game'
import { startTestSite } from '@site/shared-api/testing'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'

const URL_OF = favouriteIds.path

function Titles() {
  const { data, isPending } = useQuery({ ...callQuery(favouriteIds), staleTime: Infinity })
  return <p>{isPending ? 'loading' : data?.join(', ')}</p>
}

/** Draws, lets another module change the cache, takes over; returns what stood at each moment and what React complained of. */
async function takenOver(
  drawnWith: readonly string[] | undefined,
  beforeHydration: () => unknown = () => site().queries.setQueryData([URL_OF, 'EN'], ['fetched later']),
): Promise<{
  drawn: string
  after: string
  faults: unknown[]
}> {
  startTestSite({ data: drawnWith === undefined ? [] : [[URL_OF, drawnWith]] })
  const inSite = (
    <SiteRoot>
      <Titles />
    </SiteRoot>
  )
  const place = document.createElement('div')
  place.innerHTML = renderToString(inSite)
  const drawn = place.textContent ?? ''
  await beforeHydration()
  const faults: unknown[] = []
  await act(async () => {
    hydrateRoot(place, inSite, { onRecoverableError: (error) => faults.push(error) })
  })
  return { drawn, after: place.textContent ?? '', faults }
}

test('a part whose data another module has renewed is taken over as it was drawn, then shows the new (MOD-03)', async () => {
  expect(await takenOver(['drawn'])).toEqual({ drawn: 'drawn', after: 'fetched later', faults: [] })
})

test('a part that was drawn as a skeleton is taken over as one, though its data has come before the hydration (MOD-03)', async () => {
  expect(await takenOver(undefined)).toEqual({ drawn: 'loading', after: 'fetched later', faults: [] })
})

test('a part whose language the player has changed before the hydration is taken over as it was drawn (MOD-03, SHL-26)', async () => {
  Object.defineProperty(globalThis, 'fetch', {
    value: () => Promise.resolve({ ok: true, json: () => Promise.resolve({ common: {} }) }),
    configurable: true,
  })
  const inThai = async () => {
    await changeLanguage('TY')
    site().queries.setQueryData([URL_OF, 'TY'], ['ภาษาไทย'])
  }
  expect(await takenOver(['drawn'], inThai)).toEqual({ drawn: 'drawn', after: 'ภาษาไทย', faults: [] })
})
