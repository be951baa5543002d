import { z } from 'zod'
import { LINE_KINDS } from '#games/lottery/tables'

export const amountText = z.string().regex(/^\d{1,12}\.\d{2}$/)

export const launchBody = z.strictObject({
  token: z.string().min(1).max(512),
  game: z.strictObject({
    nodeId: z.string().regex(/^\d{1,18}$/),
    gameId: z.string().max(128),
    gameCode: z.string().max(128),
    gameType: z.string().max(32),
    name: z.string().min(1).max(200),
    vendor: z.string().max(64),
    vendorName: z.string().max(200),
    /** Of lotteries alone; the sandbox has one kind of draw. */
    prizeMode: z.string().max(64).optional(),
    playType: z.string().max(64).optional(),
  }),
  mode: z.enum(['real', 'free']),
  language: z.enum(['TY', 'EN']),
  currency: z.strictObject({ code: z.string().regex(/^[A-Z]{3,5}$/), symbol: z.string().min(1).max(6) }),
  player: z.string().min(1).max(200),
  lobbyOrigin: z
    .string()
    .refine((text) => URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text),
  artUrl: z
    .string()
    .max(2000)
    .refine((text) => URL.canParse(text) && /^https?:/.test(text)),
  channel: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
})
export type LaunchBody = z.output<typeof launchBody>

export const launchRecord = z.object({
  play: z.string(),
  body: launchBody,
  at: z.number(),
  /** The wallet's session of a real game, once it was opened. */
  session: z.string().nullable(),
  openedAt: z.number().nullable(),
})
export type Launch = z.output<typeof launchRecord>

const spin = z.object({
  stops: z.array(z.number()),
  multiplier: z.number(),
  wins: z.array(
    z.object({
      line: z.number(),
      symbol: z.enum(['W', 'S', 'a', 'b', 'c', 'd', '1', '2', '3', '4']),
      count: z.number(),
      pay: z.number(),
    }),
  ),
  scatters: z.number(),
  pay: z.number(),
})

const common = {
  id: z.string(),
  who: z.string(),
  seat: z.string(),
  mode: z.enum(['real', 'free']),
  session: z.string().nullable(),
  currency: z.string(),
  nodeId: z.string(),
  clientId: z.string(),
  at: z.number(),
  stake: amountText,
  /** What the round pays; known to the server long before it is shown. */
  payout: amountText,
  /** betting: the bet was sent to the wallet; open: the wallet accepted it; settling: the pay is on its way; the rest is final. */
  state: z.enum(['betting', 'open', 'settling', 'closed', 'refused', 'refunding', 'refunded']),
  /** Why a bet did not stand. */
  reason: z.string().nullable(),
  /** The balance that the wallet named last for this round. */
  balance: z.string().nullable(),
  /** Won by this bet from the house's pool. */
  jackpot: amountText.nullable(),
  /** Commitment, client seed and number of the round; a shared draw has its own. */
  fair: z.object({ hash: z.string(), clientSeed: z.string(), nonce: z.number() }),
}

export const slotRound = z.object({
  ...common,
  kind: z.literal('slot'),
  outcome: z.object({ base: spin, free: z.array(spin), pay: z.number() }),
  /** Spins that the player has seen. */
  shown: z.number(),
})
export type SlotRound = z.output<typeof slotRound>

export const crashRound = z.object({
  ...common,
  kind: z.literal('crash'),
  /** Heights in hundredths. */
  crash: z.number(),
  auto: z.number().nullable(),
  cashedOut: z.number().nullable(),
  startedAt: z.number().nullable(),
})
export type CrashRound = z.output<typeof crashRound>

export const ticketLine = z.object({ kind: z.enum(LINE_KINDS), number: z.string(), stake: amountText })
export type TicketLine = z.output<typeof ticketLine>

export const lotteryRound = z.object({
  ...common,
  kind: z.literal('lottery'),
  draw: z.number(),
  lines: z.array(ticketLine.extend({ payout: amountText })),
  drawn: z.object({ top: z.string(), bottom: z.string() }).nullable(),
})
export type LotteryRound = z.output<typeof lotteryRound>

export const roundRecord = z.discriminatedUnion('kind', [slotRound, crashRound, lotteryRound])
export type Round = z.output<typeof roundRecord>

/** A wallet call that must be answered, kept until it is. */
export const walletCall = z.object({
  id: z.string(),
  operation: z.enum(['bet', 'bet-win', 'win', 'end-round', 'refund']),
  body: z.record(z.string(), z.union([z.string(), z.boolean()])),
  round: z.string(),
  since: z.number(),
  /** Answered in an unexpected way; tried again now and then, never dropped. */
  parked: z.boolean(),
  /** It must be carried through: no taking back after a while. */
  firm: z.boolean(),
})
export type WalletCall = z.output<typeof walletCall>

export const seedRecord = z.object({
  serverSeed: z.string(),
  hash: z.string(),
  clientSeed: z.string(),
  /** Rounds made with it. */
  nonce: z.number(),
})
export type Seed = z.output<typeof seedRecord>

export const chainRecord = z.object({
  root: z.string(),
  commitment: z.string(),
  first: z.number(),
  length: z.number(),
})
export type Chain = z.output<typeof chainRecord>

export const text = z.string()
