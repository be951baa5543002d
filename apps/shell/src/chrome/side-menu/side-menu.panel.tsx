import { Dialog } from '@base-ui/react/dialog'
import { Slot, useMessages } from '@site/shared-api'
import { IconButton } from '@site/ui'
import { usePress } from '@site/ui'
import { MenuList } from '#chrome/entries/menu-list.tsx'
import { useEntries } from '#chrome/entries/use-entries.ts'
import { useLeave } from '#chrome/entries/use-leave.ts'
import { LanguageRow } from '#chrome/language/language-row.tsx'
import { SignOutButton } from '#chrome/user-block/sign-out-button.tsx'
import { UserBlock } from '#chrome/user-block/user-block.tsx'
import mask from '#host/popups/mask.module.css'
import { useCloseGuard } from '#host/popups/use-close-guard.ts'
import { AdultNote } from './adult-note.tsx'
import { AfterPaint } from './after-paint.tsx'
import styles from './side-menu.module.css'
import { ThemeSwitch } from './theme-switch.tsx'
import { useSwipeAway } from './use-swipe-away.ts'

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

/** Everything in the menu, asked for while it is open alone; modules have places of their own in it. */
function MenuContent({ onLeave }: { readonly onLeave: () => void }) {
  const t = useMessages('shell')
  const account = useEntries('menu.account')
  const discover = useEntries('menu.discover')
  const help = useEntries('menu.help')
  const games = useEntries('menu.games')
  const press = usePress()
  const leave = useLeave(onLeave)
  return (
    <div className={styles.content} {...leave} {...press}>
      <UserBlock />
      <MenuList title={t('menu.account')} entries={account} />
      <Slot name="shell-menu.top" quiet />
      <MenuList title={t('menu.discover')} entries={discover} last={help}>
        <Slot name="shell-menu.links" quiet />
      </MenuList>
      <MenuList title={t('menu.games')} entries={games} grid />
      <LanguageRow />
      <ThemeSwitch />
      <Slot name="shell-menu.bottom" quiet />
      <SignOutButton />
      <AdultNote />
    </div>
  )
}
