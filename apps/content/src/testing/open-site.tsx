import '#testing/text-encoder.ts'
import type { Plan } from '@site/config/schema'
import { SiteRoot } from '@site/shared-api'
import common from '@site/shared-api/messages/EN.json'
import { startTestSite, testRoute } from '@site/shared-api/testing'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import EN from '#messages/EN.json'

const ROUTES = ['/m/home', '/m/activity', '/m/activityDetail'].map(testRoute)

/** What jsdom lacks; `still` is a player with reduced motion. */
export function giveMedia(still = false): void {
  const query = { matches: still, addEventListener: () => undefined, removeEventListener: () => undefined }
  Object.defineProperty(globalThis, 'matchMedia', { value: () => query, configurable: true })
}

/** The part under test at an address, on a started site with this module's English texts. */
export function openAt(url: string, part: ReactNode, overrides: Partial<Plan> = {}) {
  giveMedia()
  const started = startTestSite({ messages: { content: EN, common }, routes: ROUTES, ...overrides })
  const { container } = render(
    <SiteRoot>
      <MemoryRouter initialEntries={[url]}>{part}</MemoryRouter>
    </SiteRoot>,
  )
  return { ...started, container }
}
