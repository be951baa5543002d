import { FREE_REJECT_MS } from '@site/config'
import type { MouseEvent, ReactNode } from 'react'
import { openPopup, showToast } from '../actions.ts'
import { Link } from '../composition/link.tsx'
import { PopupLink } from '../composition/popup-link.tsx'
import { isFreePlay } from '../contract/constants.ts'
import { useMemberHint, useMessages, useSession } from '../hooks.ts'
import { signIn } from '../session/sign-in.ts'
import type { Entry } from './use-entries.ts'

interface Props {
  readonly entry: Entry
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * Leads where a row leads: to a page, into a popup, or elsewhere in a window of its own. A guest on the way to what is
 * for members signs in first and then arrives there (SHL-09); play money is refused where the row says so (SHL-08).
 */
export function EntryLink({ entry, children, ...look }: Props) {
  const t = useMessages('common')
  const session = useSession()
  const member = useMemberHint()
  const { to, forMembers, freePlay } = entry
  /** Whether something else happens than going there. */
  const isHeld = (): boolean => {
    if (forMembers && !member) {
      signIn(to.kind === 'popup' ? { then: to.name } : to.kind === 'route' ? { next: to.path } : {})
      return true
    }
    if (freePlay === 'allowed' || session === null || !isFreePlay(session.type)) return false
    showToast(t('free_reject'), 'info', FREE_REJECT_MS)
    return true
  }
  const follow = (event: MouseEvent): void => {
    if (isHeld()) event.preventDefault()
  }
  switch (to.kind) {
    case 'route':
      return (
        <Link {...look} to={to.path} aria-current={entry.current ? 'page' : undefined} onClick={follow}>
          {children}
        </Link>
      )
    case 'popup':
      return (
        <PopupLink {...look} popup={to.name} onOpen={() => isHeld() || openPopup(to.name)}>
          {children}
        </PopupLink>
      )
    case 'link':
      return (
        <a {...look} href={to.href} target="_blank" rel="noopener noreferrer" onClick={follow}>
          {children}
        </a>
      )
  }
}
