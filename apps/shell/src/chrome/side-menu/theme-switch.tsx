import { changeTheme, useMessages, useTheme } from '@site/shared-api'
import { Icon, Switch } from '@site/ui'
import styles from './theme-switch.module.css'

/** Dark or light, kept for the next visit (SHL-18). */
export function ThemeSwitch() {
  const t = useMessages('shell')
  const dark = useTheme() === 'dark'
  return (
    <Switch
      label={
        <span className={styles.theme}>
          <Icon name={dark ? 'moon' : 'sun'} size={20} />
          {t('theme.dark')}
        </span>
      }
      checked={dark}
      onChange={({ target }) => changeTheme(target.checked ? 'dark' : 'light')}
    />
  )
}
