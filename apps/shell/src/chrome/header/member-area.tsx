import { canSignIn, openPopup, signIn, useMemberHint, useMessages, useSession } from '@site/shared-api'
import { Avatar, Button, Skeleton, VisuallyHidden } from '@site/ui'
import { warmPopup } from '#host/popups/load-sheet.ts'
import { UnreadDot } from '#chrome/entries/unread-dot.tsx'
import styles from './header.module.css'

/** Log in for a guest, the member's initials for a member; between the two a circle of the same size, so that nothing jumps. */
export function MemberArea() {
  const session = useSession()
  const hint = useMemberHint()
  const t = useMessages('common')
  if (session !== null) return <MemberButton userName={session.userName} />
  if (hint)
    return (
      <span className={styles.avatar} data-state="loading">
        <Skeleton shape="circle" className={styles.face} />
      </span>
    )
  if (!canSignIn()) return null
  return (
    <Button
      variant="ghost"
      className={styles.login}
      onPointerDown={() => warmPopup('login')}
      onClick={() => signIn()}
    >
      {t('login')}
    </Button>
  )
}

function MemberButton({ userName }: { readonly userName: string }) {
  const t = useMessages('shell')
  // No aria-label: the visible initials are a picture, the name is the text beside them.
  return (
    <button
      type="button"
      className={styles.avatar}
      aria-haspopup="dialog"
      onPointerDown={() => warmPopup('member')}
      onClick={() => openPopup('member')}
    >
      <Avatar name={userName} size="s" />
      <VisuallyHidden>{t('header.member', { name: userName })}</VisuallyHidden>
      <UnreadDot />
    </button>
  )
}
