import {
  inInstalledApp,
  inNativeApp,
  openPopup,
  storage,
  systemStatusQuery,
  useBrand,
  useMessages,
  useQuery,
} from '@site/shared-api'
import { IconButton, Mark } from '@site/ui'
import { useEffect, useState } from 'react'
import { appIcon } from './app-icon.ts'
import styles from './download-bar.module.css'
import { InstallButton } from './install-button.tsx'
import { offersOf } from './install.ts'
import { useDevice } from './use-device.ts'

const HIDE_KEY = 'hideDownloadBar' // A3
const WEBCLIP_KEY = 'WEBCLIP' // A3
const FRESH_MS = 10 * 60_000

const keep = <Value,>(before: Value): Value => before

/** The app of this device, above the footer until it is put away for good; nothing where the brand has none for it, or where it is the app (SHL-28). */
export function DownloadBar() {
  const installed = inInstalledApp()
  const [hidden, setHidden] = useState(() => storage.get(HIDE_KEY) === '1')
  useEffect(() => {
    if (installed) storage.set(WEBCLIP_KEY, '1')
  }, [installed])
  if (hidden || installed || inNativeApp()) return null
  const hide = (): void => {
    storage.set(HIDE_KEY, '1')
    setHidden(true)
  }
  return <OfferBar onHide={hide} />
}

function OfferBar({ onHide }: { readonly onHide: () => void }) {
  const t = useMessages('content')
  const { name } = useBrand()
  const device = useDevice()
  const { data } = useQuery({ ...systemStatusQuery(), staleTime: FRESH_MS, placeholderData: keep })
  const resources = data?.info.resources ?? []
  const offer = offersOf(resources, device).find(({ system }) => system === device.system)
  if (offer === undefined) return null
  return (
    <section className={styles.bar} aria-label={t('download.bar')}>
      <button type="button" className={styles.about} onClick={() => openPopup('download')}>
        <Mark src={appIcon(resources)} size={32} className={styles.icon} />
        <span className={styles.words}>{t('download.app', { brand: name })}</span>
      </button>
      <InstallButton
        install={offer.install}
        onProfile={() => openPopup('download', { step: 'profile' })}
        variant="secondary"
      >
        {t('download.install')}
      </InstallButton>
      <IconButton icon="x" label={t('download.hide')} size={16} onClick={onHide} />
    </section>
  )
}
