import { askSignOut, useMessages } from '@site/shared-api'
import { Button } from '@site/ui'

/** The way out of a session (SHL-25). */
export function SignOut() {
  const common = useMessages('common')
  return (
    <Button variant="secondary" size="l" full icon="log-out" onClick={askSignOut}>
      {common('logout')}
    </Button>
  )
}
