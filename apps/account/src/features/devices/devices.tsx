import { LoadFailed, openPopup, useMessages, useQuery, useSession } from '@site/shared-api'
import { Icon, Skeleton } from '@site/ui'
import { DeviceRow } from './device-row.tsx'
import { devicesQuery, endDevice, endOthers } from './devices.api.ts'
import styles from './devices.module.css'
import { EndOthers } from './end-others.tsx'
import { useEnding } from './use-ending.ts'

/** Where the member is signed in (ACC-21): end one, end all others, change the password. */
export function Devices() {
  const t = useMessages('account')
  const signedIn = useSession() !== null
  const { data, isError, refetch } = useQuery({ ...devicesQuery(), enabled: signedIn })
  const { busy, run } = useEnding()
  const state = data !== undefined ? 'ready' : isError ? 'failed' : 'loading'
  const others = data?.list.some(({ current }) => !current) ?? false
  return (
    <section className={styles.devices} data-state={state} aria-label={t('devices.title')}>
      <p className={styles.text}>{t('devices.text')}</p>
      {state === 'failed' ? <LoadFailed retry={() => void refetch()} /> : null}
      {state === 'loading' ? (
        <div className={styles.list}>
          <Skeleton className={styles.waiting} />
          <Skeleton className={styles.waiting} />
        </div>
      ) : null}
      {data === undefined ? null : (
        <ul className={styles.list}>
          {data.list.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              busy={busy === device.id}
              onEnd={() =>
                void run(device.id, async () => {
                  await endDevice(device.id)
                  return t(device.kind === 'remembered' ? 'devices.forgotten' : 'devices.ended')
                })
              }
            />
          ))}
        </ul>
      )}
      {others ? (
        <EndOthers
          busy={busy === 'others'}
          onEnd={() =>
            void run('others', async () => t('devices.others_ended', { count: await endOthers() }))
          }
        />
      ) : null}
      <button
        type="button"
        className={styles.change}
        aria-haspopup="dialog"
        onClick={() => openPopup('change-password')}
      >
        <Icon name="lock" size={20} />
        <span>{t('devices.change_password')}</span>
        <Icon name="chevron-right" size={16} />
      </button>
    </section>
  )
}
