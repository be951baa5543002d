import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { App } from '#app.tsx'
import { nonce } from '#theme/nonce.ts'

const place = document.getElementById('console')
if (!place) throw new Error('The page has no place for the console.')

const styles = createCache({ key: 'c', prepend: true, ...(nonce !== undefined && { nonce }) })
const router = createBrowserRouter([{ path: '*', element: <App /> }], { basename: '/console' })

createRoot(place).render(
  <CacheProvider value={styles}>
    {/* Not in a transition: the page that a click leaves would go on taking clicks, and its filter would take that click back. */}
    <RouterProvider router={router} useTransitions={false} />
  </CacheProvider>,
)
