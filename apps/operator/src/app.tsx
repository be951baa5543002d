import { QueryClient } from '@tanstack/react-query'
import { Admin, CustomRoutes } from 'react-admin'
import { Route } from 'react-router-dom'
import { ConsoleLayout } from '#layout/console-layout.tsx'
import { Front } from '#layout/front.tsx'
import { NotFound } from '#layout/not-found.tsx'
import { PageFrame } from '#layout/page-frame.tsx'
import { PAGES } from '#pages.ts'
import { authProvider } from '#providers/auth.provider.ts'
import { dataProviderOf } from '#providers/data.provider.ts'
import { i18nProvider } from '#providers/i18n.provider.ts'
import { consoleStore } from '#providers/store.ts'
import { InvitationPage } from '#sign-in/invitation.page.tsx'
import { SignInPage } from '#sign-in/sign-in.page.tsx'
import { SOURCES } from '#sources.ts'
import { consoleTheme } from '#theme/theme.ts'

const FRESH_MS = 10_000

const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: FRESH_MS, retry: false, refetchOnWindowFocus: true } },
})
const dataProvider = dataProviderOf(SOURCES)
const store = consoleStore()
const light = consoleTheme('light')
const dark = consoleTheme('dark')

/** The console: react-admin with this house's session, look and languages, and the pages of `pages`. */
export function App() {
  return (
    <Admin
      authProvider={authProvider}
      catchAll={NotFound}
      darkTheme={dark}
      dashboard={Front}
      dataProvider={dataProvider}
      disableTelemetry
      i18nProvider={i18nProvider}
      layout={ConsoleLayout}
      loginPage={SignInPage}
      queryClient={queryClient}
      requireAuth
      store={store}
      theme={light}
    >
      <CustomRoutes noLayout>
        <Route path="/invitation" element={<InvitationPage />} />
      </CustomRoutes>
      <CustomRoutes>
        {PAGES.map((page) => (
          <Route key={page.path} path={page.path} element={<PageFrame page={page} />} />
        ))}
      </CustomRoutes>
    </Admin>
  )
}
