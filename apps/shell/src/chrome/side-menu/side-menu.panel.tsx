import { MASK_IGNORE_MS, SWIPE_THRESHOLD_PX } from '@site/config'
import { Slot, useMessages } from '@site/shared-api'
import { usePress } from '@site/ui'
import { Drawer } from '@site/ui/dialog'
import { MenuList } from '#chrome/entries/menu-list.tsx'
import { useLeave } from '#chrome/entries/use-leave.ts'
import { useRows } from '#chrome/entries/use-rows.ts'
import { LanguageRow } from '#chrome/language/language-row.tsx'
import { SignOutButton } from '#chrome/user-block/sign-out-button.tsx'
import { UserBlock } from '#chrome/user-block/user-block.tsx'
import { AdultNote } from './adult-note.tsx'
import styles from './side-menu.module.css'
import { ThemeSwitch } from './theme-switch.tsx'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** The menu from the right (A2): who I am, where I can go, how the site looks to me. */
export function SideMenuPanel({ open, onClose }: Props) {
  const t = useMessages('shell')
  return (
    <Drawer
      open={open}
      title={t('menu.title')}
      close={t('menu.close')}
      onClose={onClose}
      ignoreMaskMs={MASK_IGNORE_MS}
      swipePx={SWIPE_THRESHOLD_PX}
    >
      <MenuContent onLeave={onClose} />
    </Drawer>
  )
}

/** Everything in the menu, fetched only while it is open; modules have places of their own in it. */
function MenuContent({ onLeave }: { readonly onLeave: () => void }) {
  const t = useMessages('shell')
  const account = useRows('menu.account')
  const discover = useRows('menu.discover')
  const help = useRows('menu.help')
  const games = useRows('menu.games')
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
