import {
  announcementsQuery,
  inInstalledApp,
  inNativeApp,
  openPopup,
  routeExists,
  systemStatusQuery,
  useMessages,
  useQuery,
  useUnread,
} from '@site/shared-api'
import { placeOf } from '#chrome/entries/places.ts'
import { useInvite } from '#invite/use-invite.ts'
import { canOpen } from '#host/popups/can-open.ts'
import { HELP_PLACES } from '#chrome/entries/menu-entries.ts'
import type { MenuItem } from '#chrome/entries/menu-item.ts'
import { usePlaces } from '#chrome/entries/use-places.ts'

const PROMOTIONS = '/m/activity'
/** What is an app to download is behind the download entry (A2). */
const DOWNLOADS: readonly string[] = ['IOS', 'Android', 'MOBILECONFIG', 'AppDownloadIcon']

/** What there is besides games and account: missions, news, help, the app, the brand's channels elsewhere (SHL-11). */
export function useSitePlaces(): readonly MenuItem[] {
  const t = useMessages('shell')
  const common = useMessages('common')
  const { chat, notices } = useUnread()
  const help = usePlaces(HELP_PLACES)
  const invite = useInvite()
  const promotions = useQuery({ ...announcementsQuery(), enabled: routeExists(PROMOTIONS) })
  const status = useQuery(systemStatusQuery())
  const items: MenuItem[] = []

  const activity = placeOf('activity')
  // Few brands have none: the row is there while they are on their way, so that nothing below moves under a finger.
  if (activity !== undefined && (promotions.isPending || (promotions.data?.promotion.length ?? 0) > 0))
    items.push({
      id: 'mission',
      icon: 'star',
      text: t('menu.mission'),
      leads: 'place',
      route: activity,
      members: false,
    })

  const news = { id: 'notice', icon: 'bell', text: common('title.notice'), count: notices } as const
  const notice = placeOf('notice')
  if (notice !== undefined) items.push({ ...news, leads: 'place', route: notice, members: false })
  else if (canOpen('notices')) items.push({ ...news, leads: 'here', act: () => openPopup('notices') })

  if (canOpen('service'))
    items.push({
      id: 'service',
      icon: 'message-circle',
      text: t('popup.service'),
      count: chat,
      leads: 'here',
      act: () => openPopup('service'),
    })

  if (invite !== undefined) {
    const share = { id: 'invite', icon: 'user-plus', text: t('menu.share') } as const
    items.push(
      invite.route === undefined
        ? { ...share, leads: 'here', act: invite.open }
        : { ...share, leads: 'place', route: invite.route, members: true },
    )
  }

  if (!inNativeApp() && !inInstalledApp()) {
    const app = { id: 'download', icon: 'download', text: common('title.download') } as const
    const download = placeOf('download')
    if (canOpen('download')) items.push({ ...app, leads: 'here', act: () => openPopup('download') })
    else if (download !== undefined) items.push({ ...app, leads: 'place', route: download, members: false })
  }

  for (const { resourceType, url, labelNameEn } of status.data?.info.resources ?? [])
    if (!DOWNLOADS.includes(resourceType) && url.startsWith('https://'))
      items.push({ id: url, icon: 'send', text: labelNameEn, leads: 'away', href: url })
  return [...items, ...help]
}
