import { Link, routeExists, useMessages } from '@site/shared-api'
import { Card, Icon, MenuRowFace, menuRowLook, type IconName } from '@site/ui'
import styles from './settings.module.css'

interface Way {
  readonly to: string
  readonly icon: IconName
  readonly text: string
}

const WAYS: readonly Way[] = [
  { to: '/m/changePsw', icon: 'lock', text: 'settings.password' },
  { to: '/m/member/devices', icon: 'shield-check', text: 'settings.devices' },
  { to: '/m/withdraw?step=password', icon: 'lock', text: 'withdraw.pin' },
  { to: '/m/withdraw?step=cards', icon: 'wallet', text: 'withdraw.cards' },
  { to: '/m/securityCenter', icon: 'shield-check', text: 'settings.security' },
]

/** Where the account is kept safe; what no module draws is left out (MOD-05). */
export function WaysOn() {
  const t = useMessages('member-centre')
  const ways = WAYS.filter(({ to }) => routeExists(to))
  if (ways.length === 0) return null
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{t('settings.safety')}</h2>
      <ul className={styles.ways}>
        {ways.map(({ to, icon, text }) => (
          <li key={to}>
            <Link to={to} {...menuRowLook()}>
              <MenuRowFace icon={<Icon name={icon} size={20} />} text={t(text)} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
