import { DAY_FIGURES, type DayFigure, type DayFigureName } from '@site/shared-api/contract/day-report'
import type { Platform } from '#api/platform'
import type { Database } from '#db/database'
import { withoutTimeouts } from '#db/without-timeouts'
import { toDecimal } from '#money/ledger/money'
import { closing } from '#money/report/figures/closing'
import { equals, type Check, type Day, type Figure } from '#money/report/figures/day'
import { dayLines, type DayLines } from '#money/report/figures/kept-lines'
import { AGENT_PAY_KINDS, PAIRS } from '#money/report/figures/order-pairs'
import { firstDeposits, registered } from '#money/report/figures/people'
import { played } from '#money/report/figures/play'
import { points } from '#money/report/figures/points'
import { ProviderBooks } from '#money/report/figures/provider-books'
import { addDays } from '#money/record/range'
import { closingOf } from '#money/report/repository'

type Figures = Record<DayFigureName, Figure>

/**
 * Every figure of a brand's day, each with what it must equal: read at one moment of the books, then compared with the books of the
 * providers.
 */
export async function figuresOfDay(platform: Platform, day: Day): Promise<DayFigure[]> {
  const own = await withoutTimeouts(platform.db, (one) =>
    one
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) => ownFigures(tx, day)),
  )
  const books = new ProviderBooks(platform)
  const providerChecks: Partial<Record<DayFigureName, Check | undefined>> = {
    deposits: await books.deposits(day),
    withdrawals: await books.withdrawals(day),
    stakes: await books.rounds(day),
  }
  return DAY_FIGURES.map((name) => {
    const figure = own[name]
    const more = providerChecks[name]
    return toFigureDto(name, { ...figure, checks: [...figure.checks, ...(more ? [more] : [])] }, day.currency)
  })
}

/** All of it from our own books. */
async function ownFigures(tx: Database, day: Day): Promise<Figures> {
  const lines = await dayLines(tx, day)
  const people = await registered(tx, day)
  const first = await firstDeposits(tx, day)
  const play = await played(tx, day)
  const spent = await points(tx, day)
  const pair = async (name: keyof typeof PAIRS) => await PAIRS[name](tx, day)
  const [reversed, deposits, depositFees, payouts, payoutFees] = [
    await pair('deposits-reversed'),
    await pair('deposits'),
    await pair('deposit-fees'),
    await pair('withdrawals'),
    await pair('withdrawal-fees'),
  ]
  /** Orders with entries of one kind: what members were credited with, or what left them. */
  const simple = async (name: keyof typeof PAIRS, ...checks: Check[]): Promise<Figure> => {
    const { check, count, ours } = await pair(name)
    return { count: Number(count), amount: ours, checks: [...checks, check] }
  }
  return {
    registrations: { count: Number(people.count), amount: null, checks: [people.check] },
    'first-deposits': { count: Number(first.count), amount: first.amount, checks: [first.check] },
    deposits: {
      ...creditOf(lines, 'deposit'),
      checks: [lines.check('credit', 'deposit'), deposits.check],
    },
    'deposits-reversed': {
      count: Number(reversed.count),
      amount: reversed.ours,
      checks: [reversed.check],
    },
    'deposit-fees': { count: null, amount: depositFees.ours, checks: [depositFees.check] },
    withdrawals: {
      count: Number(payouts.count),
      amount: payouts.ours,
      checks: [lines.check('debit', 'hold-posted'), payouts.check],
    },
    'withdrawal-fees': { count: null, amount: payoutFees.ours, checks: [payoutFees.check] },
    'withdrawals-returned': {
      ...creditOf(lines, 'withdrawal-returned'),
      checks: [lines.check('credit', 'withdrawal-returned')],
    },
    stakes: { count: Number(play.rounds), amount: play.bet, checks: [play.bets] },
    wins: { count: null, amount: play.won, checks: [play.wins] },
    jackpots: await simple('jackpots', lines.check('credit', 'jackpot')),
    rewards: await simple('rewards', lines.check('credit', 'reward')),
    gifts: await simple('gifts', lines.check('credit', 'gift')),
    'bonus-given': await simple('bonus-given', lines.check('credit', 'bonus')),
    'bonus-converted': await simple('bonus-converted', lines.check('credit', 'bonus-converted')),
    'bonus-ended': await simple('bonus-ended', lines.check('debit', 'bonus-forfeited', 'bonus-expired')),
    rebate: await simple('rebate', lines.check('credit', 'rebate')),
    'points-given': { count: null, amount: spent.given, points: true, checks: [spent.checks.given] },
    'points-spent': { count: spent.orders, amount: spent.spent, points: true, checks: [spent.checks.spent] },
    adjustments: await simple('adjustments', lines.check('net', 'adjustment')),
    'agent-pay': await simple('agent-pay', lines.check('net', ...AGENT_PAY_KINDS)),
    ...(await closings(tx, day, lines)),
  }
}

const creditOf = (lines: DayLines, kind: string) => {
  const { credit, lines: count } = lines.of(kind)
  return { count: Number(count), amount: credit }
}

/** What members had in the end: the day before, and what moved since; and all that moved, as kept and as the lines say. */
async function closings(
  tx: Database,
  day: Day,
  lines: DayLines,
): Promise<Pick<Figures, 'closing' | 'closing-bonus' | 'closing-held' | 'closing-debt'>> {
  const end = await closing(tx, day)
  const { kept, real } = lines.net()
  const before = await closingOf(tx, { ...day, day: addDays(day.day, -1) })
  const whole = equals('ledger', kept, real)
  return {
    closing: {
      count: null,
      amount: end.all,
      checks: [...(before === undefined ? [] : [equals('before', end.all, before + kept)]), whole],
    },
    'closing-bonus': { count: null, amount: end.bonus, checks: [] },
    'closing-held': { count: null, amount: end.held, checks: [] },
    'closing-debt': { count: null, amount: end.debt, checks: [] },
  }
}

/** As it is stored and shown: exact text. */
function toFigureDto(name: DayFigureName, figure: Figure, currency: string): DayFigure {
  const isPoints = figure.points === true
  const text = (value: bigint | string | null, counts = isPoints): string | null =>
    value === null || typeof value === 'string'
      ? value
      : counts
        ? value.toString()
        : toDecimal(value, currency)
  return {
    name,
    count: figure.count,
    amount: text(figure.amount),
    checks: figure.checks.map(({ against, agrees, counts = isPoints, found, ours, rows }) => ({
      against,
      agrees,
      ours: text(ours, counts),
      found: text(found, counts),
      rows: rows.map((row) => ({ ...row, ours: text(row.ours), theirs: text(row.theirs) })),
    })),
  }
}
