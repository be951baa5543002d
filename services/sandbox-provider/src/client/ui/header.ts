import { openFairness } from '#client/fair/fair.sheet'
import { fill, h } from '#client/ui/dom'
import { icon } from '#client/ui/icons'
import { openInformation } from '#client/ui/over/info.sheet'
import type { Table } from '#client/ui/table'

/** The honest badges; sound, fairness and information. */
export function header(table: Table, rules: () => Node[]): HTMLElement {
  const { boot, t, opened } = table
  const { low, high } = opened.published
  return h(
    'header',
    { class: 'top' },
    h(
      'div',
      { class: 'top-title' },
      // The lobby shows it right above.
      h('h1', { class: 'visually-hidden' }, boot.game.name),
      h(
        'p',
        { class: 'badges' },
        h('span', { class: 'badge', title: t('sandbox.hint') }, t('sandbox')),
        h('span', { class: 'badge', 'data-mode': boot.mode }, t(boot.mode)),
        h(
          'span',
          { class: 'returns' },
          low === high ? t('return', { value: low }) : t('return.range', { low, high }),
        ),
      ),
    ),
    soundButton(table),
    h(
      'button',
      {
        type: 'button',
        class: 'icon-button',
        'aria-label': t('fair'),
        onclick: () => void openFairness(table),
      },
      icon('shield'),
    ),
    h(
      'button',
      {
        type: 'button',
        class: 'icon-button',
        'aria-label': t('info'),
        onclick: () => openInformation(table, rules()),
      },
      icon('info'),
    ),
  )
}

function soundButton({ sound, t }: Table): HTMLElement {
  const button = h('button', { type: 'button', class: 'icon-button' })
  const draw = (): void => {
    button.setAttribute('aria-label', t(sound.on ? 'sound.off' : 'sound.on'))
    fill(button, icon(sound.on ? 'sound-on' : 'sound-off'))
  }
  button.addEventListener('click', () => {
    sound.toggle()
    draw()
    sound.play([660, 880])
  })
  draw()
  return button
}
