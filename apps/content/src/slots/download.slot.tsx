import { DownloadPanel } from '#features/download/index.ts'

interface Props {
  readonly params?: Readonly<Record<string, string>>
}

/** Content of the app-download popup (SHL-28); `step=profile` begins with the profile. */
export default function DownloadSlot({ params }: Props) {
  return <DownloadPanel profile={params?.['step'] === 'profile'} />
}
