import { h } from '#client/ui/dom'
import { overlay } from '#client/ui/over/overlay'
import type { Table } from '#client/ui/table'

const BIG_MS = 2600
const WAIT_MS = 3200

/** A big win over the whole stage; a tap ends it. */
export function celebrate(table: Table, amount: string, title: 'slot.big' | 'slot.mega'): Promise<void> {
  const { t, money, sound } = table
  sound.play([523, 659, 784, 1047, 784, 1047, 1319], 0.1)
  return overlay(
    table,
    { ms: BIG_MS, coins: true },
    h('p', { class: 'big-title' }, t(title)),
    h('p', { class: 'big-amount' }, money(amount)),
  )
}

/** Announces the free spins; they begin after a while by themselves. */
export function freeSpinsBegin(table: Table, count: number, most: number): Promise<void> {
  const { t, sound } = table
  sound.play([659, 784, 988, 1319], 0.13)
  return overlay(
    table,
    { ms: WAIT_MS, coins: false },
    h('p', { class: 'big-title' }, t('slot.free.title', { count })),
    h('p', { class: 'big-text' }, t('slot.free.text', { most })),
    h('button', { class: 'button', type: 'button' }, t('slot.free.begin')),
  )
}

export function freeSpinsEnd(table: Table, amount: string): Promise<void> {
  const { t, money } = table
  return overlay(
    table,
    { ms: WAIT_MS, coins: false },
    h('p', { class: 'big-text' }, t('slot.free.total')),
    h('p', { class: 'big-amount' }, money(amount)),
    h('button', { class: 'button', type: 'button' }, t('slot.continue')),
  )
}
