import {
  Link,
  memberInfoQuery,
  navigate,
  openPopup,
  routeExists,
  slotsOf,
  useMessages,
  useQuery,
  useSession,
} from '@site/shared-api'
import { Avatar, Button, buttonLook } from '@site/ui'
import { askLogin, canLogin } from '#host/session/login-gate.ts'
import { PlaceLink } from '#chrome/entries/place-link.tsx'
import { placeOf } from '#chrome/entries/places.ts'
import styles from './user-block.module.css'

interface Props {
  readonly onLeave: () => void
}

/** Name (nickname, else account, else a label), the way to the member centre, deposit and withdraw (SHL-10). */
export function MemberBlock({ onLeave }: Props) {
  const t = useMessages('shell')
  const common = useMessages('common')
  const session = useSession()
  const { data } = useQuery({ ...memberInfoQuery(), enabled: session !== null })
  const name = data?.nickname || session?.userName || t('menu.memberCentre')
  const home = placeOf('member-home')
  const face = (
    <>
      <Avatar name={name} />
      <span className={styles.name}>
        <strong className={styles.nameText}>{name}</strong>
        {home === undefined ? null : <span className={styles.hint}>{t('menu.memberCentre')}</span>}
      </span>
    </>
  )
  return (
    <section className={styles.user}>
      {home === undefined ? (
        <div className={styles.who}>{face}</div>
      ) : (
        <PlaceLink route={home} className={styles.who} onClick={onLeave}>
          {face}
        </PlaceLink>
      )}
      <div className={styles.pair}>
        <Link to="/m/voucherCenter" onClick={onLeave} {...buttonLook({ full: true })}>
          {common('title.deposit')}
        </Link>
        <Link to="/m/withdraw" onClick={onLeave} {...buttonLook({ variant: 'secondary', full: true })}>
          {common('title.withdraw')}
        </Link>
      </div>
    </section>
  )
}

/** Log in and sign up, as far as the brand has them. */
export function GuestBlock({ onLeave }: Props) {
  const t = useMessages('shell')
  const common = useMessages('common')
  const popup = slotsOf('popup:register').length > 0
  if (!canLogin()) return null
  return (
    <section className={styles.user}>
      <p className={styles.welcome}>{t('menu.guest')}</p>
      <div className={styles.pair}>
        <Button
          full
          onClick={() => {
            onLeave()
            askLogin()
          }}
        >
          {common('login')}
        </Button>
        {popup || routeExists('/m/register') ? (
          <Button
            full
            variant="secondary"
            onClick={() => {
              onLeave()
              if (popup) openPopup('register')
              else navigate('/m/register')
            }}
          >
            {common('register')}
          </Button>
        ) : null}
      </div>
    </section>
  )
}
