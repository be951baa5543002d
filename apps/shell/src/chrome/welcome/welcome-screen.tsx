import { useBrand, useMemberHint, useMessages } from '@site/shared-api'
import { Button, Icon } from '@site/ui'
import { BrandMark } from '#host/brand/brand-mark.tsx'
import { askLogin, canLogin } from '#host/session/login-gate.ts'
import { PlaceLink } from '#chrome/entries/place-link.tsx'
import { placeOf, useReachable } from '#chrome/entries/places.ts'
import styles from './welcome-screen.module.css'

const PLACES = [
  { id: 'activity', icon: 'gift' },
  { id: 'member-home', icon: 'user' },
  { id: 'deposit', icon: 'wallet' },
  { id: 'gameCenter', icon: 'gamepad-2' },
  { id: 'notice', icon: 'bell' },
  { id: 'help', icon: 'circle-question-mark' },
] as const

/** Home of a brand whose lobby is off: its name, and the way to what it has; never blank (MOD-05). */
export function WelcomeScreen() {
  const t = useMessages('shell')
  const common = useMessages('common')
  const { mark, name, tagline } = useBrand()
  const reachable = useReachable()
  const guest = !useMemberHint() && canLogin()
  const places = PLACES.flatMap(({ id, icon }) => {
    const route = placeOf(id)
    return route !== undefined && reachable(route) ? [{ route, icon }] : []
  })
  return (
    <div className={styles.screen} data-screen="welcome" data-state="ready">
      <div className={styles.hero}>
        <BrandMark mark={mark} size={84} />
        <p className={styles.name}>{name}</p>
        <p className={styles.tagline}>{tagline}</p>
      </div>
      {guest ? (
        <Button size="l" full onClick={() => askLogin()}>
          {common('login')}
        </Button>
      ) : null}
      {places.length > 0 ? (
        <ul className={styles.places}>
          {places.map(({ route, icon }) => (
            <li key={route.id}>
              <PlaceLink route={route} className={styles.card}>
                <Icon name={icon} size={32} />
                <span>{common(route.titleKey)}</span>
              </PlaceLink>
            </li>
          ))}
        </ul>
      ) : null}
      <p className={styles.quiet}>{t(places.length > 0 || guest ? 'welcome.noGames' : 'welcome.nothing')}</p>
    </div>
  )
}
