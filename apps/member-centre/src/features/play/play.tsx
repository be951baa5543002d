import { ApiError, Link, LoadFailed, useMessages, useQuery, useSession } from '@site/shared-api'
import { Card, EmptyState, Icon, MenuRowFace, menuRowLook, Skeleton, type IconName } from '@site/ui'
import { lazy } from 'react'
import { LazyPart } from '#lazy-part/lazy-part.tsx'
import { careQuery, identityQuery, type PlayCare } from './play.api.ts'
import styles from './play.module.css'

const Limits = lazy(() => import('./limits/limits.tsx'))
const Breaks = lazy(() => import('./breaks/breaks.tsx'))
const Activity = lazy(() => import('./activity/activity.tsx'))
const Identity = lazy(() => import('./identity/identity.tsx'))

export const PLAY_PATH = '/m/responsiblePlay'
const VIEWS = ['limits', 'breaks', 'activity', 'identity'] as const
type View = (typeof VIEWS)[number]
const ICONS: Readonly<Record<View, IconName>> = {
  limits: 'sliders-horizontal',
  breaks: 'pause',
  activity: 'list',
  identity: 'shield-check',
}

export const viewOf = (text: string | null): View | undefined => VIEWS.find((view) => view === text)

/** Playing so that it stays fun: limits, a pause, what play came to, who one is, and whom one may talk to (MEM-09). */
export function Play({ view }: { readonly view: View | undefined }) {
  const t = useMessages('member-centre')
  const common = useMessages('common')
  const signedIn = useSession() !== null
  const { data, error, isError, refetch } = useQuery({ ...careQuery(), enabled: signedIn })
  if (error instanceof ApiError && error.code === 'trial_refused')
    return (
      <div className={styles.page} data-state="empty">
        <EmptyState drawing="user" title={t('title.responsiblePlay')} text={common('trial_refused')} />
      </div>
    )
  if (!data)
    return (
      <div className={styles.page} data-state={isError ? 'failed' : 'loading'}>
        {isError ? <LoadFailed retry={() => void refetch()} /> : <Waiting view={view} />}
      </div>
    )
  return (
    <div className={styles.page} data-state="ready">
      {view === undefined ? (
        <Overview care={data} />
      ) : (
        <LazyPart waiting={<Waiting view={view} />}>
          <Part view={view} care={data} />
        </LazyPart>
      )}
    </div>
  )
}

function Part({ care, view }: { readonly care: PlayCare; readonly view: View }) {
  if (view === 'limits') return <Limits care={care} />
  if (view === 'breaks') return <Breaks />
  return view === 'activity' ? <Activity /> : <Identity />
}

function Overview({ care }: { readonly care: PlayCare }) {
  const t = useMessages('member-centre')
  const signedIn = useSession() !== null
  const { data: identity } = useQuery({ ...identityQuery(), enabled: signedIn })
  const shown = VIEWS.filter(
    (view) => view !== 'identity' || (identity && (identity.needed !== 'never' || identity.state !== 'none')),
  )
  const waits = care.limits.some(({ waiting }) => waiting !== null)
  return (
    <>
      <p className={styles.lead}>{t('play.lead')}</p>
      <Card padding="none">
        <ul className={styles.ways}>
          {shown.map((view) => (
            <li key={view}>
              <Link to={`${PLAY_PATH}?view=${view}`} {...menuRowLook()}>
                <MenuRowFace icon={<Icon name={ICONS[view]} size={20} />} text={t(`play.view.${view}`)} />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      {waits ? <p className={styles.note}>{t('play.something_waits')}</p> : null}
      {care.helplines.length === 0 ? null : (
        <section className={styles.section} aria-labelledby="play-help">
          <h2 id="play-help" className={styles.title}>
            {t('play.help')}
          </h2>
          <p className={styles.note}>{t('play.help_text')}</p>
          <ul className={styles.ways}>
            {care.helplines.map(({ address, name }) => (
              <li key={address}>
                <a
                  href={address}
                  className={styles.helpline}
                  {...(address.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** What is on its way, in its shape: a sentence, then rows or cards; limits stand below a name each. */
export function Waiting({ view }: { readonly view?: View | undefined }) {
  return (
    <div className={styles.waiting} aria-hidden="true">
      <div>
        <Skeleton shape="text" />
        <Skeleton shape="text" className={styles.half} />
      </div>
      {view === 'limits' ? (
        <div className={styles.section}>
          <Skeleton shape="title" />
          {[1, 2, 3].map((card) => (
            <Skeleton key={card} className={styles.limitBone} />
          ))}
        </div>
      ) : view === 'breaks' ? (
        <>
          <Skeleton className={styles.breakBone} />
          <Skeleton className={styles.breakBone} />
        </>
      ) : (
        <Skeleton className={styles.cardBone} />
      )}
    </div>
  )
}
