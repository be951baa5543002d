import { EntryLink, useMessages } from '@site/shared-api'
import { AnyIcon, classNames, Icon } from '@site/ui'
import type { ReactNode } from 'react'
import { useRows } from '#chrome/entries/use-rows.ts'
import { HomeLink, useIsHome } from '#chrome/home/home-link.tsx'
import { useRoute } from '#host/routing/location.ts'
import styles from './footer.module.css'
import { footerShape } from './footer-shape.ts'

/** The bar at the bottom (SHL-07): home, and what the modules of the brand have put there. */
export function Footer() {
  const route = useRoute()
  const t = useMessages('shell')
  const home = useIsHome()
  const entries = useRows('footer')
  if (entries.length === 0 || route?.footer === false) return null
  return (
    <footer className={styles.place}>
      <nav className={styles.bar} aria-label={t('footer.label')}>
        <ul className={styles.entries} data-shape={footerShape(entries)}>
          <li>
            <HomeLink className={styles.entry} aria-current={home ? 'page' : undefined}>
              <Face icon={<Icon name="house" />} text={t('footer.home')} />
            </HomeLink>
          </li>
          {entries.map((entry) => {
            const centre = entry.look === 'raised'
            return (
              <li key={entry.key} data-centre={centre || undefined}>
                <EntryLink entry={entry} className={classNames(styles.entry, centre && styles.centre)}>
                  <Face icon={<AnyIcon icon={entry.icon} />} text={entry.text} />
                </EntryLink>
              </li>
            )
          })}
        </ul>
      </nav>
    </footer>
  )
}

function Face({ icon, text }: { readonly icon: ReactNode; readonly text: string }) {
  return (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.text}>{text}</span>
    </>
  )
}
