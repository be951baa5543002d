import { createManaged, listManaged } from '@site/shared-api/contract/managed'
import type { ManagedKind } from '@site/shared-api/contract/managed-kinds'
import BannerIcon from '@mui/icons-material/ViewCarousel'
import BonusIcon from '@mui/icons-material/CardGiftcard'
import BrandIcon from '@mui/icons-material/Storefront'
import AnnouncementIcon from '@mui/icons-material/Campaign'
import GoodIcon from '@mui/icons-material/LocalMall'
import LevelIcon from '@mui/icons-material/WorkspacePremium'
import AgentRulesIcon from '@mui/icons-material/Hub'
import RewardRulesIcon from '@mui/icons-material/Percent'
import ChannelIcon from '@mui/icons-material/AccountBalance'
import RulesIcon from '@mui/icons-material/Rule'
import WithdrawRulesIcon from '@mui/icons-material/RuleFolder'
import CannedIcon from '@mui/icons-material/QuickreplyOutlined'
import CategoryIcon from '@mui/icons-material/Category'
import HelpIcon from '@mui/icons-material/Help'
import JackpotIcon from '@mui/icons-material/Paid'
import LobbyIcon from '@mui/icons-material/GridView'
import PopupIcon from '@mui/icons-material/OpenInNew'
import PromotionIcon from '@mui/icons-material/Redeem'
import ProviderIcon from '@mui/icons-material/SportsEsports'
import PlayRulesIcon from '@mui/icons-material/HealthAndSafetyOutlined'
import SecurityRulesIcon from '@mui/icons-material/Policy'
import TurnoverIcon from '@mui/icons-material/Autorenew'
import TickerIcon from '@mui/icons-material/TextRotationNone'
import type { SvgIconComponent } from '@mui/icons-material'
import { lazy } from 'react'
import { EDITED, type EditedKind } from '#managed/kinds.tsx'
import type { ConsolePage, Group } from '#console-page.ts'

const ManagedListPage = lazy(async () => ({
  default: (await import('#managed/list/managed-list.page.tsx')).ManagedListPage,
}))
const NewDocumentPage = lazy(async () => ({
  default: (await import('#managed/editor/new-document.page.tsx')).NewDocumentPage,
}))
const ManagedEditorPage = lazy(async () => ({
  default: (await import('#managed/editor/managed-editor.page.tsx')).ManagedEditorPage,
}))

const SHOWN: Readonly<Record<ManagedKind, { readonly group: Group; readonly Icon: SvgIconComponent }>> = {
  brand: { group: 'site', Icon: BrandIcon },
  jackpot: { group: 'site', Icon: JackpotIcon },
  banner: { group: 'content', Icon: BannerIcon },
  promotion: { group: 'content', Icon: PromotionIcon },
  'promotion-category': { group: 'content', Icon: CategoryIcon },
  announcement: { group: 'content', Icon: AnnouncementIcon },
  help: { group: 'content', Icon: HelpIcon },
  'canned-answer': { group: 'members', Icon: CannedIcon },
  ticker: { group: 'content', Icon: TickerIcon },
  popup: { group: 'content', Icon: PopupIcon },
  lobby: { group: 'games', Icon: LobbyIcon },
  'deposit-channel': { group: 'money', Icon: ChannelIcon },
  'deposit-rules': { group: 'money', Icon: RulesIcon },
  'bonus-rule': { group: 'money', Icon: BonusIcon },
  'withdraw-rules': { group: 'money', Icon: WithdrawRulesIcon },
  'vip-level': { group: 'members', Icon: LevelIcon },
  'mall-good': { group: 'members', Icon: GoodIcon },
  'reward-rules': { group: 'money', Icon: RewardRulesIcon },
  'agent-rules': { group: 'money', Icon: AgentRulesIcon },
  'turnover-rules': { group: 'money', Icon: TurnoverIcon },
  'play-rules': { group: 'members', Icon: PlayRulesIcon },
  'security-rules': { group: 'members', Icon: SecurityRulesIcon },
  provider: { group: 'games', Icon: ProviderIcon },
}

/** List, new one and editor of each kind. */
export const MANAGED_PAGES: readonly ConsolePage[] = EDITED.flatMap(pagesOf)

function pagesOf(edited: EditedKind): ConsolePage[] {
  const { kind } = edited
  return [
    {
      path: `/${kind}`,
      label: `kind.${kind}.many`,
      ...SHOWN[kind],
      needs: listManaged,
      Page: () => <ManagedListPage edited={edited} />,
    },
    {
      path: `/${kind}/new`,
      label: `kind.${kind}.new`,
      needs: createManaged,
      params: { kind },
      Page: () => <NewDocumentPage edited={edited} />,
    },
    {
      path: `/${kind}/:id`,
      label: `kind.${kind}.one`,
      needs: listManaged,
      Page: () => <ManagedEditorPage edited={edited} />,
    },
  ]
}
