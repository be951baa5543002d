import {
  canSignIn,
  PopupLink,
  signIn,
  signInAddress,
  useMemberHint,
  useMessages,
  useSession,
} from '@site/shared-api'
import { buttonLook, EmptyState, Skeleton, type IconName } from '@site/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import styles from './member-only.module.css'

interface Props {
  readonly screen: string
  readonly drawing: IconName
  /** Message keys of the text for guests. */
  readonly title: string
  readonly text: string
  /** Shown above the text for guests: a strip. */
  readonly top?: ReactNode
  readonly children: ReactNode
}

/** Lists that belong to a member: a guest sees what would be here and how to get it (A4, A8). */
export function MemberOnly({ screen, drawing, title, text, top, children }: Props) {
  const t = useMessages('lobby')
  const common = useMessages('common')
  const session = useSession()
  const member = useMemberHint()
  const { pathname, search } = useLocation()
  if (session !== null) return children
  if (member)
    return (
      <div data-screen={screen} data-state="loading">
        {top}
        <div className={styles.waiting}>
          {Array.from({ length: 9 }, (_, index) => (
            <Skeleton key={index} shape="tile" />
          ))}
        </div>
      </div>
    )
  return (
    <div data-screen={screen} data-state="empty">
      {top}
      <EmptyState
        drawing={drawing}
        title={t(title)}
        text={t(text)}
        {...(canSignIn()
          ? {
              action: (
                <PopupLink
                  popup="login"
                  to={signInAddress(pathname + search)}
                  onOpen={signIn}
                  {...buttonLook()}
                >
                  {common('login')}
                </PopupLink>
              ),
            }
          : {})}
      />
    </div>
  )
}
