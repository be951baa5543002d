import { canVerify } from '#client/fair/browser-stream'
import { drawRows, roundRows } from '#client/fair/fair-rows'
import { fill, h } from '#client/ui/dom'
import { openSheet } from '#client/ui/over/sheet'
import type { Table } from '#client/ui/table'
import type { FairState } from '#fair/fair.routes'
import type { LotteryState } from '#games/lottery/lottery-state'

/** Explains how rounds are decided, lists the last ones and lets the device compute them again. */
export async function openFairness(table: Table): Promise<void> {
  const { boot, t, api } = table
  const content = h('div', { class: 'fair' }, h('p', { class: 'muted' }, t('loading')))
  openSheet(t, t('fair.title'), content)
  const warning = canVerify() ? null : h('p', { class: 'warning', role: 'note' }, t('fair.no.crypto'))
  try {
    if (boot.kind === 'lottery') {
      const state = await api.call<LotteryState>('lottery/state')
      fill(
        content,
        h('p', {}, t('fair.text.lottery')),
        fact(t('fair.commitment'), state.commitment),
        warning,
        h('h3', {}, t('fair.draws')),
        drawRows(table, state.results),
      )
    } else draw(await api.call<FairState>('fair'))
  } catch (error) {
    table.refused(error)
  }

  function draw({ current, rounds }: FairState): void {
    const input = h('input', {
      class: 'input',
      id: 'client-seed',
      value: current.clientSeed,
      maxlength: 64,
      autocomplete: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
      'aria-describedby': 'client-seed-fault',
    })
    const fault = h('p', { class: 'fault', id: 'client-seed-fault', role: 'alert' })
    const renew = async (): Promise<void> => {
      const clientSeed = input.value.trim()
      const valid = /^[\x21-\x39\x3b-\x7e]{1,64}$/.test(clientSeed)
      input.setAttribute('aria-invalid', String(!valid))
      fault.textContent = valid ? '' : t('fair.client.invalid')
      if (!valid) return
      try {
        draw(await api.call<FairState>('fair/renew', { clientSeed }))
        table.toast(t('fair.renewed'), 'good')
        table.announce(t('fair.renewed'))
      } catch (error) {
        table.refused(error)
      }
    }
    fill(
      content,
      h('p', {}, t('fair.text')),
      h('p', {}, t('fair.text.2')),
      fact(t('fair.hash'), current.hash),
      fact(t('fair.nonce'), String(current.nonce)),
      h('label', { class: 'label', for: 'client-seed' }, t('fair.client')),
      input,
      fault,
      h('button', { class: 'button', type: 'button', onclick: () => void renew() }, t('fair.renew')),
      warning,
      h('h3', {}, t('fair.rounds')),
      rounds.length === 0 ? h('p', { class: 'muted' }, t('fair.rounds.none')) : roundRows(table, rounds),
    )
  }
}

function fact(name: string, value: string): HTMLElement {
  return h('div', { class: 'fact' }, h('span', { class: 'label' }, name), h('code', {}, value))
}
