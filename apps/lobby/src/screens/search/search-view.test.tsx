import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { games, lobbySite, open, type Wire } from '#testing/lobby-site.tsx'
import EN from '#messages/EN.json'
import TY from '#messages/TY.json'
import { SearchView } from './search-view.tsx'

const Search = () => <SearchView place="screen" />
const list = (count: number, totalCount = count) => ({
  value: { games: games(1, count), pageNum: 1, totalPages: Math.ceil(totalCount / 36), totalCount },
})
const search = async (answer: Wire[string]) => {
  const { site, calls } = lobbySite({
    wire: {
      'GET /wps/game/list': answer,
      'GET /wps/game/hot': { value: { list: games(50, 2) } },
      'GET /wps/game/menus': { value: [] },
    },
  })
  open(Search, '/m/search-games')
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'moon' } })
  await act(async () => void fireEvent.submit(screen.getByRole('searchbox')))
  return { site, calls }
}
const listCalls = (calls: readonly { url: string }[]) =>
  calls.filter(({ url }) => url.includes('/wps/game/list'))

it('asks for 36 games a page (LOB-22, LOB-17)', async () => {
  const { calls } = await search(list(36, 50))
  await waitFor(() => expect(listCalls(calls)).toHaveLength(1))
  expect(listCalls(calls)[0]?.url).toMatch(/gameName=moon.*pageSize=36/)
})

it('that finds nothing says so by name and recommends instead: no_game (PLT-04, LOB-17)', async () => {
  await search(list(0))
  // In its place, and to who listens.
  await waitFor(() => expect(screen.getAllByText('No game matches “moon”')).toHaveLength(2))
  expect(screen.getByText('Game 50')).toBeTruthy()
  expect(EN.no_game).toContain('{name}')
  expect(TY.no_game).toMatch(/[\u0E00-\u0E7F]{2}.*\{name\}/)
})

it('that fails clears the loading, says it in its place and raises no alert (LOB-27)', async () => {
  const { site } = await search({ status: 503, code: 'system_unavailable' })
  await waitFor(() => expect(screen.getByText('Loading failed, click to retry')).toBeTruthy())
  expect(document.querySelector('[aria-busy]')).toBeNull()
  expect(site.facts.some(({ name }) => name === 'toastRequested')).toBe(false)
})
