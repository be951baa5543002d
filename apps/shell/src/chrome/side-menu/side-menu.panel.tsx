import { Dialog } from '@base-ui/react/dialog'
import { useMessages, useSession } from '@site/shared-api'
import { IconButton } from '@site/ui'
import { usePress } from '@site/ui/press'
import { SignOut } from '#member/sign-out.tsx'
import mask from '#host/popups/mask.module.css'
import { useCloseGuard } from '#host/popups/use-close-guard.ts'
import { Activities } from './activities.tsx'
import { AdultNote } from './adult-note.tsx'
import { AfterPaint } from './after-paint.tsx'
import { LanguageRow } from '#chrome/language/language-row.tsx'
import { MEMBER_PLACES } from '#chrome/entries/menu-entries.ts'
import { MenuList } from '#chrome/entries/menu-list.tsx'
import styles from './side-menu.module.css'
import { ThemeSwitch } from './theme-switch.tsx'
import { useGamePlaces } from './use-game-places.ts'
import { usePlaces } from '#chrome/entries/use-places.ts'
import { useSitePlaces } from './use-site-places.ts'
import { useSwipeAway } from './use-swipe-away.ts'
import { GuestBlock, MemberBlock } from '#chrome/user-block/user-block.tsx'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** The menu from the right (A2): who I am, where I can go, how the site looks to me. */
export function SideMenuPanel({ open, onClose }: Props) {
  const t = useMessages('shell')
  const counts = useCloseGuard(open)
  const swipe = useSwipeAway(onClose)
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(_open, { reason }) => {
        if (counts(reason)) onClose()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={mask.mask} />
        <Dialog.Viewport className={styles.frame}>
          <Dialog.Popup className={styles.panel} {...swipe}>
            <div className={styles.bar}>
              <Dialog.Title className={styles.title}>{t('menu.title')}</Dialog.Title>
              <Dialog.Close
                render={<IconButton icon="x" label={t('menu.close')} look="raised" size={20} />}
              />
            </div>
            <AfterPaint>
              <MenuContent onLeave={onClose} />
            </AfterPaint>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Everything in the menu, asked for while it is open alone. */
function MenuContent({ onLeave }: { readonly onLeave: () => void }) {
  const t = useMessages('shell')
  const session = useSession()
  const member = usePlaces(MEMBER_PLACES)
  const sitePlaces = useSitePlaces()
  const games = useGamePlaces()
  const press = usePress()
  return (
    <div className={styles.content} {...press}>
      {session === null ? <GuestBlock onLeave={onLeave} /> : <MemberBlock onLeave={onLeave} />}
      <MenuList title={t('menu.account')} items={member} onLeave={onLeave} />
      <Activities onLeave={onLeave} />
      <MenuList title={t('menu.discover')} items={sitePlaces} onLeave={onLeave} />
      <MenuList title={t('menu.games')} {...games} onLeave={onLeave} grid />
      <LanguageRow onLeave={onLeave} />
      <ThemeSwitch />
      {session === null ? null : <SignOut onLeave={onLeave} />}
      <AdultNote />
    </div>
  )
}
