import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import Banknote from 'lucide-react/icons/banknote'
import Bell from 'lucide-react/icons/bell'
import Calendar from 'lucide-react/icons/calendar'
import Camera from 'lucide-react/icons/camera'
import ChartLine from 'lucide-react/icons/chart-line'
import Check from 'lucide-react/icons/check'
import Cherry from 'lucide-react/icons/cherry'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ChevronUp from 'lucide-react/icons/chevron-up'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Clock from 'lucide-react/icons/clock'
import Club from 'lucide-react/icons/club'
import Coins from 'lucide-react/icons/coins'
import Copy from 'lucide-react/icons/copy'
import CreditCard from 'lucide-react/icons/credit-card'
import Crown from 'lucide-react/icons/crown'
import Diamond from 'lucide-react/icons/diamond'
import Dices from 'lucide-react/icons/dices'
import Download from 'lucide-react/icons/download'
import ExternalLink from 'lucide-react/icons/external-link'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Feather from 'lucide-react/icons/feather'
import FileText from 'lucide-react/icons/file-text'
import Fish from 'lucide-react/icons/fish'
import Flame from 'lucide-react/icons/flame'
import Gamepad2 from 'lucide-react/icons/gamepad-2'
import Gem from 'lucide-react/icons/gem'
import Gift from 'lucide-react/icons/gift'
import Globe from 'lucide-react/icons/globe'
import Grid3x3 from 'lucide-react/icons/grid-3x3'
import Handshake from 'lucide-react/icons/handshake'
import Headset from 'lucide-react/icons/headset'
import Heart from 'lucide-react/icons/heart'
import History from 'lucide-react/icons/history'
import House from 'lucide-react/icons/house'
import IdCard from 'lucide-react/icons/id-card'
import Image from 'lucide-react/icons/image'
import Info from 'lucide-react/icons/info'
import KeyRound from 'lucide-react/icons/key-round'
import Landmark from 'lucide-react/icons/landmark'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import Lock from 'lucide-react/icons/lock'
import LogIn from 'lucide-react/icons/log-in'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import Megaphone from 'lucide-react/icons/megaphone'
import Menu from 'lucide-react/icons/menu'
import MessageCircle from 'lucide-react/icons/message-circle'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Minus from 'lucide-react/icons/minus'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import Moon from 'lucide-react/icons/moon'
import Paperclip from 'lucide-react/icons/paperclip'
import Pause from 'lucide-react/icons/pause'
import Pencil from 'lucide-react/icons/pencil'
import Percent from 'lucide-react/icons/percent'
import PiggyBank from 'lucide-react/icons/piggy-bank'
import Play from 'lucide-react/icons/play'
import Plus from 'lucide-react/icons/plus'
import QrCode from 'lucide-react/icons/qr-code'
import ReceiptText from 'lucide-react/icons/receipt-text'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Rocket from 'lucide-react/icons/rocket'
import Search from 'lucide-react/icons/search'
import Send from 'lucide-react/icons/send'
import Settings from 'lucide-react/icons/settings'
import Share2 from 'lucide-react/icons/share-2'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Smartphone from 'lucide-react/icons/smartphone'
import Spade from 'lucide-react/icons/spade'
import Sparkles from 'lucide-react/icons/sparkles'
import Star from 'lucide-react/icons/star'
import Sun from 'lucide-react/icons/sun'
import Swords from 'lucide-react/icons/swords'
import Ticket from 'lucide-react/icons/ticket'
import TicketCheck from 'lucide-react/icons/ticket-check'
import Trash2 from 'lucide-react/icons/trash-2'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Trophy from 'lucide-react/icons/trophy'
import User from 'lucide-react/icons/user'
import UserPlus from 'lucide-react/icons/user-plus'
import Users from 'lucide-react/icons/users'
import Volleyball from 'lucide-react/icons/volleyball'
import Wallet from 'lucide-react/icons/wallet'
import WifiOff from 'lucide-react/icons/wifi-off'
import X from 'lucide-react/icons/x'

/** Every icon the site uses, one line set, one stroke; each name costs its bytes in the shell, so the list stays short. */
export const ICONS = {
  'arrow-down-to-line': ArrowDownToLine,
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'arrow-up-from-line': ArrowUpFromLine,
  banknote: Banknote,
  bell: Bell,
  calendar: Calendar,
  camera: Camera,
  'chart-line': ChartLine,
  check: Check,
  cherry: Cherry,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'chevron-up': ChevronUp,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  'circle-question-mark': CircleQuestionMark,
  clock: Clock,
  club: Club,
  coins: Coins,
  copy: Copy,
  'credit-card': CreditCard,
  crown: Crown,
  diamond: Diamond,
  dices: Dices,
  download: Download,
  'external-link': ExternalLink,
  eye: Eye,
  'eye-off': EyeOff,
  feather: Feather,
  'file-text': FileText,
  fish: Fish,
  flame: Flame,
  'gamepad-2': Gamepad2,
  gem: Gem,
  gift: Gift,
  globe: Globe,
  'grid-3x3': Grid3x3,
  handshake: Handshake,
  headset: Headset,
  heart: Heart,
  history: History,
  house: House,
  'id-card': IdCard,
  image: Image,
  info: Info,
  'key-round': KeyRound,
  landmark: Landmark,
  'layout-grid': LayoutGrid,
  list: List,
  lock: Lock,
  'log-in': LogIn,
  'log-out': LogOut,
  mail: Mail,
  megaphone: Megaphone,
  menu: Menu,
  'message-circle': MessageCircle,
  'messages-square': MessagesSquare,
  minus: Minus,
  'monitor-smartphone': MonitorSmartphone,
  moon: Moon,
  paperclip: Paperclip,
  pause: Pause,
  pencil: Pencil,
  percent: Percent,
  'piggy-bank': PiggyBank,
  play: Play,
  plus: Plus,
  'qr-code': QrCode,
  'receipt-text': ReceiptText,
  'refresh-cw': RefreshCw,
  rocket: Rocket,
  search: Search,
  send: Send,
  settings: Settings,
  'share-2': Share2,
  'shield-check': ShieldCheck,
  'shopping-bag': ShoppingBag,
  'sliders-horizontal': SlidersHorizontal,
  smartphone: Smartphone,
  spade: Spade,
  sparkles: Sparkles,
  star: Star,
  sun: Sun,
  swords: Swords,
  ticket: Ticket,
  'ticket-check': TicketCheck,
  'trash-2': Trash2,
  'triangle-alert': TriangleAlert,
  trophy: Trophy,
  user: User,
  'user-plus': UserPlus,
  users: Users,
  volleyball: Volleyball,
  wallet: Wallet,
  'wifi-off': WifiOff,
  x: X,
} as const

export type IconName = keyof typeof ICONS
