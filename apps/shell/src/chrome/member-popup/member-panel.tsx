import { closePopup, memberInfoQuery, Slot, useMessages, useQuery, useSession } from '@site/shared-api'
import { usePress } from '@site/ui'
import { EntryLink } from '#chrome/entries/entry-link.tsx'
import { MenuList } from '#chrome/entries/menu-list.tsx'
import { useEntries } from '#chrome/entries/use-entries.ts'
import { useLeave } from '#chrome/entries/use-leave.ts'
import { MemberFace } from '#chrome/user-block/member-face.tsx'
import { SignOutButton } from '#chrome/user-block/sign-out-button.tsx'
import { AT_THE_NAME } from '#chrome/user-block/user-block.tsx'
import user from '#chrome/user-block/user-block.module.css'
import styles from './member-panel.module.css'

/** What the header's avatar opens (SHL-13): who I am, the ways that modules have put here, sign out. */
export function MemberPanel() {
  const t = useMessages('shell')
  const session = useSession()
  const { data } = useQuery({ ...memberInfoQuery(), enabled: session !== null })
  const entries = useEntries('member-popup')
  const press = usePress()
  const leave = useLeave(() => closePopup('member'))
  if (session === null) return null
  const profile = entries.find(({ order }) => order === AT_THE_NAME)
  const name = data?.nickname || session.userName
  const face = <MemberFace name={name} hint={name === session.userName ? undefined : session.userName} />
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
