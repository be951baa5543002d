import { useMessages } from '@site/shared-api'
import styles from './header.module.css'

/** First stop of the keyboard: past the frame to the screen (WCAG 2.4.1). */
export function SkipLink() {
  const t = useMessages('shell')
  return (
    <a className={styles.skip} href="#main">
      {t('header.skip')}
    </a>
  )
}
