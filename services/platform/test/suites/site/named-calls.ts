/**
 * The calls that the specification names (A7, B7), each with the fields that it names for requests and answers (A3, A7,
 * B3, B5, B7), written down from its text. Nothing here comes from the product.
 */
export interface NamedCall {
  readonly call: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  /** In the query, the headers or the body. A body that only the platform can read is listed by its content. */
  readonly asks?: string
  /** Inside the envelope; a field of a field, or of each item of a list, after a point. */
  readonly answers?: string
  /** What the specification lets a field be, in a request or an answer (A3, A9, B3, B9). */
  readonly values?: Readonly<Record<string, string>>
  /** Why path or field is not the specification's: `unnamed` (it names none), `renamed`, `header`. */
  readonly why?: string
}

const GAME =
  'nodeId nodeName gameName displayName gameType vassalage gameClassify gameClassifyNew iconUrl showIcon gameId roomId supportPlay lottoMode gameCode isGameH5 freeplay'
const ANNOUNCEMENT =
  'id title content startDate endDate noExpiry promoAnnouncementCategoryIds announcementImages.sequence announcementImages.url url linkedPromotionId imageRequired remarkRequired types read'
const REGISTRATION =
  'Encryption countryDialingCode registerUrl registerMethod username password confirmPassword affiliateCode paymentPassword recommenderId nickname payeeName email mobileNum idNumber qqNum facebook wechat line whatsapp zalo birthday captcha type domain verificationCode firebaseChannel firebaseIdToken'
const REGISTERED_BY = { registerMethod: 'APP H5 WEBCLIP PWA', firebaseChannel: 'sms' }
const SESSION = 'token userName type firstTimeLogin'
const LOTTERY_ANSWERS = 'displayName gameCode vassalage lottoMode'
const RULE = 'fields.name fields.enabled fields.required fields.minLength fields.maxLength fields.patternId'
const of = (place: string, fields: string): string =>
  fields
    .split(' ')
    .map((field) => `${place}.${field}`)
    .join(' ')

const GAMES: readonly NamedCall[] = [
  {
    call: 'game list',
    method: 'GET',
    path: '/wps/game/list',
    asks: 'merchant platform gameName gameType pageNo pageSize vassalage gameClassify minBet minLine isNew language clientType',
    answers: `games pageNum totalPages totalCount ${of('games', GAME)}`,
    why: 'unnamed',
  },
  {
    call: 'recent games',
    method: 'GET',
    path: '/wps/game/recent',
    asks: 'page pageSize gameType vendor language clientType',
    answers: 'list totalPages',
    why: 'unnamed',
  },
  { call: 'add recent game', method: 'GET', path: '/wps/game/recent/add', why: 'unnamed' },
  {
    call: 'favourite games',
    method: 'GET',
    path: '/wps/game/favourites',
    asks: 'token pageNo gameType vendor pageSize language',
    answers: 'totalPages pageNum content',
    why: 'unnamed',
  },
  {
    call: 'add favourite',
    method: 'POST',
    path: '/wps/game/favourites',
    asks: 'nodeId token vendor',
    why: 'unnamed',
  },
  {
    call: 'remove favourite',
    method: 'DELETE',
    path: '/wps/game/favourites',
    asks: 'nodeId token vendor',
    why: 'unnamed',
  },
  { call: 'favourite ids', method: 'GET', path: '/wps/game/favourites/ids', why: 'unnamed' },
  {
    call: 'hot games',
    method: 'GET',
    path: '/wps/game/hot',
    asks: 'isPlatform language platform merchantCode',
    answers: 'list.gameId list.gameName',
    why: 'unnamed',
  },
  {
    call: 'winner board',
    method: 'GET',
    path: '/wps/game/winners',
    asks: 'gameCategory language limitNum',
    answers: 'customerName gameName iconUrl winAmount',
    why: 'unnamed',
  },
  {
    call: 'vendors',
    method: 'GET',
    path: '/wps/system/vendorTypes',
    asks: 'typeId merchantCode',
    answers: `${of('mapping', 'vassalage displayName gameType isHot mobileLargeIcon')} ${of('sorting', 'key gameCategory vendorNames.accountTypeName')}`,
  },
  {
    call: 'game menus',
    method: 'GET',
    path: '/wps/game/menus',
    answers: 'key displayName vendors',
    why: 'unnamed',
  },
  {
    call: 'lottery list',
    method: 'GET',
    path: '/wps/game/lottery/list',
    answers: of('lotteries', LOTTERY_ANSWERS),
    why: 'unnamed',
  },
  { call: 'lottery menu', method: 'GET', path: '/wps/game/lottery/menu', why: 'unnamed' },
  { call: 'numero', method: 'GET', path: '/wps/game/lottery/numero', answers: 'draws', why: 'unnamed' },
  { call: 'Vietnam lottery menu', method: 'GET', path: '/wps/game/lottery/vn/menu', why: 'unnamed' },
  {
    call: 'Vietnam numero',
    method: 'GET',
    path: '/wps/game/lottery/vn/numero',
    answers: 'draws',
    why: 'unnamed',
  },
  {
    call: 'e-lottery list',
    method: 'GET',
    path: '/wps/game/elott/list',
    asks: 'prizeMode',
    answers: of('lotteries', LOTTERY_ANSWERS),
    why: 'unnamed',
  },
  {
    call: 'launch game',
    method: 'GET',
    path: '/wps/game/launchGame',
    asks: 'category vendor gameId nodeId freePlay gateway clientType',
    values: { gateway: '1 3' },
  },
  {
    call: 'launch lottery',
    method: 'GET',
    path: '/lgw/games/mobile/launch',
    asks: 'vendor gameCode prizeMode playType gateway clientType',
    why: 'unnamed',
  },
]

const SYSTEM: readonly NamedCall[] = [
  {
    call: 'status',
    method: 'GET',
    path: '/wps/system/status',
    answers: `${of(
      'info',
      'customerService domainRoute mobileTemplate paths register whitelabel mainDomain imageCDNs resources.resourceType resources.url resources.labelNameEn',
    )} location.ip maintenance regionRestriction`,
    values: { 'info.resources.resourceType': 'IOS Android MOBILECONFIG TELEGRAM AppDownloadIcon' },
  },
  { call: 'whitelabel', method: 'GET', path: '/wps/system/whitelabel' },
  { call: 'consolidated settings', method: 'GET', path: '/wps/system/settings/consolidated' },
  { call: 'domain route', method: 'GET', path: '/wps/system/domainRoute', asks: 'device' },
  {
    call: 'customer service',
    method: 'GET',
    path: '/wps/system/customerService',
    asks: 'type',
    answers: of('version.pathList', 'csType title path'),
    values: { 'version.pathList.csType': 'TELEGRAM TELEGRAM1 TELEGRAM2 LIVECHAT' },
    why: 'unnamed',
  },
  { call: 'register settings', method: 'GET', path: '/wps/system/setting/register', answers: RULE },
  { call: 'countries', method: 'GET', path: '/wps/system/country' },
  {
    call: 'help centre',
    method: 'GET',
    path: '/wps/system/helpCenter',
    asks: 'device lang',
    answers: of('list', 'title tag content'),
  },
]

const CONTENT: readonly NamedCall[] = [
  {
    call: 'announcements',
    method: 'GET',
    path: '/wps/announcements',
    asks: 'types groupName platform merchantCode token',
    answers: `${of('promotion', ANNOUNCEMENT)} banners.groupName ${of('player', 'id read')} popup hot`,
    values: {
      'promotion.imageRequired': 'Y N',
      'promotion.remarkRequired': 'Y N',
      'promotion.types': 'A PL B PU PR H',
    },
    why: 'unnamed',
  },
  {
    call: 'mark read',
    method: 'POST',
    path: '/wps/announcements/read',
    asks: 'announcementId read',
    why: 'unnamed',
  },
  { call: 'notices', method: 'GET', path: '/wps/announcements/notices', why: 'unnamed' },
  { call: 'popular announcements', method: 'GET', path: '/wps/announcements/popular', why: 'unnamed' },
  { call: 'lobby news', method: 'GET', path: '/wps/announcements/lobbyNews', why: 'unnamed' },
  {
    call: 'promotion categories',
    method: 'GET',
    path: '/wps/promotion/categories',
    answers: of('list', 'id title'),
    why: 'unnamed',
  },
  { call: 'join promotion', method: 'POST', path: '/wps/promotion/join', why: 'unnamed' },
  {
    call: 'request reward',
    method: 'POST',
    path: '/wps/promotion/requestReward',
    asks: 'pictures promotionId remarks',
    why: 'unnamed',
  },
  { call: 'feedback', method: 'PUT', path: '/wps/feedback' },
  {
    call: 'chat launch',
    method: 'GET',
    path: '/wps/chat/launch',
    asks: 'b2c language backUrl headerColor title template',
    why: 'unnamed',
  },
  { call: 'chat unread', method: 'GET', path: '/wps/chat/unread', asks: 'module', why: 'unnamed' },
  { call: 'inbox unread', method: 'GET', path: '/wps/inbox/unread', why: 'unnamed' },
  {
    call: 'anchors',
    method: 'GET',
    path: '/wps/anchors',
    asks: 'type',
    values: { type: 'hot promo' },
    answers: 'active streaming',
    why: 'unnamed',
  },
  { call: 'followed anchors', method: 'GET', path: '/wps/anchors/focus', why: 'unnamed' },
]

const ACCOUNT: readonly NamedCall[] = [
  {
    call: 'login',
    method: 'POST',
    path: '/wps/session/login',
    asks: 'Encryption Device username password captcha type firebaseChannel firebaseIdToken firebaseMobileNo countryDialingCode',
    answers: SESSION,
    values: { type: 'username sms firebase', firebaseChannel: 'sms' },
  },
  {
    call: 'free play',
    method: 'POST',
    path: '/wps/session/login/freeplay',
    asks: 'module',
    answers: SESSION,
  },
  { call: 'trial user', method: 'GET', path: '/wps/member/trialuser' },
  {
    call: 'register',
    method: 'PUT',
    path: '/wps/member/register',
    asks: REGISTRATION,
    values: REGISTERED_BY,
  },
  {
    call: 'register by mobile',
    method: 'PUT',
    path: '/wps/member/register/mobile',
    asks: REGISTRATION,
    values: REGISTERED_BY,
  },
  { call: 'captcha', method: 'GET', path: '/wps/captcha' },
  { call: 'user name check', method: 'GET', path: '/wps/check/username', asks: 'username' },
  {
    call: 'SMS code without login',
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    asks: 'mobileNum mobileNo countryDialingCode slider',
    answers: 'expirationTime',
  },
  {
    call: 'SMS code for registration',
    method: 'POST',
    path: '/wps/verification/sms/register',
    asks: 'mobileNum mobileNo countryDialingCode slider',
    answers: 'expirationTime',
  },
  { call: 'invitation code check', method: 'GET', path: '/wps/check/affiliate', why: 'unnamed' },
  {
    call: 'affiliate code',
    method: 'GET',
    path: '/wps/member/affiliateCode',
    answers: 'code',
    why: 'unnamed',
  },
  {
    call: 'change password',
    method: 'POST',
    path: '/wps/member/password',
    asks: 'oldPassword newPassword confirmNewPassword',
  },
  {
    call: 'password by phone',
    method: 'POST',
    path: '/wps/member/password/phone',
    asks: 'Encryption newPassword mobileNum verificationCode firebaseIdToken',
    why: 'unnamed',
  },
  {
    call: 'forgot password',
    method: 'POST',
    path: '/wps/member/password/forgot',
    asks: 'username email',
    why: 'unnamed',
  },
  { call: 'logout', method: 'DELETE', path: '/wps/session/logout', why: 'header' },
  { call: 'renew session', method: 'POST', path: '/wps/session/renew', why: 'unnamed' },
  { call: 'member info', method: 'GET', path: '/wps/member/info', answers: 'id nickname account' },
  { call: 'head icon', method: 'GET', path: '/wps/member/info/icon' },
  { call: 'set head icon', method: 'POST', path: '/wps/member/info/icon' },
  { call: 'set nickname', method: 'POST', path: '/wps/member/info/nickname', asks: 'nickname' },
  { call: 'set e-mail', method: 'POST', path: '/wps/member/info/email' },
  { call: 'set payee name', method: 'POST', path: '/wps/member/info/payeename', asks: 'payeeName' },
  { call: 'payment password', method: 'GET', path: '/wps/member/paymentPassword' },
  {
    call: 'set payment password',
    method: 'PUT',
    path: '/wps/member/paymentPassword',
    asks: 'paymentPassword',
  },
  { call: 'reset payment password', method: 'POST', path: '/wps/member/paymentPassword/reset' },
  { call: 'security config', method: 'GET', path: '/wps/member/securityConfig' },
  { call: 'security questions', method: 'GET', path: '/wps/member/securityQuestions' },
  { call: 'own security questions', method: 'GET', path: '/wps/member/customerSecurityQuestions' },
  { call: 'set security questions', method: 'PUT', path: '/wps/member/securityQuestions' },
  { call: 'bank cards', method: 'GET', path: '/wps/member/bankCard' },
  { call: 'set bank card', method: 'PUT', path: '/wps/member/bankCard' },
  { call: 'remove bank card', method: 'DELETE', path: '/wps/member/bankCard' },
  {
    call: 'rank progress',
    method: 'GET',
    path: '/wps/member/rank/progress',
    answers:
      'currentProgress.completedConditions currentProgress.totalExpectedConditions playerRankProgress.labelId',
    why: 'unnamed',
  },
]

const MONEY: readonly NamedCall[] = [
  { call: 'wallet', method: 'GET', path: '/wps/wallets/gcs', answers: 'sumBalance' },
  { call: 'transfer', method: 'POST', path: '/wps/relay/transfer', why: 'unnamed' },
  { call: 'transfers', method: 'GET', path: '/wps/relay/transfers', why: 'unnamed' },
  { call: 'transactions', method: 'GET', path: '/wps/relay/transactions', why: 'unnamed' },
  { call: 'deposit', method: 'POST', path: '/wps/relay/deposit', why: 'unnamed' },
  { call: 'withdraw', method: 'POST', path: '/wps/transaction/withdraw' },
  { call: 'withdrawals', method: 'GET', path: '/wps/transaction/orders', why: 'unnamed' },
  { call: 'profit and loss', method: 'GET', path: '/wps/member/profitandloss', why: 'unnamed' },
]

const AGENT: readonly NamedCall[] = [
  {
    call: 'team KPI by level',
    method: 'GET',
    path: '/wps/agent/kpi',
    asks: 'level',
    answers: 'levels.level',
    why: 'unnamed',
  },
  {
    call: 'contract requests',
    method: 'GET',
    path: '/wps/agent/contracts/requests',
    asks: 'token',
    answers: 'dailysalreqtype divtypecompperiodreq contracthoursalreq',
    why: 'unnamed',
  },
  { call: 'contracts', method: 'GET', path: '/wps/agent/contracts', why: 'unnamed' },
  { call: 'contract: accept', method: 'POST', path: '/wps/agent/contracts/:id/accept', why: 'unnamed' },
  { call: 'contract: refuse', method: 'POST', path: '/wps/agent/contracts/:id/refuse', why: 'unnamed' },
  { call: 'downline', method: 'GET', path: '/wps/agent/downline' },
  { call: 'downlines', method: 'GET', path: '/wps/agent/downlines' },
  { call: 'register downline', method: 'POST', path: '/wps/agent/downlines', why: 'unnamed' },
  { call: 'rebates', method: 'GET', path: '/wps/agent/rebates', why: 'unnamed' },
  { call: 'rebate settings', method: 'GET', path: '/wps/agent/rebates/settings', why: 'unnamed' },
  { call: 'set rebate', method: 'POST', path: '/wps/agent/rebates/settings', why: 'unnamed' },
  { call: 'daily salary', method: 'GET', path: '/wps/agent/salary/daily', why: 'unnamed' },
  { call: 'daily salary: apply', method: 'POST', path: '/wps/agent/salary/daily/apply', why: 'unnamed' },
  { call: 'daily salary: process', method: 'GET', path: '/wps/agent/salary/daily/process', why: 'unnamed' },
  { call: 'daily salary: history', method: 'GET', path: '/wps/agent/salary/daily/history', why: 'unnamed' },
  { call: 'hourly salary', method: 'GET', path: '/wps/agent/salary/hour', why: 'unnamed' },
  { call: 'dividends: current', method: 'GET', path: '/wps/agent/dividends/current', why: 'unnamed' },
  { call: 'dividends: history', method: 'GET', path: '/wps/agent/dividends/history', why: 'unnamed' },
  { call: 'dividends: payout', method: 'POST', path: '/wps/agent/dividends/payout', why: 'unnamed' },
  { call: 'affiliate URLs', method: 'GET', path: '/wps/agent/affiliate' },
  { call: 'create affiliate URL', method: 'POST', path: '/wps/agent/affiliate' },
  { call: 'delete affiliate URL', method: 'DELETE', path: '/wps/agent/affiliate/:code' },
  { call: 'quotas', method: 'GET', path: '/wps/agent/quotas', why: 'unnamed' },
  { call: 'transfer to a downline', method: 'POST', path: '/wps/agent/transfer', why: 'unnamed' },
]

/** Paths that `decisions` gives to what the specification shows no call for. */
const DECIDED: readonly NamedCall[] = [
  { call: 'messages', method: 'GET', path: '/wps/mail', why: 'unnamed' },
  { call: 'delete a message', method: 'DELETE', path: '/wps/mail/:id', why: 'unnamed' },
  { call: 'read a message', method: 'POST', path: '/wps/mail/:id/read', why: 'unnamed' },
  { call: 'rewards', method: 'GET', path: '/wps/rewards', why: 'unnamed' },
  { call: 'claim a reward', method: 'POST', path: '/wps/rewards/:id/claim', why: 'unnamed' },
  { call: 'goods', method: 'GET', path: '/wps/mall/goods', why: 'unnamed' },
  { call: 'orders of goods', method: 'GET', path: '/wps/mall/orders', why: 'unnamed' },
  { call: 'redeem', method: 'POST', path: '/wps/mall/goods/:id/redeem', why: 'unnamed' },
  { call: 'rebate', method: 'GET', path: '/wps/rebate', why: 'unnamed' },
  { call: 'claim a rebate', method: 'POST', path: '/wps/rebate/claim', why: 'unnamed' },
  { call: 'VIP', method: 'GET', path: '/wps/vip', why: 'unnamed' },
  { call: 'claim of a VIP level', method: 'POST', path: '/wps/vip/:level/claim', why: 'unnamed' },
]

export const namedCalls: readonly NamedCall[] = [
  ...GAMES,
  ...SYSTEM,
  ...CONTENT,
  ...ACCOUNT,
  ...MONEY,
  ...AGENT,
  ...DECIDED,
]
