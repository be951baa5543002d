import {
  Link,
  openPopup,
  showToast,
  signIn,
  useMemberHint,
  useMessages,
  useQuery,
  type Announcement,
} from '@site/shared-api'
import { Button, buttonLook } from '@site/ui'
import { useState } from 'react'
import styles from './join-bar.module.css'
import { join, joinedQuery, type JoinedPromotion } from '#member/joined.api.ts'
import { StateBadge } from './state-badge.tsx'

export const applyPath = (id: string): string => `/m/applyReward?id=${encodeURIComponent(id)}`

/** What a promotion asks for is applied for (B5). */
export const takesApplications = ({ imageRequired, remarkRequired }: Announcement): boolean =>
  imageRequired === 'Y' || remarkRequired === 'Y'

/** The join-now button of a promotion, and what follows it: the application, and how far that is (B2, CON-02). */
export function JoinBar({ promotion }: { readonly promotion: Announcement }) {
  const member = useMemberHint()
  const { data, isPending } = useQuery({ ...joinedQuery(promotion.id), enabled: member })
  const joined = data?.list[0]
  const joins = promotion.signUp !== 'N'
  if (!joins && !takesApplications(promotion)) return null
  if (member && isPending) return <div className={styles.bar} data-join="loading" />
  return (
    <div className={styles.bar} data-join={joined?.state ?? 'open'}>
      {joined ? (
        <button type="button" className={styles.state} onClick={() => openPopup('joined')}>
          <StateBadge state={joined.state} />
          <span>
            {joined.application ? <JoinedText state={joined.state} /> : <JoinedText state="joined" />}
          </span>
        </button>
      ) : null}
      {member ? (
        <Next promotion={promotion} joined={joined} />
      ) : (
        <Button full onClick={() => signIn({ next: `/m/activity?id=${encodeURIComponent(promotion.id)}` })}>
          {joins ? <Words text="promotion.join" /> : <Words text="promotion.apply" />}
        </Button>
      )}
    </div>
  )
}

interface NextProps {
  readonly promotion: Announcement
  readonly joined: JoinedPromotion | undefined
}

/** The one thing to do next: join, then apply. */
function Next({ promotion, joined }: NextProps) {
  const t = useMessages('content')
  const [busy, setBusy] = useState(false)
  const joins = promotion.signUp !== 'N'
  if (joins && !joined)
    return (
      <Button
        full
        busy={busy}
        onClick={() => {
          setBusy(true)
          void join(promotion.id)
            .then(
              () => showToast(t('promotion.joined'), 'success'),
              () => undefined,
            )
            .finally(() => setBusy(false))
        }}
      >
        {t('promotion.join')}
      </Button>
    )
  if (!takesApplications(promotion) || joined?.mayApply === false) return null
  return (
    <Link to={applyPath(promotion.id)} {...buttonLook({ full: true })}>
      {t(joined?.state === 'refused' ? 'promotion.apply_again' : 'promotion.apply')}
    </Link>
  )
}

function JoinedText({ state }: { readonly state: string }) {
  const t = useMessages('content')
  return t(`joined.told.${state}`)
}

function Words({ text }: { readonly text: string }) {
  const t = useMessages('content')
  return t(text)
}
