import '@site/ui/tokens.css'
import '@site/ui/base.css'
import {
  createComposition,
  createModuleSource,
  readPlan,
  replayEarlyTap,
  reportFailures,
  startField,
  startApplications,
  withMessages,
} from '@site/composition'
import {
  followSession,
  keepAffiliateLink,
  SiteRoot,
  startSite,
  storage,
  site,
  changeLanguage,
} from '@site/shared-api'
import { isLanguage } from '@site/config'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Footer } from '#chrome/footer/footer.tsx'
import { Header } from '#chrome/header/header.tsx'
import { OWN_POPUPS } from '#chrome/own-popups.ts'
import { Overlays } from './overlays.tsx'
import { refreshLanguage } from '#host/session/refresh-language.ts'
import { showSessionEnd } from '#host/session/show-session-end.ts'
import { awaitNetwork } from '#host/offline/await-network.ts'
import { keepFrame } from '#host/offline/keep-frame.ts'
import { warmPopup } from '#host/popups/load-sheet.ts'
import { withOwnPopups } from '#host/popups/own-popups.ts'
import { followPlan } from '#host/plan/follow-plan.ts'
import { keepTemplates } from '#host/plan/templates.ts'
import { goBack, hasMoved } from '#host/routing/location.ts'
import { createNavigate, lacksSession } from '#host/routing/navigation.ts'
import { followRoute } from '#host/routing/follow-route.ts'
import { followScroll } from '#host/routing/scroll-places.ts'
import { LoadingScreen } from '#host/status/loading-screen.tsx'
import { WelcomePlace } from '#chrome/welcome/welcome-place.tsx'

const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`The page has no #${id}.`)
  return element
}

/** Takes over what the server has drawn; a place that it could not draw in time is empty and is drawn here. */
function take(id: string, part: ReactNode): void {
  const place = byId(id)
  const inSite = <SiteRoot>{part}</SiteRoot>
  // The kept frame was drawn for no address: its content is drawn anew for this one.
  if (place.hasChildNodes() && !site().plan.offline) hydrateRoot(place, inSite)
  else createRoot(place).render(inSite)
}

async function start(): Promise<void> {
  const plan = withOwnPopups(await readPlan(), OWN_POPUPS)
  const source = withMessages(createModuleSource(plan, OWN_POPUPS))
  startSite(
    plan,
    createComposition(plan, source, {
      navigate: createNavigate(plan),
      back: goBack,
      prefetchPopup: warmPopup,
    }),
  )
  keepAffiliateLink()
  if (plan.status === 0) {
    followScroll()
    startApplications(source, { lacksSession, hasMoved, skeleton: <LoadingScreen /> })
    // First and whole: the handler of a tap may open a popup or a toast at once.
    flushSync(() => take('m-overlays', <Overlays />))
    take('m-header', <Header />)
    take('m-footer', <Footer />)
    if (!plan.offline) take('m-welcome', <WelcomePlace />)
    reportFailures()
    startField()
    followSession()
    showSessionEnd()
    followRoute()
    followPlan()
    keepTemplates()
    if (plan.offline) awaitNetwork()
    else keepFrame()
    replayEarlyTap()
    refreshLanguage()
    const language = storage.get('language')
    if (isLanguage(language) && language !== plan.language && plan.brand.languages.includes(language))
      void changeLanguage(language)
  }
  document.documentElement.dataset['started'] = site().plan.id
}

// A page of an older delivery asks for its scripts without waiting for the end of the document, where the plan is.
if (document.readyState === 'loading')
  addEventListener('DOMContentLoaded', () => void start(), { once: true })
else void start()
