import { shortDraw } from '#client/lottery/draw-board'
import { h } from '#client/ui/dom'
import { minorOf } from '#client/ui/money'
import type { Table } from '#client/ui/table'
import { LINE_KINDS, LINE_RULES } from '#games/lottery/tables'
import type { DrawResult } from '#games/lottery/lottery-state'
import type { LotteryView } from '#rounds/view'

/** The player's tickets, newest first. */
export function ticketList(table: Table, tickets: LotteryView[], lastRevealed: number): HTMLElement {
  const { t } = table
  if (tickets.length === 0) return h('p', { class: 'muted' }, t('lotto.mine.none'))
  return h(
    'ul',
    { class: 'mine' },
    ...tickets.map((ticket) => ticketRow(table, ticket, ticket.draw <= lastRevealed)),
  )
}

function ticketRow({ t, money }: Table, ticket: LotteryView, isRevealed: boolean): HTMLElement {
  const won = minorOf(ticket.payout)
  const decided = ticket.drawn !== null && isRevealed
  const void_ = ticket.state === 'refunded' || ticket.state === 'refunding'
  const result = void_
    ? t('fair.void')
    : !decided
      ? t('lotto.waiting')
      : won > 0
        ? t('lotto.won', { amount: money(ticket.payout) })
        : t('lotto.lost')
  return h(
    'li',
    { class: 'mine-row', 'data-won': String(decided && won > 0) },
    h(
      'div',
      { class: 'mine-head' },
      h('span', {}, t('lotto.next', { draw: shortDraw(ticket.draw) })),
      h('span', { class: 'muted' }, money(ticket.stake)),
      h('b', {}, result),
    ),
    h(
      'div',
      { class: 'mine-lines' },
      ...ticket.lines.map((line) =>
        h(
          'span',
          { class: 'mine-line', 'data-won': String(decided && minorOf(line.payout) > 0) },
          `${t(`lotto.kind.${line.kind}`)} `,
          h('b', {}, line.number),
        ),
      ),
    ),
  )
}

export function resultList({ t }: Table, results: DrawResult[]): HTMLElement {
  if (results.length === 0) return h('p', { class: 'muted' }, t('lotto.no.result'))
  return h(
    'ul',
    { class: 'results' },
    ...results.map((result) =>
      h(
        'li',
        { class: 'result' },
        h('span', { class: 'muted' }, shortDraw(result.draw)),
        h('b', {}, result.top),
        h('b', { class: 'result-bottom' }, result.bottom),
      ),
    ),
  )
}

/** What each kind pays and returns. */
export function kindTable({ t, opened }: Table): HTMLElement {
  return h(
    'ul',
    { class: 'kind-table' },
    ...LINE_KINDS.map((kind) => {
      const { digits, pay } = LINE_RULES[kind]
      const pays =
        kind === 'tod3'
          ? `${pay('123') / 100} / ${pay('122') / 100}`
          : String(pay('123'.slice(0, digits)) / 100)
      return h(
        'li',
        { class: 'kind-row' },
        h(
          'div',
          {},
          h('b', {}, t(`lotto.kind.${kind}`)),
          h('p', { class: 'label' }, t(`lotto.hint.${kind}`)),
        ),
        h('span', {}, `×${pays}`),
        h('span', { class: 'muted' }, `${opened.published.lines?.[kind] ?? ''}%`),
      )
    }),
  )
}
