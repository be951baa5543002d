import { useMessages } from '@site/shared-api'
import { useEffect } from 'react'
import styles from '#features/download/download-panel.module.css'

/** What to do with a profile once Safari has it (A2: profile processing); it is opened when this appears. */
export function ProfileSteps({ address }: { readonly address: string }) {
  const t = useMessages('content')
  useEffect(() => location.assign(address), [address])
  return (
    <section className={styles.box} role="status">
      <h2>{t('download.profile_title')}</h2>
      <ol className={styles.steps}>
        <li>{t('download.profile_1')}</li>
        <li>{t('download.profile_2')}</li>
        <li>{t('download.profile_3')}</li>
      </ol>
      <a href={address} className={styles.again}>
        {t('download.profile_again')}
      </a>
    </section>
  )
}
