import './text-encoder.ts'
import { SiteRoot, startSession } from '@site/shared-api'
import type { GameTile } from '@site/shared-api/contract/game'
import {
  fakeWire,
  startTestSite,
  testPlan,
  testPopup,
  testRoute,
  type TestSite,
} from '@site/shared-api/testing'
import type { Plan } from '@site/config/schema'
import { configure, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import declaration from '../../module.json'
import texts from '../messages/EN.json'

// Walking up the styles of every element for each query by role takes seconds on a page full of games.
configure({ defaultHidden: true })

const COMMON = {
  all: 'All',
  more: 'Load more',
  login: 'Log in',
  clear: 'Clear',
  load_failed: 'Loading failed, click to retry',
}
/** What the module declares, and the page to log in. */
const ROUTES = [
  testRoute('/m/login'),
  ...declaration.routes.map(({ path, ...route }) => ({
    ...testRoute(path),
    ...('category' in route ? { category: route.category } : {}),
  })),
]

export type Wire = Parameters<typeof fakeWire>[0]

interface Options {
  readonly wire: Wire
  readonly member?: boolean
  /** Paths no module of the brand has. */
  readonly without?: readonly string[]
  readonly popups?: readonly string[]
  /** Where the brand's jackpot counter takes its number from. */
  readonly jackpot?: Plan['brand']['jackpot']
}

/** The real site of a brand with every lobby route, over a faked wire. */
export function lobbySite({
  wire,
  member = false,
  without = [],
  popups = ['login'],
  jackpot = testPlan().brand.jackpot,
}: Options) {
  const calls = fakeWire(wire)
  const site: TestSite = startTestSite({
    brand: { ...testPlan().brand, jackpot },
    routes: ROUTES.filter(({ path }) => !without.includes(path)),
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
