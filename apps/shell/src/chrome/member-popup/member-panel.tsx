import { memberInfoQuery, openRewardCentre, useMessages, useQuery, useSession } from '@site/shared-api'
import { Avatar } from '@site/ui'
import { usePress } from '@site/ui/press'
import { PlaceLink } from '#chrome/entries/place-link.tsx'
import { placeOf } from '#chrome/entries/places.ts'
import { MEMBER_POPUP_PLACES } from '#chrome/entries/menu-entries.ts'
import type { MenuItem } from '#chrome/entries/menu-item.ts'
import { MenuList } from '#chrome/entries/menu-list.tsx'
import { usePlaces } from '#chrome/entries/use-places.ts'
import user from '#chrome/user-block/user-block.module.css'
import styles from './member-panel.module.css'
import { SignOut } from '#member/sign-out.tsx'

/** What the header's avatar opens (SHL-13): who I am, agency, withdraw, records, bonus, sign out. */
export function MemberPanel({ onLeave }: { readonly onLeave: () => void }) {
  const t = useMessages('shell')
  const session = useSession()
  const { data } = useQuery({ ...memberInfoQuery(), enabled: session !== null })
  const places = usePlaces(MEMBER_POPUP_PLACES)
  const press = usePress()
  const home = placeOf('member-home')
  if (session === null) return null
  const name = data?.nickname || session.userName
  // The members' rewards belong to the member centre: without it nobody has any.
  const bonus: readonly MenuItem[] =
    home === undefined
      ? []
      : [{ id: 'bonus', icon: 'gift', text: t('member.bonus'), leads: 'here', act: openRewardCentre }]
  const face = (
    <>
      <Avatar name={name} />
      <span className={user.name}>
        <strong className={user.nameText}>{name}</strong>
        {name === session.userName ? null : <span className={user.hint}>{session.userName}</span>}
      </span>
    </>
  )
  return (
    <div className={styles.panel} data-state="ready" {...press}>
      {home === undefined ? (
        <div className={user.who}>{face}</div>
      ) : (
        <PlaceLink route={home} className={styles.profile} onClick={onLeave}>
          <span className={user.who}>{face}</span>
          <span className={styles.way}>{t('member.profile')}</span>
        </PlaceLink>
      )}
      <MenuList title={t('menu.account')} items={[...places, ...bonus]} onLeave={onLeave} untitled />
      <SignOut onLeave={onLeave} />
    </div>
  )
}
