import Bell from 'lucide-react/icons/bell'
import Calendar from 'lucide-react/icons/calendar'
import Check from 'lucide-react/icons/check'
import Cherry from 'lucide-react/icons/cherry'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ChevronUp from 'lucide-react/icons/chevron-up'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Club from 'lucide-react/icons/club'
import Crown from 'lucide-react/icons/crown'
import Diamond from 'lucide-react/icons/diamond'
import Dices from 'lucide-react/icons/dices'
import Download from 'lucide-react/icons/download'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Feather from 'lucide-react/icons/feather'
import Fish from 'lucide-react/icons/fish'
import Flame from 'lucide-react/icons/flame'
import Gamepad2 from 'lucide-react/icons/gamepad-2'
import Gem from 'lucide-react/icons/gem'
import Gift from 'lucide-react/icons/gift'
import Grid3x3 from 'lucide-react/icons/grid-3x3'
import Handshake from 'lucide-react/icons/handshake'
import Heart from 'lucide-react/icons/heart'
import History from 'lucide-react/icons/history'
import House from 'lucide-react/icons/house'
import Info from 'lucide-react/icons/info'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import Lock from 'lucide-react/icons/lock'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import Megaphone from 'lucide-react/icons/megaphone'
import Menu from 'lucide-react/icons/menu'
import Maximize from 'lucide-react/icons/maximize'
import MessageCircle from 'lucide-react/icons/message-circle'
import Minimize from 'lucide-react/icons/minimize'
import Moon from 'lucide-react/icons/moon'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import ReceiptText from 'lucide-react/icons/receipt-text'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Rocket from 'lucide-react/icons/rocket'
import Search from 'lucide-react/icons/search'
import Send from 'lucide-react/icons/send'
import ShieldCheck from 'lucide-react/icons/shield-check'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Spade from 'lucide-react/icons/spade'
import Sparkles from 'lucide-react/icons/sparkles'
import Star from 'lucide-react/icons/star'
import Sun from 'lucide-react/icons/sun'
import Swords from 'lucide-react/icons/swords'
import Ticket from 'lucide-react/icons/ticket'
import TicketCheck from 'lucide-react/icons/ticket-check'
import Trophy from 'lucide-react/icons/trophy'
import User from 'lucide-react/icons/user'
import UserPlus from 'lucide-react/icons/user-plus'
import Volleyball from 'lucide-react/icons/volleyball'
import Wallet from 'lucide-react/icons/wallet'
import WifiOff from 'lucide-react/icons/wifi-off'
import X from 'lucide-react/icons/x'

/** Every icon the site uses, one line set, one stroke; each name costs its bytes in the shell, so the list stays short. */
export const ICONS = {
  bell: Bell,
  calendar: Calendar,
  check: Check,
  cherry: Cherry,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'chevron-up': ChevronUp,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  club: Club,
  crown: Crown,
  diamond: Diamond,
  dices: Dices,
  download: Download,
  eye: Eye,
  'eye-off': EyeOff,
  feather: Feather,
  fish: Fish,
  flame: Flame,
  'gamepad-2': Gamepad2,
  gem: Gem,
  gift: Gift,
  'grid-3x3': Grid3x3,
  handshake: Handshake,
  heart: Heart,
  history: History,
  house: House,
  info: Info,
  'layout-grid': LayoutGrid,
  list: List,
  lock: Lock,
  'log-out': LogOut,
  mail: Mail,
  megaphone: Megaphone,
  menu: Menu,
  maximize: Maximize,
  'message-circle': MessageCircle,
  minimize: Minimize,
  moon: Moon,
  pause: Pause,
  play: Play,
  'receipt-text': ReceiptText,
  'refresh-cw': RefreshCw,
  rocket: Rocket,
  search: Search,
  send: Send,
  'shield-check': ShieldCheck,
  'sliders-horizontal': SlidersHorizontal,
  spade: Spade,
  sparkles: Sparkles,
  star: Star,
  sun: Sun,
  swords: Swords,
  ticket: Ticket,
  'ticket-check': TicketCheck,
  trophy: Trophy,
  user: User,
  'user-plus': UserPlus,
  volleyball: Volleyball,
  wallet: Wallet,
  'wifi-off': WifiOff,
  x: X,
} as const

export type IconName = keyof typeof ICONS
