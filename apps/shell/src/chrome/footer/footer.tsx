import { classNames, Icon, type IconName } from '@site/ui'
import type { PlanRoute } from '@site/config/schema'
import { useMessages, useSession, showToast } from '@site/shared-api'
import { FREE_REJECT_MS } from '@site/config'
import { useInvite } from '#invite/use-invite.ts'
import { warmPopup } from '#host/popups/load-sheet.ts'
import { useRoute } from '#host/routing/location.ts'
import styles from './footer.module.css'
import { footerEntries, footerShape, isRefused } from './footer-entries.ts'
import { HomeLink, useIsHome } from '#chrome/home/home-link.tsx'
import { PlaceLink } from '#chrome/entries/place-link.tsx'
import { useReachable } from '#chrome/entries/places.ts'

/** The bar at the bottom (SHL-07): home, promotions, deposit in the middle, invite, member; only what the brand has. */
export function Footer() {
  const route = useRoute()
  const t = useMessages('shell')
  const reachable = useReachable()
  const home = useIsHome()
  const invite = useInvite()
  const entries = footerEntries({ reachable, invite })
  if (entries.length === 0 || route?.footer === false) return null
  return (
    <footer className={styles.place}>
      <nav className={styles.bar} aria-label={t('footer.label')}>
        <ul className={styles.entries} data-shape={footerShape(entries)}>
          <li>
            <HomeLink className={styles.entry} aria-current={home ? 'page' : undefined}>
              <Face icon="house" text={t('footer.home')} />
            </HomeLink>
          </li>
          {entries.map(({ id, icon, text, centre, route: to }) => (
            <li key={id} data-centre={centre || undefined}>
              {to === undefined ? (
                <button
                  type="button"
                  className={styles.entry}
                  onPointerDown={() => warmPopup('invite')}
                  onClick={invite?.open}
                >
                  <Face icon={icon} text={t(text)} />
                </button>
              ) : (
                <FooterLink route={to} current={route?.id === to.id} centre={centre}>
                  <Face icon={icon} text={t(text)} />
                </FooterLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}

interface FooterLinkProps {
  readonly route: PlanRoute
  readonly current: boolean
  readonly centre: boolean
  readonly children: React.ReactNode
}

function FooterLink({ route, current, centre, children }: FooterLinkProps) {
  const session = useSession()
  const t = useMessages('common')
  return (
    <PlaceLink
      route={route}
      className={classNames(styles.entry, centre && styles.centre)}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        if (!isRefused(route, session?.type)) return
        event.preventDefault()
        showToast(t('free_reject'), 'info', FREE_REJECT_MS)
      }}
    >
      {children}
    </PlaceLink>
  )
}

function Face({ icon, text }: { readonly icon: IconName; readonly text: string }) {
  return (
    <>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span className={styles.text}>{text}</span>
    </>
  )
}
