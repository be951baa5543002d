import { popupExists, PopupLink, useBrand, useMessages } from '@site/shared-api'
import { iconButtonLook, IconFace, VisuallyHidden } from '@site/ui'
import { MenuToggle } from '#chrome/side-menu/menu-toggle.tsx'
import { BrandMark } from '#host/brand/brand-mark.tsx'
import styles from './header.module.css'
import { HomeLink } from '#chrome/home/home-link.tsx'
import { MemberArea } from './member-area.tsx'

/** Header of the home lobby (LOB-01). */
export function HomeBar() {
  const brand = useBrand()
  return (
    <>
      <h1 className={styles.brand}>
        <HomeLink className={styles.brandLink}>
          <BrandMark brand={brand} />
          <span className={styles.wordmark}>{brand.name}</span>
        </HomeLink>
        <VisuallyHidden>{brand.tagline}</VisuallyHidden>
      </h1>
      <SearchButton />
      <MemberArea />
      <MenuToggle />
    </>
  )
}

/** Search lies over the page, where a module of the brand searches (decisions). */
function SearchButton() {
  const t = useMessages('shell')
  if (!popupExists('search')) return null
  return (
    <PopupLink popup="search" aria-label={t('header.search')} {...iconButtonLook()}>
      <IconFace icon="search" />
    </PopupLink>
  )
}
