import { isLanguage, LANGUAGE_TAGS, type Language } from '@site/config'
import { changeLanguage, showToast, useBrand, useLanguage, useMessages } from '@site/shared-api'
import { VisuallyHidden } from '@site/ui'
import { useId, useState } from 'react'
import { Flag } from './flag.tsx'
import styles from './side-menu.module.css'

/** The brand's languages, each by its own name with its flag; none is shown when there is no choice. */
export function LanguageChoice() {
  const t = useMessages('shell')
  const common = useMessages('common')
  const chosen = useLanguage()
  const languages = useBrand().languages.filter(isLanguage)
  const [waiting, setWaiting] = useState<Language>()
  const group = useId()
  if (languages.length < 2) return null
  const choose = (language: Language): void => {
    setWaiting(language)
    changeLanguage(language)
      .catch(() => showToast(common('error.network'), 'error'))
      .finally(() => setWaiting(undefined))
  }
  return (
    <fieldset className={styles.languages}>
      <legend>
        <VisuallyHidden>{t('menu.language')}</VisuallyHidden>
      </legend>
      <div className={styles.choice}>
        {languages.map((language) => (
          <label key={language} className={styles.language} data-busy={waiting === language || undefined}>
            <input
              type="radio"
              name={group}
              className={styles.radio}
              checked={chosen === language}
              onChange={() => choose(language)}
            />
            <Flag language={language} />
            <span lang={LANGUAGE_TAGS[language]}>{t(`language.${language}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
