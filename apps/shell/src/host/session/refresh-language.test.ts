import { callQuery, site } from '@site/shared-api'
import { listAnnouncements } from '@site/shared-api/contract/announcement'
import { hotGames, listGames } from '@site/shared-api/contract/game'
import { winners } from '@site/shared-api/contract/winner'
import { fakeWire, startTestSite } from '@site/shared-api/testing'
import { refreshLanguage } from './refresh-language.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const QUERIES = { listAnnouncements, winners, hotGames, listGames }
const stale = (): string[] =>
  Object.entries(QUERIES).flatMap(([name, call]) =>
    site().queries.getQueryState(callQuery(call).queryKey)?.isInvalidated === true ? [name] : [],
  )

test('announcements, winners and hot games are fetched again 250 ms after the last change of language, other lists are not (SHL-26, LOB-08)', async () => {
  startTestSite()
  fakeWire({
    'GET /wps/announcements': { value: {} },
    'GET /wps/game/winners': { value: [] },
    'GET /wps/game/hot': { value: { list: [] } },
    'GET /wps/game/list': { value: { games: [] } },
  })
  for (const call of Object.values(QUERIES)) await site().queries.fetchQuery(callQuery(call))
  refreshLanguage()
  jest.advanceTimersByTime(10)
  site().bus.emit('languageChanged', { language: 'TY' })
  jest.advanceTimersByTime(200)
  site().bus.emit('languageChanged', { language: 'EN' })
  jest.advanceTimersByTime(249)
  expect(stale()).toEqual([])
  jest.advanceTimersByTime(1)
  expect(stale()).toEqual(['listAnnouncements', 'winners', 'hotGames'])
})
