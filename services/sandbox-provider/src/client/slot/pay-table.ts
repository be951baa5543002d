import { paintSymbols } from '#client/slot/reels/symbols'
import { h } from '#client/ui/dom'
import { decimalOf, minorOf } from '#client/ui/money'
import type { Table } from '#client/ui/table'
import { LADDER, LINES, PAYS, PICTURES, SCATTER, type Symbol } from '#games/slot/tables'

const SIZE = 56

/** What the symbols pay at a stake. */
export function payTable({ theme, boot, t, money }: Table, stake: string): Node[] {
  const { sharp } = paintSymbols(theme, boot.game.nodeId, SIZE, 2)
  const amount = (twentieths: number): string =>
    money(decimalOf((minorOf(stake) * twentieths) / LINES.length))
  const scatter = (count: number): string => amount((SCATTER[count]?.pay ?? 0) * LINES.length)
  const picture = (symbol: Symbol, name: string): HTMLElement => {
    const drawn = sharp[symbol]
    drawn.className = 'pay-picture'
    drawn.setAttribute('role', 'img')
    drawn.setAttribute('aria-label', name)
    return drawn
  }
  return [
    h('h3', {}, t('slot.table')),
    h('p', { class: 'muted' }, t('slot.table.lines', { lines: LINES.length, stake: money(stake) })),
    h(
      'ul',
      { class: 'pays' },
      ...PICTURES.map((symbol, i) =>
        h(
          'li',
          { class: 'pay' },
          picture(symbol, String(i + 1)),
          h(
            'div',
            { class: 'pay-lines' },
            ...[5, 4, 3].map((count) =>
              h('span', {}, h('b', {}, `${count}× `), amount(PAYS[symbol][count - 3] ?? 0)),
            ),
          ),
        ),
      ),
    ),
    h('div', { class: 'special' }, picture('W', t('name.wild')), h('p', {}, t('slot.wild'))),
    h(
      'div',
      { class: 'special' },
      picture('S', t('name.scatter')),
      h('p', {}, t('slot.scatter', { three: scatter(3), four: scatter(4), five: scatter(5) })),
    ),
    h('p', {}, t('slot.ladder', { ladder: LADDER.map((step) => `×${step}`).join(' ') })),
    h('h3', {}, t('slot.lines')),
    h('ul', { class: 'line-maps' }, ...LINES.map((rows, i) => lineMap(rows, i + 1))),
  ]
}

function lineMap(rows: readonly number[], number: number): HTMLElement {
  return h(
    'li',
    { class: 'line-map', 'aria-label': `${number}: ${rows.map((row) => row + 1).join(' ')}` },
    h('span', { class: 'line-number' }, String(number)),
    h(
      'span',
      { class: 'line-cells', 'aria-hidden': 'true' },
      ...[0, 1, 2].flatMap((row) => rows.map((of) => h('i', { 'data-on': String(of === row) }))),
    ),
  )
}
