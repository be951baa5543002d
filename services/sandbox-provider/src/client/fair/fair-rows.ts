import { canVerify } from '#client/fair/browser-stream'
import { verifyDraw, verifyRound } from '#client/fair/verify'
import { heightText } from '#client/ui/height'
import { fill, h } from '#client/ui/dom'
import { icon } from '#client/ui/icons'
import type { Table } from '#client/ui/table'
import type { FairState } from '#fair/fair.routes'
import type { DrawResult } from '#games/lottery/lottery-state'
import type { RoundView } from '#rounds/view'

/** The player's rounds with a button that computes each again. */
export function roundRows(table: Table, rounds: FairState['rounds']): HTMLElement {
  return h(
    'ul',
    { class: 'rows' },
    ...rounds.map(({ round, serverSeed }) =>
      h(
        'li',
        { class: 'row' },
        h(
          'div',
          { class: 'row-text' },
          h('strong', {}, `#${round.fair.nonce} · ${outcomeText(round)}`),
          h('span', { class: 'muted' }, `${table.money(round.stake)} → ${table.money(round.payout)}`),
          serverSeed !== null && h('code', {}, `${table.t('fair.server')}: ${serverSeed}`),
        ),
        roundCheck(table, round, serverSeed),
      ),
    ),
  )
}

export function drawRows(table: Table, results: DrawResult[]): HTMLElement {
  if (results.length === 0) return h('p', { class: 'muted' }, table.t('lotto.no.result'))
  return h(
    'ul',
    { class: 'rows' },
    ...results.map((result) =>
      h(
        'li',
        { class: 'row' },
        h(
          'div',
          { class: 'row-text' },
          h('strong', {}, `${result.top} · ${result.bottom}`),
          h('span', { class: 'muted' }, table.t('lotto.next', { draw: result.draw })),
          h('code', {}, `${table.t('fair.server')}: ${result.seed}`),
        ),
        check(table, () => verifyDraw(result, table.boot.game.nodeId)),
      ),
    ),
  )
}

function outcomeText(round: RoundView): string {
  if (round.kind === 'crash') return round.crash === null ? '…' : heightText(round.crash)
  if (round.kind !== 'slot' || round.outcome === null) return '…'
  return round.outcome.free.length > 0 ? `+${round.outcome.free.length}` : round.outcome.base.stops.join('-')
}

function roundCheck(table: Table, round: RoundView, serverSeed: string | null): HTMLElement {
  const { t } = table
  if (['refused', 'refunded', 'refunding'].includes(round.state)) return hint(t('fair.void'))
  if (round.state === 'open' || round.kind === 'lottery') return hint(t('fair.undecided'))
  if (serverSeed === null) return hint(t('fair.secret'))
  return check(table, () => verifyRound(round, serverSeed))
}

function hint(text: string): HTMLElement {
  return h('span', { class: 'row-hint muted' }, text)
}

function check({ t }: Table, compute: () => Promise<boolean>): HTMLElement {
  const place = h('span', { class: 'row-check', role: 'status' })
  const run = async (): Promise<void> => {
    const right = await compute().catch(() => false)
    fill(
      place,
      h(
        'span',
        { class: 'verdict', 'data-right': String(right) },
        icon(right ? 'check' : 'close'),
        t(right ? 'fair.right' : 'fair.wrong'),
      ),
    )
  }
  place.append(
    h(
      'button',
      { type: 'button', class: 'button small', disabled: !canVerify(), onclick: () => void run() },
      t('fair.check'),
    ),
  )
  return place
}
