import { isLanguage, LANGUAGE_TAGS } from '@site/config'
import { openPopup, useBrand, useLanguage, useMessages } from '@site/shared-api'
import { Icon } from '@site/ui'
import styles from './login-panel.module.css'

/** The language in use; opens the choice with its flags over the form, whose fields keep what was typed (ACC-08). */
export function LanguageButton() {
  const t = useMessages('account')
  const language = useLanguage()
  if (useBrand().languages.filter(isLanguage).length < 2) return null
  return (
    <button
      type="button"
      className={styles.language}
      aria-haspopup="dialog"
      aria-label={t('login.language', { language: t(`language.${language}`) })}
      onClick={() => openPopup('language')}
    >
      <span lang={LANGUAGE_TAGS[language]}>{t(`language.${language}`)}</span>
      <Icon name="chevron-down" size={16} />
    </button>
  )
}
