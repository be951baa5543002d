import { z } from 'zod'
import { moneyOrNothing } from './fields.ts'
import { pictureSlug } from './managed-documents.ts'

const MOST_TITLE = 80
const MOST_TEXT = 600
const MOST_RULES = 4_000
const MOST_ORDER = 9_999
const MOST_LEVEL = 99
const MOST_CONDITIONS = 20
const MOST_PERCENT = 1_000
/** Hundredths of a per cent. */
const MOST_RATE = 1_000
const MOST_RATES = 60
const LONGEST_WINDOW_DAYS = 400
const LONGEST_REBATE_DAYS = 60
const MOST_POINTS = 100_000_000
const MOST_STOCK = 1_000_000

const said = (most: number) =>
  z.strictObject({ EN: z.string().trim().max(most), TY: z.string().trim().max(most) })
const percent = z.number().int().min(0).max(MOST_PERCENT)

/** What leads to a level: valid turnover, deposits that were credited, days with play; each within the brand's window. */
export const VIP_CONDITIONS = ['turnover', 'deposit', 'days'] as const
export type VipConditionKind = (typeof VIP_CONDITIONS)[number]

/** `least` is an amount of money, of days a number without decimals. */
const vipCondition = z.strictObject({ kind: z.enum(VIP_CONDITIONS), least: moneyOrNothing })
export type VipCondition = z.output<typeof vipCondition>

export const vipLevelDocument = z.strictObject({
  /** Members begin at 0; a higher number is a higher level. */
  level: z.number().int().min(0).max(MOST_LEVEL),
  name: said(MOST_TITLE),
  /** All of them lead here from the level below; without any it is not reached by play. */
  conditions: z.array(vipCondition).max(MOST_CONDITIONS),
  /** What keeps a member here after a window has passed; without any the level is kept. */
  keep: z.array(vipCondition).max(MOST_CONDITIONS),
  /** Of the brand's rates of rebate. */
  rebatePercent: percent,
  /** Of the points that play gives. */
  pointsPercent: percent,
  /** Once, for coming here. */
  levelGift: moneyOrNothing,
  /** Every month. */
  monthGift: moneyOrNothing,
})

const rate = z.number().int().min(0).max(MOST_RATE)
const code = z.string().regex(/^[A-Za-z0-9_-]{1,32}$/, 'a code is letters, digits, _ and -')

/** What becomes of unclaimed rebate: paid with the day, or gone when its days are over. */
export const UNCLAIMED_REBATE = ['paid', 'lapses'] as const

export const rewardRulesDocument = z.strictObject({
  /** Days over which conditions of levels are counted. */
  windowDays: z.number().int().min(1).max(LONGEST_WINDOW_DAYS),
  /** Play from this day on gives points; nothing: none does. */
  pointsSince: z.iso.date().nullable(),
  /** Valid turnover for one point. */
  turnoverPerPoint: moneyOrNothing,
  /** Rates in hundredths of a per cent by game type; a provider's own goes before. */
  rebateTypes: z.array(z.strictObject({ code, rate })).max(MOST_RATES),
  rebateVendors: z.array(z.strictObject({ code, rate })).max(MOST_RATES),
  /** Less is not claimed by hand. */
  rebateLeast: moneyOrNothing,
  rebateUnclaimed: z.enum(UNCLAIMED_REBATE),
  /** So many days, today among them, may be claimed. */
  rebateDays: z.number().int().min(1).max(LONGEST_REBATE_DAYS),
  /** From this amount on two operators grant a reward. */
  twoPeopleFrom: moneyOrNothing,
  /** Said in the reward centre. */
  text: said(MOST_RULES),
})

/** What one gets: something sent to an address, something shown (a code), or money. */
export const GOOD_KINDS = ['parcel', 'told', 'cash'] as const
export type GoodKind = (typeof GOOD_KINDS)[number]

export const mallGoodDocument = z.strictObject({
  name: said(MOST_TITLE),
  about: said(MOST_TEXT),
  picture: pictureSlug,
  kind: z.enum(GOOD_KINDS),
  points: z.number().int().min(1).max(MOST_POINTS),
  /** How many there ever were: more are brought by a higher number. */
  stock: z.number().int().min(0).max(MOST_STOCK),
  /** How many one member may have; 0: as many as there are. */
  mostEach: z.number().int().min(0).max(MOST_STOCK),
  /** What is credited, where it is money. */
  cash: moneyOrNothing,
  on: z.boolean(),
  order: z.number().int().min(0).max(MOST_ORDER),
})

export type VipLevelDocument = z.output<typeof vipLevelDocument>
export type RewardRulesDocument = z.output<typeof rewardRulesDocument>
export type MallGoodDocument = z.output<typeof mallGoodDocument>
