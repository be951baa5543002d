import './text-encoder.ts'
import { SiteRoot, startSession } from '@site/shared-api'
import type { GameTile } from '@site/shared-api/contract/game'
import { fakeWire, startTestSite, testPopup, testRoute, type TestSite } from '@site/shared-api/testing'
import { CATEGORIES } from '@site/config'
import { configure, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import texts from '../messages/EN.json'

// Walking up the styles of every element for each query by role takes seconds on a page full of games.
configure({ defaultHidden: true })

const COMMON = {
  all: 'All',
  more: 'Load more',
  login: 'Log in',
  clear: 'Clear',
  load_failed: 'Loading failed, click to retry',
  ...Object.fromEntries(
    [...CATEGORIES.map(({ key }) => key), 'FAV'].map((key) => [`category.${key}`, `Category ${key}`]),
  ),
}
const PATHS = [
  '/m/home',
  '/m/login',
  ...CATEGORIES.map(({ path }) => path),
  '/m/slot-games',
  '/m/fav-games',
  '/m/recent-games',
  '/m/search-games',
  '/m/gameCenter',
  '/m/provider',
]

export type Wire = Parameters<typeof fakeWire>[0]

interface Options {
  readonly wire: Wire
  readonly member?: boolean
  /** Paths no module of the brand has. */
  readonly without?: readonly string[]
  readonly popups?: readonly string[]
}

/** The real site of a brand with every lobby route, over a faked wire. */
export function lobbySite({ wire, member = false, without = [], popups = ['login'] }: Options) {
  const calls = fakeWire(wire)
  const site: TestSite = startTestSite({
    routes: PATHS.filter((path) => !without.includes(path)).map(testRoute),
    // Without an account module there is neither the page nor the popup.
    popups: popups.filter((name) => !without.includes(`/m/${name}`)).map(testPopup),
    messages: { common: COMMON, lobby: texts },
  })
  if (member)
    startSession({ token: 't', merchantCode: 'lotus', userName: 'mali', type: 0, firstTimeLogin: false })
  return { site, calls }
}

/** Draws a screen at an address of the site. */
export function open(Screen: ComponentType, address: string) {
  return render(
    <SiteRoot>
      <MemoryRouter initialEntries={[address]}>
        <Screen />
      </MemoryRouter>
    </SiteRoot>,
  )
}

/** A game as the platform answers it. */
export function game(id: number, over: Partial<GameTile> = {}): GameTile {
  return {
    nodeId: String(id),
    displayName: `Game ${id}`,
    gameType: 'RNG',
    vassalage: 'JL',
    isHot: 0,
    isNew: 0,
    supportPlay: 1,
    freeplay: 0,
    ...over,
  }
}

export const games = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => game(from + index))
