import { z } from 'zod'
import { WAGER_BASES } from './bonus.ts'
import { bankId, CARD_KINDS } from './bank-card.ts'
import { MOST_CHAT_TEXT } from './chat.ts'
import { BANNER_GROUPS } from './constants.ts'
import { DEPOSIT_METHODS } from './deposit.ts'
import { moment } from './fields.ts'
import { IDENTITY_NEEDED } from './play-limit.ts'

const MOST_TITLE = 200
/** Of one language, before it is sanitised. */
const MOST_HTML = 20_000
const MOST_ORDER = 9_999
const MOST_PICTURES = 8
const MOST_CATEGORIES = 16
/** Questions of one topic of help. */
const MOST_ITEMS = 24

/** A text once per language; a language that the brand does not offer may be empty. */
const title = z.strictObject({ EN: z.string().trim().max(MOST_TITLE), TY: z.string().trim().max(MOST_TITLE) })
/** HTML once per language; scripts, styles, handlers and foreign protocols are taken out when it is written. */
const richText = z.strictObject({ EN: z.string().max(MOST_HTML), TY: z.string().max(MOST_HTML) })
/** A picture by its slug: what an upload answered, or one that the house draws. */
export const pictureSlug = z.string().regex(/^[a-z0-9-]{1,64}$/, 'a picture is what its upload answered')
const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'an id is small letters, digits and -')
const order = z.number().int().min(0).max(MOST_ORDER)

/** When it is shown: from a moment on, until another or for good. */
const shown = { startAt: moment, endAt: moment.nullable() }
const placed = { order, ...shown }

export const bannerDocument = z.strictObject({
  place: z.enum(BANNER_GROUPS),
  picture: pictureSlug,
  /** Said to those who do not see the picture. */
  title,
  linkedPromotionId: id.nullable(),
  membersOnly: z.boolean(),
  ...placed,
})

const notice = {
  title,
  content: richText,
  picture: pictureSlug.nullable(),
  linkedPromotionId: id.nullable(),
  membersOnly: z.boolean(),
  ...placed,
}

export const popupDocument = z.strictObject(notice)

export const tickerDocument = z.strictObject({
  ...notice,
  /** Leads the list of notices. */
  leading: z.boolean(),
  /** Shown among the news of the lobby. */
  lobbyNews: z.boolean(),
})

export const announcementDocument = tickerDocument.extend({ audience: z.enum(['players', 'agents']) })

export const promotionDocument = z.strictObject({
  title,
  content: richText,
  /** The first is the cover. */
  pictures: z.array(pictureSlug).max(MOST_PICTURES),
  categories: z.array(id).max(MOST_CATEGORIES),
  imageRequired: z.boolean(),
  remarkRequired: z.boolean(),
  /** Whether members join it; documents written before this field take members as before. */
  signUp: z.boolean().default(true),
  membersOnly: z.boolean(),
  /** Whether it leads the side menu, and the line that is shown there. */
  hot: z.strictObject({ lead: richText }).nullable(),
  ...placed,
})

export const promotionCategoryDocument = z.strictObject({ title, order })

/** What `tag` and `c` of an address name. */
const tag = z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/, 'a tag is small letters, digits and -')

export const helpDocument = z.strictObject({
  tag,
  title,
  /** Above the questions; either may be empty. */
  content: richText,
  items: z.array(z.strictObject({ tag, title, content: richText })).max(MOST_ITEMS),
  order,
})

/** Decimal text with the decimals of the brand's currency, nothing among it. */
const money = z
  .string()
  .regex(/^(0|[1-9]\d{0,11})(?:\.\d{2,3})?$/, 'decimal text with the decimals of the currency')
const MOST_QUICK = 8
const MOST_FEE = 2_000
const LONGEST_WAIT_MINUTES = 24 * 60
const line = z.string().trim().max(120)

export const depositChannelDocument = z.strictObject({
  name: title,
  /** A line below the name: how fast, from which banks. */
  note: z.strictObject({ EN: line, TY: line }),
  /** Who moves the money: a name of the list of providers. */
  provider: z.string().regex(/^[a-z][a-z0-9-]{0,31}$/),
  method: z.enum(DEPOSIT_METHODS),
  on: z.boolean(),
  min: money,
  max: money,
  /** Hundredths of a per cent of what is paid. */
  feeBasisPoints: z.number().int().min(0).max(MOST_FEE),
  feeFixed: money,
  quickAmounts: z.array(money).max(MOST_QUICK),
  /** How long an order waits for its money. */
  minutes: z.number().int().min(1).max(LONGEST_WAIT_MINUTES),
  order,
})

export const depositRulesDocument = z.strictObject({
  /** From this amount on two people settle a deposit by hand. */
  twoPeopleFrom: money,
  /** Orders of one member that wait at once. */
  mostOpen: z.number().int().min(1).max(20),
  /** Orders that one member may begin within an hour. */
  mostPerHour: z.number().int().min(1).max(10_000).default(60),
  /** Promotions that may be chosen with a deposit, in their order. */
  promotions: z.array(id).max(20),
})

const MOST_DIGITS = 34

export const withdrawRulesDocument = z.strictObject({
  /** Whether anything is paid out. */
  on: z.boolean(),
  /** Who moves the money: a name of the list of providers. */
  provider: z.string().regex(/^[a-z][a-z0-9-]{0,31}$/),
  min: money,
  max: money,
  /** Hundredths of a per cent of what leaves the wallet. */
  feeBasisPoints: z.number().int().min(0).max(MOST_FEE),
  feeFixed: money,
  /** Withdrawals of one member within a day of the brand, and what they may come to. */
  mostPerDay: z.number().int().min(1).max(100),
  mostAmountPerDay: money,
  /** From this amount on two people approve. */
  twoPeopleFrom: money,
  /** Cards that one member may have. */
  mostCards: z.number().int().min(1).max(20),
  /** Hours for which a card or a device counts as new. */
  newForHours: z.number().int().min(0).max(720),
  /** Where money is paid out to, in their order, with the shape of numbers there. */
  banks: z
    .array(
      z.strictObject({
        id: bankId,
        kind: z.enum(CARD_KINDS),
        name: title,
        minDigits: z.number().int().min(4).max(MOST_DIGITS),
        maxDigits: z.number().int().min(4).max(MOST_DIGITS),
        prefix: z.string().regex(/^\d{0,8}$/),
      }),
    )
    .max(60),
})

const MOST_COOLING_HOURS = 30 * 24
const MOST_CHECK_MINUTES = 240
const minutes = z.number().int().min(1).max(MOST_CHECK_MINUTES)

/** What a shared name or browser alone scores, and more than everything together does. */
const LEAST_SCORE = 30
const MOST_SCORE = 500
/** A card, a mailbox or a paper scores 100, name and birthday 80. */
export const DUPLICATE_SCORE = 80
const score = z.number().int().min(LEAST_SCORE).max(MOST_SCORE).default(DUPLICATE_SCORE)

export const playRulesDocument = z.strictObject({
  /** Hours before a higher limit may be confirmed, never less than a day, and for how long it may be. */
  coolingHours: z.number().int().min(24).max(MOST_COOLING_HOURS),
  confirmHours: z.number().int().min(1).max(MOST_COOLING_HOURS),
  /** Minutes between two reality checks: what holds without a choice, and the bounds of a member's own. */
  realityDefault: minutes,
  realityLeast: minutes,
  realityMost: minutes,
  /** When members have to show who they are. */
  identity: z.enum(IDENTITY_NEEDED),
  /** Days after which papers are to be shown anew; 0: never. */
  identityDays: z.number().int().min(0).max(3_650),
  /** From which score two accounts may be one person's: an operator looks; and nothing is given until then, never below the first. */
  duplicateCase: score,
  duplicateHold: score,
})

const code = z.string().regex(/^[A-Z0-9_]{1,32}$/, 'a code is capital letters, digits and _')
const percent = z.number().int().min(0).max(100)
const MOST_WEIGHTS = 200
const MOST_DEPOSIT_PERCENT = 2_000

export const turnoverRulesDocument = z.strictObject({
  /** How much valid turnover each deposit asks before a withdrawal, in per cent of it: 100 is once. */
  depositPercent: z.number().int().min(0).max(MOST_DEPOSIT_PERCENT),
  /** How many per cent of a stake are valid turnover; what is not named counts whole. */
  types: z.array(z.strictObject({ gameType: code, percent })).max(MOST_WEIGHTS),
  /** Those of a provider hold before those of a game type. */
  vendors: z.array(z.strictObject({ vendor: code, percent })).max(MOST_WEIGHTS),
})

export const securityRulesDocument = z.strictObject({
  /** Hours for which withdrawals wait after a change of password, card, address or second factor; 0: they do not. */
  coolingHours: z.number().int().min(0).max(720),
  /** What members choose their security questions from; fewer than they choose: there are none. */
  questions: z.array(z.strictObject({ id: bankId, text: title })).max(40),
})

export const bonusRuleDocument = z.strictObject({
  /** The promotion that gives it, one rule each; its title is the bonus's. */
  promotionId: id,
  on: z.boolean(),
  /** Of what was credited, rounded down to the smallest unit. */
  percent: z.number().int().min(1).max(1_000),
  /** The most that is given. */
  most: money,
  /** The least deposit that it is given with. */
  minDeposit: money,
  wagerTimes: z.number().int().min(0).max(200),
  wagerOf: z.enum(WAGER_BASES),
  /** A round with a higher stake counts for nothing; 0: there is no such bound. */
  maxBet: money,
  excludedTypes: z.array(code).max(MOST_WEIGHTS),
  excludedVendors: z.array(code).max(MOST_WEIGHTS),
  excludedGames: z.array(z.string().regex(/^\d{1,18}$/, 'the number of a game')).max(MOST_WEIGHTS),
  /** How long there is to play, from when it can be played for. */
  days: z.number().int().min(1).max(365),
  /** How often one member has it; 0: as often as they like. */
  perMember: z.number().int().min(0).max(1_000),
  /** Days of the week, 0 for Sunday, on which its deposit has to begin, by the brand's clock; none: every day. */
  weekdays: z.array(z.number().int().min(0).max(6)).max(7).default([]),
  /** How often one member has it with deposits that began on one day; 0: as often as they like. */
  perDay: z.number().int().min(0).max(100).default(0),
})

/** A ready answer of customer service: plain text, once per language. */
export const cannedAnswerDocument = z.strictObject({
  title,
  text: z.strictObject({
    EN: z.string().trim().max(MOST_CHAT_TEXT),
    TY: z.string().trim().max(MOST_CHAT_TEXT),
  }),
  order,
})

export const providerDocument = z.strictObject({ down: z.boolean() })

export type BannerDocument = z.output<typeof bannerDocument>
export type PopupDocument = z.output<typeof popupDocument>
export type TickerDocument = z.output<typeof tickerDocument>
export type AnnouncementDocument = z.output<typeof announcementDocument>
export type PromotionDocument = z.output<typeof promotionDocument>
export type PromotionCategoryDocument = z.output<typeof promotionCategoryDocument>
export type HelpDocument = z.output<typeof helpDocument>
export type DepositChannelDocument = z.output<typeof depositChannelDocument>
export type DepositRulesDocument = z.output<typeof depositRulesDocument>
export type WithdrawRulesDocument = z.output<typeof withdrawRulesDocument>
export type PlayRulesDocument = z.output<typeof playRulesDocument>
export type TurnoverRulesDocument = z.output<typeof turnoverRulesDocument>
export type SecurityRulesDocument = z.output<typeof securityRulesDocument>
export type BonusRuleDocument = z.output<typeof bonusRuleDocument>
export type ProviderDocument = z.output<typeof providerDocument>
