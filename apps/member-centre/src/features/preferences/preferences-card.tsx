import { changeTheme, useMessages, useTheme } from '@site/shared-api'
import { Card, Switch } from '@site/ui'
import { LanguageChoice } from './language-choice.tsx'
import styles from './preferences-card.module.css'

/** How the site speaks and looks on this device (SHL-18). */
export function PreferencesCard() {
  const t = useMessages('member-centre')
  const dark = useTheme() === 'dark'
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{t('preferences.title')}</h2>
      <LanguageChoice />
      <Switch
        label={t('preferences.dark')}
        checked={dark}
        onChange={(event) => changeTheme(event.target.checked ? 'dark' : 'light')}
      />
    </Card>
  )
}
