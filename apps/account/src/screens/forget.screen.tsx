import { goBack, navigate } from '@site/shared-api'
import { useEffect } from 'react'
import { destinationOf, useLeaveWhenSignedIn } from '#sign-in/after-login/index.ts'
import { useFirstQuery } from '#sign-in/after-login/use-first-query.ts'
import { Page } from '#layout/page.tsx'
import { RecoveryPanel } from '#features/recovery/index.ts'

/** The address forgets the token at once: it is good for one use and belongs into no history. */
function forgetToken(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has('reset')) return
  url.searchParams.delete('reset')
  history.replaceState(history.state, '', url)
}

/** `/m/forget` (ACC-17); `?reset=` is the token of an e-mail's link. */
export default function ForgetScreen() {
  const token = useFirstQuery('reset')
  const byLink = token !== null
  useEffect(forgetToken, [])
  // A visitor with a link sets the password, signed in or not.
  useLeaveWhenSignedIn(() => {
    if (!byLink) navigate(destinationOf(null), { replace: true })
  })
  return (
    <Page screen="forget">
      <RecoveryPanel
        token={token}
        onIn={() => navigate(destinationOf(null), { replace: true })}
        onDone={() => (byLink ? navigate('/m/login', { replace: true }) : goBack())}
      />
    </Page>
  )
}
