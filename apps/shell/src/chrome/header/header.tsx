import { useRoute } from '#host/routing/location.ts'
import './frame.module.css'
import { HomeBar } from './home-bar.tsx'
import { TitleBar } from './title-bar.tsx'
import styles from './header.module.css'

/** The bar on top: the brand on home, the route's title and the way back elsewhere (SHL-03, SHL-04); none over a screen with its own. */
export function Header() {
  const route = useRoute()
  if (route?.header === 'none') return null
  return (
    <header className={styles.place}>
      <div className={styles.bar}>
        {route === undefined || route.header === 'home' ? <HomeBar /> : <TitleBar route={route} />}
      </div>
    </header>
  )
}
