import {
  canSignIn,
  LoadFailed,
  showToast,
  signIn,
  useMemberHint,
  useMessages,
  useQuery,
  useSession,
} from '@site/shared-api'
import type { Anchor } from '@site/shared-api/contract/anchor'
import { anchorsQuery, focusedAnchorsQuery, setFocus } from './anchors.api.ts'
import { Chip, ChipRow, Skeleton, VisuallyHidden } from '@site/ui'
import { useState } from 'react'
import { AnchorCard } from './anchor-card.tsx'
import styles from './anchor-strip.module.css'

const HEADING = 'live-anchors'
/** While on screen, the list of live hosts is requested again. */
const FRESH_MS = 60_000
const TYPES = ['hot', 'promo', 'focus'] as const
type Type = (typeof TYPES)[number]

/** Live anchors above the live games: hot, promoted, followed; a tap opens the anchor's table (B7, LOB-26). */
export function AnchorStrip() {
  const t = useMessages('lobby')
  const member = useMemberHint()
  const session = useSession()
  const [type, setType] = useState<Type>('hot')
  const listed = useQuery({
    ...anchorsQuery(type === 'promo' ? 'promo' : 'hot'),
    refetchInterval: FRESH_MS,
    placeholderData: (before: readonly Anchor[] | undefined) => before,
  })
  const focused = useQuery({ ...focusedAnchorsQuery(), enabled: session !== null })
  const { data, isError, refetch } = type === 'focus' ? focused : listed
  const follows = new Set(focused.data?.map(({ id }) => id))
  const canFollow = member || canSignIn()
  const toggle = (anchor: Anchor): void => {
    if (session === null) return void signIn({ next: location.pathname + location.search, onPage: true })
    setFocus(anchor, !follows.has(anchor.id)).catch(() =>
      showToast(t('anchor_refused', { name: anchor.displayName }), 'error'),
    )
  }
  // A brand whose live tables have no anchors has no empty strip (MOD-05).
  if (type === 'hot' && data?.length === 0) return null
  return (
    <section className={styles.strip} aria-labelledby={HEADING} data-anchors={type}>
      <VisuallyHidden>
        <h2 id={HEADING}>{t('anchors')}</h2>
      </VisuallyHidden>
      <ChipRow label={t('anchors')}>
        {TYPES.filter((one) => one !== 'focus' || member).map((one) => (
          <Chip key={one} selected={one === type} onClick={() => setType(one)}>
            {t(`anchors_${one}`)}
          </Chip>
        ))}
      </ChipRow>
      {data === undefined ? (
        isError ? (
          <LoadFailed retry={() => void refetch()} />
        ) : (
          <div className={styles.row} aria-hidden="true">
            {TYPES.map((one) => (
              <Skeleton key={one} className={styles.bone} />
            ))}
          </div>
        )
      ) : data.length === 0 ? (
        <p className={styles.empty}>{t(type === 'focus' ? 'anchors_focus_empty' : 'anchors_empty')}</p>
      ) : (
        <ul className={styles.row}>
          {data.map((anchor) => (
            <AnchorCard
              key={anchor.id}
              anchor={anchor}
              followed={follows.has(anchor.id)}
              onFollow={canFollow ? () => toggle(anchor) : undefined}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
