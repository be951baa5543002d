import '@site/ui/tokens.css'
import '@site/ui/base.css'
import { followSession, SiteRoot, startSite, storage, site, changeLanguage } from '@site/shared-api'
import { isLanguage } from '@site/config'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createComposition } from './composition/composition.ts'
import { startApplications } from './composition/applications.tsx'
import { createModuleSource } from './composition/federated-source.ts'
import { Footer } from './frame/footer.tsx'
import { Header } from './frame/header.tsx'
import { Overlays } from './frame/overlays.tsx'
import { readPlan } from './plan/read-plan.ts'
import { followPlan } from './plan/follow-plan.ts'
import { createNavigate } from './routing/navigation.ts'
import { followRoute } from './routing/follow-route.ts'
import { replayEarlyTap } from './routing/early-tap.ts'
import { WelcomePlace } from './status/welcome-place.tsx'

const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`The page has no #${id}.`)
  return element
}

const plan = readPlan()
const source = createModuleSource(plan)
startSite(plan, createComposition(plan, source, createNavigate(plan)))
if (plan.status === 0) {
  startApplications(source)
  hydrateRoot(
    byId('m-header'),
    <SiteRoot>
      <Header />
    </SiteRoot>,
  )
  hydrateRoot(
    byId('m-footer'),
    <SiteRoot>
      <Footer />
    </SiteRoot>,
  )
  hydrateRoot(
    byId('m-welcome'),
    <SiteRoot>
      <WelcomePlace />
    </SiteRoot>,
  )
  createRoot(byId('m-overlays')).render(
    <SiteRoot>
      <Overlays />
    </SiteRoot>,
  )
  followSession()
  followRoute()
  followPlan()
  replayEarlyTap()
  const language = storage.get('language')
  if (isLanguage(language) && language !== plan.language && plan.brand.languages.includes(language))
    void changeLanguage(language)
}
document.documentElement.dataset['started'] = site().plan.id
