import { Dialog } from '@base-ui/react/dialog'
import { useBrand, useMessages, useSession } from '@site/shared-api'
import { IconButton } from '@site/ui'
import { useMaskGuard } from '#popups/use-mask-guard.ts'
import { LanguageChoice } from './language-choice.tsx'
import { MenuPlaces } from './menu-places.tsx'
import { GuestBlock, MemberBlock } from './user-block.tsx'
import { MEMBER_PLACES, SITE_PLACES } from './menu-entries.ts'
import styles from './side-menu.module.css'
import { SignOut } from './sign-out.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useGamePlaces } from './use-game-places.ts'
import { useSwipeAway } from './use-swipe-away.ts'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** The menu from the right (A2): who I am, where I can go, how the site looks to me. */
export function SideMenuPanel({ open, onClose }: Props) {
  const t = useMessages('shell')
  const session = useSession()
  const { adultAge } = useBrand()
  const maskCounts = useMaskGuard(open)
  const games = useGamePlaces()
  const swipe = useSwipeAway(onClose)
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(_open, { reason }) => {
        if (reason !== 'outside-press' || maskCounts()) onClose()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.mask} />
        <Dialog.Viewport className={styles.frame}>
          <Dialog.Popup className={styles.panel} {...swipe}>
            <div className={styles.bar}>
              <Dialog.Title className={styles.title}>{t('menu.title')}</Dialog.Title>
              <Dialog.Close
                render={<IconButton icon="x" label={t('menu.close')} look="raised" size={20} />}
              />
            </div>
            <div className={styles.content}>
              {session === null ? <GuestBlock onLeave={onClose} /> : <MemberBlock onLeave={onClose} />}
              <LanguageChoice />
              <MenuPlaces title={t('menu.account')} places={MEMBER_PLACES} onLeave={onClose} />
              <MenuPlaces title={t('menu.discover')} places={SITE_PLACES} onLeave={onClose} />
              <MenuPlaces title={t('menu.games')} places={games} onLeave={onClose} grid />
              <ThemeSwitch />
              {session === null ? null : <SignOut onLeave={onClose} />}
              <p className={styles.adult}>
                <span className={styles.age}>{adultAge}+</span>
                {t('menu.responsible', { age: adultAge })}
              </p>
            </div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
