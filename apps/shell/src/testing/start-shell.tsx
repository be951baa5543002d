import type { Language } from '@site/config'
import type { Plan, PlanPopup } from '@site/config/schema'
import { SiteRoot, startSite, type Composition, type Site, type SlotComponent } from '@site/shared-api'
import commonEN from '@site/shared-api/messages/EN.json'
import commonTY from '@site/shared-api/messages/TY.json'
import { testPlan, testPopup } from '@site/shared-api/testing'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { start } from 'single-spa'
import shellEN from '#messages/EN.json'
import shellTY from '#messages/TY.json'
import { OWN_POPUPS } from '#chrome/own-popups.ts'
import { warmPopup } from '#host/popups/load-sheet.ts'
import { withOwnPopups } from '#host/popups/own-popups.ts'
import { createNavigate } from '#host/routing/navigation.ts'

import { planEntries } from './plan-entries.ts'
import { planRoutes, ROUTE_TITLES } from './plan-routes.ts'

const MESSAGES = {
  EN: { common: commonEN, shell: shellEN, test: ROUTE_TITLES },
  TY: { common: commonTY, shell: shellTY, test: ROUTE_TITLES },
}

/** Puts `<name>.slot` into the popup `popup:<name>`, and a part into any other place. */
const POPUP = 'popup:'
/** Popups that show the same as a route, the first three by turns in one place (A2). */
const SIGN_IN_ROUTES: Readonly<Record<string, string>> = {
  login: 'login',
  register: 'register',
  forgot: 'forget',
}

const isPopup = (place: string): boolean => place.startsWith(POPUP)

function planPopup(place: string): PlanPopup {
  const name = place.slice(POPUP.length)
  const route = SIGN_IN_ROUTES[name]
  return {
    ...testPopup(name),
    expose: place,
    title: { module: 'test', key: `popup.${name}` },
    ...(route === undefined ? {} : { route, group: 'door' }),
  }
}

interface Start extends Partial<Plan> {
  /** Where the visit begins. */
  readonly at?: string
  readonly language?: Language
  /** What modules have put into places, by the place's name. */
  readonly filled?: Readonly<Record<string, SlotComponent>>
  /** How the code of a place arrives that is not here yet. */
  readonly load?: Composition['load']
}

const nothingToLoad: Composition['load'] = () => Promise.reject(new Error('every part is here already'))

/** Starts the real site with the shell's own navigation; only the code of modules is handed over instead of fetched. */
export function startShell({
  at = '/m/home',
  language = 'EN',
  filled = {},
  load = nothingToLoad,
  routes = planRoutes(),
  ...plan
}: Start = {}): Site {
  localStorage.clear()
  history.replaceState(null, '', at)
  const declared = testPlan({
    language,
    routes,
    entries: planEntries(routes, filled),
    popups: Object.keys(filled).filter(isPopup).map(planPopup),
    messages: MESSAGES[language],
    slots: Object.keys(filled)
      .filter((place) => !isPopup(place))
      .map((slot) => ({
        slot,
        module: 'test',
        expose: slot,
        order: 0,
        eager: false,
        data: [],
      })),
    ...plan,
  })
  const whole = withOwnPopups(declared, OWN_POPUPS)
  return startSite(whole, {
    ready: ({ expose }) => filled[expose],
    load: (part) => (part.module === 'shell' ? OWN_POPUPS[part.expose]?.() : undefined) ?? load(part),
    navigate: createNavigate(whole),
    back: () => undefined,
    prefetch: () => undefined,
    prefetchPopup: warmPopup,
  })
}

export function draw(children: ReactNode) {
  return render(<SiteRoot>{children}</SiteRoot>)
}

/** What a browser has and jsdom lacks. */
Object.defineProperty(globalThis, 'scrollTo', { value: jest.fn(), writable: true })

// As main.tsx does: from now on every step is sent to the followers of the route.
start()
