import { isLanguage, LANGUAGE_TAGS, type Language } from '@site/config'
import { changeLanguage, showToast, useBrand, useLanguage, useMessages } from '@site/shared-api'
import { Icon } from '@site/ui'
import { useId, useState } from 'react'
import styles from './language-choice.module.css'

/** The brand's languages, each in its own words; the change holds everywhere at once (SHL-26). */
export function LanguageChoice() {
  const t = useMessages('member-centre')
  const common = useMessages('common')
  const languages = useBrand().languages.filter(isLanguage)
  const current = useLanguage()
  const [wanted, setWanted] = useState<Language>()
  const name = useId()
  if (languages.length < 2) return null
  const choose = async (language: Language): Promise<void> => {
    setWanted(language)
    try {
      await changeLanguage(language)
    } catch {
      showToast(common('error.network'), 'error')
    }
    setWanted(undefined)
  }
  return (
    <fieldset className={styles.choice} aria-busy={wanted !== undefined}>
      <legend className={styles.legend}>{t('preferences.language')}</legend>
      {languages.map((language) => (
        <label key={language} className={styles.option}>
          <span lang={LANGUAGE_TAGS[language]}>{t(`language.${language}`)}</span>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={language === (wanted ?? current)}
            onChange={() => void choose(language)}
          />
          <Icon name="check" size={20} className={styles.tick} />
        </label>
      ))}
    </fieldset>
  )
}
