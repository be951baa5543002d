import { systemStatusQuery, useQuery } from '@site/shared-api'
import { Icon, MenuRowFace, menuRowLook } from '@site/ui'

/** What is an app to download is behind the download entry (A2). */
const DOWNLOADS: readonly string[] = ['IOS', 'Android', 'MOBILECONFIG', 'AppDownloadIcon']

/** The brand's channels elsewhere, each in a window of its own; never an address that is no https (SHL-11). */
export function Channels() {
  const { data } = useQuery(systemStatusQuery())
  const channels = (data?.info.resources ?? []).filter(
    ({ resourceType, url }) => !DOWNLOADS.includes(resourceType) && url.startsWith('https://'),
  )
  if (channels.length === 0) return null
  return (
    <ul>
      {channels.map(({ url, labelNameEn }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer" {...menuRowLook()}>
            <MenuRowFace icon={<Icon name="send" size={20} />} text={labelNameEn} />
          </a>
        </li>
      ))}
    </ul>
  )
}
