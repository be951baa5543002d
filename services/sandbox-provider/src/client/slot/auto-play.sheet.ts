import { h } from '#client/ui/dom'
import { openSheet } from '#client/ui/over/sheet'
import type { Table } from '#client/ui/table'

/** When spins that run by themselves come to an end. */
export interface AutoPlan {
  spins: number
  /** Multiples of the stake; null for no limit. */
  loss: number | null
  win: number | null
  atFreeSpins: boolean
}

const SPINS = [10, 25, 50, 100]
const LOSSES = [10, 25, 50, null]
const WINS = [10, 50, null]

/** Lets the player choose how far auto-play goes; `start` is called when it begins. */
export function openAutoPlay({ t }: Table, start: (plan: AutoPlan) => void): void {
  const plan: AutoPlan = { spins: 25, loss: 25, win: null, atFreeSpins: true }
  const begin = h('button', { type: 'button', class: 'button' })
  const draw = (): void => {
    begin.textContent = t('slot.auto.start', { count: plan.spins })
  }
  const times = (count: number | null): string =>
    count === null ? t('slot.auto.never') : t('slot.auto.times', { count })
  const free = h('input', { type: 'checkbox', checked: true })
  free.addEventListener('change', () => (plan.atFreeSpins = free.checked))
  draw()
  const sheet = openSheet(
    t,
    t('slot.auto.title'),
    h('p', { class: 'muted' }, t('slot.auto.text')),
    choice(
      t('slot.auto'),
      SPINS,
      plan.spins,
      (count) => t('slot.auto.spins', { count }),
      (count) => {
        plan.spins = count
        draw()
      },
    ),
    choice(t('slot.auto.loss'), LOSSES, plan.loss, times, (loss) => (plan.loss = loss)),
    choice(t('slot.auto.win'), WINS, plan.win, times, (win) => (plan.win = win)),
    h('label', { class: 'check' }, free, h('span', {}, t('slot.auto.free'))),
    begin,
  )
  begin.addEventListener('click', () => {
    sheet.close()
    start(plan)
  })
}

function choice<T>(
  label: string,
  values: readonly T[],
  first: T,
  text: (value: T) => string,
  chosen: (value: T) => void,
): HTMLElement {
  const buttons = values.map((value) => {
    const button = h(
      'button',
      { type: 'button', class: 'chip', 'aria-pressed': String(value === first) },
      text(value),
    )
    button.addEventListener('click', () => {
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === button))
      chosen(value)
    })
    return button
  })
  return h(
    'div',
    { class: 'choice', role: 'group', 'aria-label': label },
    h('span', { class: 'label' }, label),
    h('div', { class: 'chips' }, ...buttons),
  )
}
