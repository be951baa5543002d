import { registerSettingsQuery, useFlag, useMessages, useQuery } from '@site/shared-api'
import { SOCIAL_NAMES } from './providers.ts'
import { ProviderMark } from './provider-mark.tsx'
import { socialStart } from './social.api.ts'
import styles from './social.module.css'

/** Google and Facebook, where the brand has them and the service is ready (ACC-06, ACC-12); links, for the way leads away and back. */
export function SocialButtons({ next }: { readonly next: string | null }) {
  const t = useMessages('account')
  const flagged = [useFlag('GOOGLELOGIN3'), useFlag('FACEBOOKLOGIN3')].includes(true)
  const { data } = useQuery({ ...registerSettingsQuery(), enabled: flagged })
  const ready = SOCIAL_NAMES.filter(({ id }) => data?.social[id] === true)
  if (!flagged || ready.length === 0) return null
  return (
    <div className={styles.social} role="group" aria-label={t('social.title')}>
      <p className={styles.or}>{t('social.or')}</p>
      <div className={styles.providers}>
        {ready.map(({ id, name }) => (
          <a key={id} className={styles.provider} href={socialStart(id, next)} rel="nofollow">
            <ProviderMark provider={id} />
            {t('social.with', { name })}
          </a>
        ))}
      </div>
    </div>
  )
}
