import { h } from '#client/ui/dom'
import { icon } from '#client/ui/icons'
import { openSheet } from '#client/ui/over/sheet'
import type { Table } from '#client/ui/table'

/** Rules, pays and the honest numbers of a game. */
export function openInformation({ boot, t, opened, frame }: Table, rules: Node[]): void {
  const { low, high, maximum } = opened.published
  const times = maximum.toLocaleString('en')
  const sheet = openSheet(
    t,
    t('info.title'),
    ...rules,
    h(
      'div',
      { class: 'facts' },
      h('p', {}, low === high ? t('info.return', { value: low }) : t('info.return.range', { low, high })),
      h('p', {}, t(boot.kind === 'lottery' ? 'info.maximum.line' : 'info.maximum', { times })),
      h('p', {}, t(boot.mode === 'real' ? 'info.real' : 'info.free')),
      h('p', {}, t('info.unanswered')),
      h('p', { class: 'muted' }, t('sandbox.hint')),
    ),
    h(
      'button',
      {
        type: 'button',
        class: 'button quiet',
        onclick: () => {
          sheet.close()
          frame.send({ type: 'exit' })
        },
      },
      icon('exit'),
      t('exit'),
    ),
  )
}
