import {
  canSignIn,
  openPopup,
  PopupLink,
  signIn,
  useMember,
  useMemberHint,
  useMessages,
  useSession,
} from '@site/shared-api'
import { Avatar, buttonLook, Skeleton, VisuallyHidden } from '@site/ui'
import { warmPopup } from '#host/popups/load-sheet.ts'
import { UnreadDot } from '#chrome/entries/unread-dot.tsx'
import styles from './header.module.css'

const WAITING = <Skeleton shape="circle" className={styles.face} />

/** Log in for a guest, the member's initials for a member; until they are known a circle of the same size, so that nothing jumps or changes its letters. */
export function MemberArea() {
  const session = useSession()
  const hint = useMemberHint()
  const t = useMessages('common')
  if (session !== null) return <MemberButton />
  if (hint)
    return (
      <span className={styles.avatar} data-state="loading">
        {WAITING}
      </span>
    )
  if (!canSignIn()) return null
  return (
    <PopupLink popup="login" onOpen={signIn} {...buttonLook({ variant: 'ghost', className: styles.login })}>
      <span>{t('login')}</span>
    </PopupLink>
  )
}

function MemberButton() {
  const t = useMessages('shell')
  const { account, name, asking } = useMember()
  // No aria-label: the visible initials are a picture, the name is the text beside them.
  return (
    <button
      type="button"
      className={styles.avatar}
      aria-haspopup="dialog"
      onPointerDown={() => warmPopup('member')}
      onClick={() => openPopup('member')}
    >
      {asking ? WAITING : <Avatar name={name} size="s" />}
      <VisuallyHidden>{t('header.member', { name: account })}</VisuallyHidden>
      <UnreadDot />
    </button>
  )
}
