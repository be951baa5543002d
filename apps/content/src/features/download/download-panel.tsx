import {
  inInstalledApp,
  inNativeApp,
  LoadFailed,
  systemStatusQuery,
  useBrand,
  useMessages,
  useQuery,
  type ResourceLink,
} from '@site/shared-api'
import { EmptyState, Icon, Mark } from '@site/ui'
import { useState } from 'react'
import { appIcon } from './app-icon.ts'
import { isLegacy } from './device.ts'
import styles from './download-panel.module.css'
import { DownloadSkeleton } from './download-skeleton.tsx'
import { HomeScreenGuide } from './guide/home-screen-guide.tsx'
import { InstallButton } from './install-button.tsx'
import { offersOf } from './install.ts'
import { ProfileSteps } from './guide/profile-steps.tsx'
import { useDevice } from './use-device.ts'
import { useOfferLabel } from './use-labels.ts'

interface Props {
  /** Begins with the profile at once: the player has requested it elsewhere. */
  readonly profile?: boolean
}

/** The brand's apps and the way to its home-screen icon (SHL-28); says so where the app is installed. */
export function DownloadPanel({ profile = false }: Props) {
  const t = useMessages('content')
  const { data, isError, refetch } = useQuery(systemStatusQuery())
  if (inNativeApp() || inInstalledApp())
    return <EmptyState drawing="circle-check" title={t('download.have')} text={t('download.have_text')} />
  if (isError) return <LoadFailed retry={() => void refetch()} />
  if (data === undefined) return <DownloadSkeleton />
  return <Downloads resources={data.info.resources} profile={profile} />
}

function Downloads({
  resources,
  profile,
}: {
  readonly resources: readonly ResourceLink[]
  readonly profile: boolean
}) {
  const t = useMessages('content')
  const { name } = useBrand()
  const device = useDevice()
  const label = useOfferLabel()
  const [installing, setInstalling] = useState(profile)
  const offers = offersOf(resources, device)
  const ios = offers.find(({ system }) => system === 'ios')
  return (
    <div className={styles.panel} data-state="ready">
      <div className={styles.head}>
        <Mark src={appIcon(resources)} size={44} className={styles.icon} />
        <div>
          <p className={styles.name}>{t('download.app', { brand: name })}</p>
          <p className={styles.text}>{t(offers.length > 0 ? 'download.why' : 'download.why_home')}</p>
        </div>
      </div>
      {offers.length === 0 ? null : (
        <div className={styles.offers}>
          {offers.map((offer) => (
            <InstallButton
              key={offer.system}
              install={offer.install}
              onProfile={() => setInstalling(true)}
              variant={offer.system === device.system ? 'primary' : 'secondary'}
              size="l"
              full
            >
              <span className={styles.label}>
                <Icon name="download" size={20} />
                {label(offer)}
              </span>
            </InstallButton>
          ))}
        </div>
      )}
      {installing && ios?.install.kind === 'profile' ? <ProfileSteps address={ios.install.address} /> : null}
      {ios !== undefined && isLegacy(device) ? (
        <p className={styles.legacy}>{t('download.legacy', { version: device.version?.join('.') ?? '' })}</p>
      ) : null}
      <HomeScreenGuide system={device.system} />
    </div>
  )
}
