import { EntryLink, useBrand, useMessages } from '@site/shared-api'
import { AnyIcon, buttonLook } from '@site/ui'
import { useRows } from '#chrome/entries/use-rows.ts'
import { BrandMark } from '#host/brand/brand-mark.tsx'
import styles from './welcome-screen.module.css'

/** Home of a brand whose lobby is off: its name, and the way to what it has; never blank (MOD-05). */
export function WelcomeScreen() {
  const t = useMessages('shell')
  const brand = useBrand()
  const entries = useRows('welcome')
  const buttons = entries.filter(({ look }) => look === 'raised')
  const cards = entries.filter(({ look }) => look === 'plain')
  return (
    <div className={styles.screen} data-screen="welcome" data-state="ready">
      <div className={styles.hero}>
        <BrandMark brand={brand} size={84} />
        <p className={styles.name}>{brand.name}</p>
        <p className={styles.tagline}>{brand.tagline}</p>
      </div>
      {buttons.map((entry) => (
        <EntryLink key={entry.key} entry={entry} {...buttonLook({ size: 'l', full: true })}>
          {entry.text}
        </EntryLink>
      ))}
      {cards.length > 0 ? (
        <ul className={styles.places}>
          {cards.map((entry) => (
            <li key={entry.key}>
              <EntryLink entry={entry} className={styles.card}>
                <AnyIcon icon={entry.icon} size={32} />
                <span>{entry.text}</span>
              </EntryLink>
            </li>
          ))}
        </ul>
      ) : null}
      <p className={styles.quiet}>{t(entries.length > 0 ? 'welcome.noGames' : 'welcome.nothing')}</p>
    </div>
  )
}
