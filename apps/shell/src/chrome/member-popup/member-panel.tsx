import { closePopup, EntryLink, Slot, useMember, useMessages } from '@site/shared-api'
import { usePress } from '@site/ui'
import { MenuList } from '#chrome/entries/menu-list.tsx'
import { useLeave } from '#chrome/entries/use-leave.ts'
import { useRows } from '#chrome/entries/use-rows.ts'
import { MemberFace } from '#chrome/user-block/member-face.tsx'
import { SignOutButton } from '#chrome/user-block/sign-out-button.tsx'
import { AT_THE_NAME } from '#chrome/user-block/user-block.tsx'
import user from '#chrome/user-block/user-block.module.css'
import styles from './member-panel.module.css'

/** What the header's avatar opens (SHL-13): who I am, the ways that modules have put here, sign out. */
export function MemberPanel() {
  const t = useMessages('shell')
  const { account, name } = useMember()
  const entries = useRows('member-popup')
  const press = usePress()
  const leave = useLeave(() => closePopup('member'))
  if (account === '') return null
  const profile = entries.find(({ order }) => order === AT_THE_NAME)
  const face = <MemberFace name={name} hint={name === account ? undefined : account} />
  return (
    <div className={styles.panel} data-state="ready" {...leave} {...press}>
      {profile === undefined ? (
        <div className={user.who}>{face}</div>
      ) : (
        <EntryLink entry={profile} className={styles.profile}>
          <span className={user.who}>{face}</span>
          <span className={styles.way}>{profile.text}</span>
        </EntryLink>
      )}
      <MenuList title={t('menu.account')} entries={entries.filter((entry) => entry !== profile)} untitled>
        <Slot name="shell-member.rows" quiet />
      </MenuList>
      <SignOutButton />
    </div>
  )
}
