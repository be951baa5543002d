import { isLanguage, LANGUAGE_TAGS } from '@site/config'
import { openPopup, useBrand, useLanguage, useMessages } from '@site/shared-api'
import { Icon } from '@site/ui'
import { Flag } from '@site/ui/frame'
import styles from './language-row.module.css'

/** The language in use with its flag; opens the choice (SHL-12). Nothing where there is no choice. */
export function LanguageRow() {
  const t = useMessages('shell')
  const language = useLanguage()
  if (useBrand().languages.filter(isLanguage).length < 2) return null
  return (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={() => openPopup('language')}>
      <Flag tag={LANGUAGE_TAGS[language]} />
      <span className={styles.text}>{t('menu.language')}</span>
      <span className={styles.chosen}>{t(`language.${language}`)}</span>
      <Icon name="chevron-right" size={16} className={styles.chevron} />
    </button>
  )
}
