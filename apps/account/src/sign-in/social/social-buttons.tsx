import { registerSettingsQuery, useFlag, useMessages, useQuery } from '@site/shared-api'
import { Skeleton } from '@site/ui'
import { use, useSyncExternalStore } from 'react'
import { InPopup } from '#layout/auth-link.tsx'
import { SOCIAL_NAMES } from './providers.ts'
import { ProviderMark } from './provider-mark.tsx'
import { socialStart } from './social.api.ts'
import styles from './social.module.css'

const never = (): (() => void) => () => undefined
const thisPage = (): string => location.pathname + location.search

/**
 * Google and Facebook, where the brand has them and the service is ready (ACC-06, ACC-12); links, for the way leads away and back: to `next`, from a popup else to the page under it.
 * Their place is kept until the service has said so: a sheet that grew would take the button above from under the finger.
 */
export function SocialButtons({ next }: { readonly next: string | null }) {
  const t = useMessages('account')
  const inPopup = use(InPopup)
  const here = useSyncExternalStore(never, thisPage, () => null)
  const back = next ?? (inPopup ? here : null)
  const flags = { google: useFlag('GOOGLELOGIN3'), facebook: useFlag('FACEBOOKLOGIN3') }
  const flagged = SOCIAL_NAMES.filter(({ id }) => flags[id])
  const { data, isPending } = useQuery({ ...registerSettingsQuery(), enabled: flagged.length > 0 })
  // The settings may be a moment older than the flags.
  const offered = isPending ? flagged : flagged.filter(({ id }) => data?.social[id] === true)
  if (offered.length === 0) return null
  return (
    <div className={styles.social} role="group" aria-label={t('social.title')}>
      <p className={styles.or}>{t('social.or')}</p>
      <div className={styles.providers}>
        {offered.map(({ id, name }) =>
          isPending ? (
            <Skeleton key={id} className={styles.place} />
          ) : (
            <a key={id} className={styles.provider} href={socialStart(id, back)} rel="nofollow">
              <ProviderMark provider={id} />
              {t('social.with', { name })}
            </a>
          ),
        )}
      </div>
    </div>
  )
}
