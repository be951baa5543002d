import { navigate, routeExists, useBrand, useMessages } from '@site/shared-api'
import { IconButton, VisuallyHidden } from '@site/ui'
import { MenuToggle } from '#menu/menu-toggle.tsx'
import { BrandMark } from './brand-mark.tsx'
import styles from './header.module.css'
import { HomeLink } from './home-link.tsx'
import { MemberArea } from './member-area.tsx'

const SEARCH_PATH = '/m/search-games'

/** Header of the home lobby (LOB-01). */
export function HomeBar() {
  const t = useMessages('shell')
  const { mark, name, tagline } = useBrand()
  return (
    <>
      <h1 className={styles.brand}>
        <HomeLink className={styles.brandLink}>
          <BrandMark mark={mark} />
          <span className={styles.wordmark}>{name}</span>
        </HomeLink>
        <VisuallyHidden>{tagline}</VisuallyHidden>
      </h1>
      {routeExists(SEARCH_PATH) ? (
        <IconButton icon="search" label={t('header.search')} onClick={() => navigate(SEARCH_PATH)} />
      ) : null}
      <MemberArea />
      <MenuToggle />
    </>
  )
}
