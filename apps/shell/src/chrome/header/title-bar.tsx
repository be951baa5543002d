import type { PlanRoute } from '@site/config/schema'
import { useMessages } from '@site/shared-api'
import { IconButton } from '@site/ui'
import { MenuToggle } from '#chrome/side-menu/menu-toggle.tsx'
import { goBack } from '#host/routing/location.ts'
import styles from './header.module.css'

/** Header of every other screen: back, the route's title, the menu. */
export function TitleBar({ route }: { readonly route: PlanRoute }) {
  const t = useMessages('common')
  const title = useMessages(route.module)(route.titleKey)
  return (
    <>
      {route.back === null ? (
        <span className={styles.corner} />
      ) : (
        <IconButton icon="chevron-left" label={t('back')} onClick={() => goBack()} />
      )}
      <h1 className={styles.title}>{title}</h1>
      <MenuToggle />
    </>
  )
}
