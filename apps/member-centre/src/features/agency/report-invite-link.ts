import { call } from '@site/shared-api'
import { clickLink } from '@site/shared-api/contract/agent-link'

/** In the address of an invite link (B3). */
const PARAMETER = 'affiliateCode'
const LONGEST = 64

/** Reports an invite link when the page opens by it: later registrations in this browser belong to its agent (ACC-16). */
export function reportInviteLink(search: string = location.search): void {
  const code = new URLSearchParams(search).get(PARAMETER)?.trim() ?? ''
  if (code === '' || code.length > LONGEST) return
  // Nothing on the page waits for it, and an old link is no fault of the visitor's.
  call(clickLink, { body: { code } }, { alert: 'own' }).catch(() => undefined)
}
