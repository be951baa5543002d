import { isLanguage, LANGUAGE_TAGS, type Language } from '@site/config'
import { changeLanguage, closePopup, showToast, useBrand, useLanguage, useMessages } from '@site/shared-api'
import { Icon, Spinner, VisuallyHidden } from '@site/ui'
import { Flag } from '@site/ui/frame'
import { useId, useState } from 'react'
import styles from './language-panel.module.css'

/** The brand's languages, each by its own name with its flag; choosing one closes the popup (SHL-14, SHL-18). */
export function LanguagePanel() {
  const t = useMessages('shell')
  const common = useMessages('common')
  const chosen = useLanguage()
  const languages = useBrand().languages.filter(isLanguage)
  const [waiting, setWaiting] = useState<Language>()
  const group = useId()
  const choose = (language: Language): void => {
    setWaiting(language)
    changeLanguage(language)
      .then(
        () => closePopup('language'),
        () => showToast(common('error.network'), 'error'),
      )
      .finally(() => setWaiting(undefined))
  }
  return (
    <fieldset className={styles.languages} data-state="ready">
      <legend>
        <VisuallyHidden>{t('menu.language')}</VisuallyHidden>
      </legend>
      {languages.map((language) => (
        <label key={language} className={styles.language}>
          <input
            type="radio"
            name={group}
            className={styles.radio}
            checked={chosen === language}
            onChange={() => choose(language)}
          />
          <Flag tag={LANGUAGE_TAGS[language]} />
          <span lang={LANGUAGE_TAGS[language]} className={styles.name}>
            {t(`language.${language}`)}
          </span>
          {waiting === language ? (
            <Spinner size={16} />
          ) : chosen === language ? (
            <Icon name="check" size={20} className={styles.check} />
          ) : null}
        </label>
      ))}
    </fieldset>
  )
}
