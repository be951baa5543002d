import { ROUTES, type Language } from '@site/config'
import type { Plan, PlanRoute } from '@site/config/schema'
import { SiteRoot, startSite, type Composition, type Site, type SlotComponent } from '@site/shared-api'
import commonEN from '@site/shared-api/messages/EN.json'
import commonTY from '@site/shared-api/messages/TY.json'
import { testPlan } from '@site/shared-api/testing'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { start } from 'single-spa'
import shellEN from '#messages/EN.json'
import shellTY from '#messages/TY.json'
import { createNavigate } from '#host/routing/navigation.ts'

const MESSAGES = { EN: { common: commonEN, shell: shellEN }, TY: { common: commonTY, shell: shellTY } }

/** The whole route table as a plan has it when every module is on, or the named routes of it. */
export function planRoutes(ids: readonly string[] = ROUTES.map(({ id }) => id)): PlanRoute[] {
  return ROUTES.filter(({ id }) => ids.includes(id)).map(
    ({ id, path, aliases = [], titleKey, back, header, footer, access }) => ({
      id,
      path,
      aliases: [...aliases],
      module: 'test',
      expose: './test.screen',
      titleKey,
      back,
      header,
      footer,
      access: access ?? 'anyone',
      data: [],
    }),
  )
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
  ...plan
}: Start = {}): Site {
  localStorage.clear()
  history.replaceState(null, '', at)
  const whole = testPlan({
    language,
    routes: planRoutes(),
    messages: MESSAGES[language],
    slots: Object.keys(filled).map((slot) => ({
      slot,
      module: 'test',
      expose: './test.slot',
      order: 0,
      eager: false,
      data: [],
    })),
    ...plan,
  })
  return startSite(whole, {
    ready: ({ slot = '' }) => filled[slot],
    load,
    navigate: createNavigate(whole),
    back: () => undefined,
    prefetch: () => undefined,
  })
}

export function draw(children: ReactNode) {
  return render(<SiteRoot>{children}</SiteRoot>)
}

/** What a browser has and jsdom lacks. */
Object.defineProperty(globalThis, 'scrollTo', { value: jest.fn(), writable: true })

// As main.tsx does: from now on every step is told to whoever follows the route.
start()
