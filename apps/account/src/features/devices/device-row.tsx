import { useLanguage, useMessages } from '@site/shared-api'
import { Button, Icon } from '@site/ui'
import type { Device } from './devices.api.ts'
import styles from './devices.module.css'
import { momentText } from './moment-text.ts'

interface Props {
  readonly device: Device
  readonly busy: boolean
  readonly onEnd: () => void
}

/** One place where the member is signed in or remembered. */
export function DeviceRow({ device, busy, onEnd }: Props) {
  const t = useMessages('account')
  const language = useLanguage()
  const { browser, system, address, current, kind, lastSeen } = device
  const name =
    browser === null && system === null
      ? t('devices.unknown')
      : [browser, system].filter((part) => part !== null).join(' · ')
  return (
    <li className={styles.device} data-current={current || undefined}>
      <span className={styles.face} aria-hidden="true">
        <Icon name={kind === 'remembered' ? 'history' : 'shield-check'} size={20} />
      </span>
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        <p className={styles.more}>{t(`devices.${kind}`)}</p>
        <p className={styles.more}>
          {t('devices.last_seen', { time: momentText(lastSeen, language), address })}
        </p>
      </div>
      {current ? (
        <span className={styles.current}>{t('devices.current')}</span>
      ) : (
        <Button
          variant="ghost"
          busy={busy}
          aria-label={t(kind === 'remembered' ? 'devices.forget_named' : 'devices.end_named', { name })}
          onClick={onEnd}
        >
          {t(kind === 'remembered' ? 'devices.forget' : 'devices.end')}
        </Button>
      )}
    </li>
  )
}
