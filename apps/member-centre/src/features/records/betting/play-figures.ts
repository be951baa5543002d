import type { Translate } from '@site/shared-api'
import type { Figure } from '#figures/figures.tsx'

interface Played {
  readonly rounds: number
  readonly bet: string
  readonly won: string
  readonly jackpot: string
  readonly net: string
}

/** What play comes to, in words: the result over bets, wins and rounds; a jackpot where there was one. */
export function playFigures(
  { rounds, bet, won, jackpot, net }: Played,
  t: Translate,
  money: (amount: string) => string,
): Figure[] {
  return [
    { name: t('record.net'), text: money(net), amount: net, first: true },
    { name: t('record.bet'), text: money(bet) },
    { name: t('record.won'), text: money(won) },
    ...(/[1-9]/.test(jackpot) ? [{ name: t('record.jackpot'), text: money(jackpot) }] : []),
    { name: t('record.rounds'), text: `${rounds}` },
  ]
}
