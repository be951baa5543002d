import { sprite, density, paintGlyph } from '#client/art/paint'
import { h } from '#client/ui/dom'
import { motionReduced } from '#client/ui/motion'
import type { Table } from '#client/ui/shell'
import type { WordKey } from '#client/words/words'

const BIG_MS = 2600
const WAIT_MS = 3200
const COINS = 26

/** A big win over the whole stage; a tap ends it. */
export function celebrate(table: Table, amount: string, title: WordKey, hurried: () => void): Promise<void> {
  const { t, money, sound } = table
  sound.play([523, 659, 784, 1047, 784, 1047, 1319], 0.1)
  return over(
    table,
    BIG_MS,
    h(
      'div',
      { class: 'big-win' },
      h('p', { class: 'big-title' }, t(title)),
      h('p', { class: 'big-amount' }, money(amount)),
    ),
    true,
    hurried,
  )
}

/** Announces the free spins; begins after a while by itself. */
export function freeSpinsBegin(table: Table, count: number, most: number): Promise<void> {
  const { t, sound } = table
  sound.play([659, 784, 988, 1319], 0.13)
  return over(
    table,
    WAIT_MS,
    h(
      'div',
      { class: 'big-win' },
      h('p', { class: 'big-title' }, t('slot.free.title', { count })),
      h('p', { class: 'big-text' }, t('slot.free.text', { most })),
      h('button', { class: 'button', type: 'button' }, t('slot.free.begin')),
    ),
    false,
  )
}

export function freeSpinsEnd(table: Table, amount: string): Promise<void> {
  const { t, money } = table
  return over(
    table,
    WAIT_MS,
    h(
      'div',
      { class: 'big-win' },
      h('p', { class: 'big-text' }, t('slot.free.total')),
      h('p', { class: 'big-amount' }, money(amount)),
      h('button', { class: 'button', type: 'button' }, t('slot.continue')),
    ),
    false,
  )
}

function over(
  { stage, theme, announce }: Table,
  ms: number,
  content: HTMLElement,
  coins: boolean,
  closed: () => void = () => undefined,
): Promise<void> {
  const layer = h('div', { class: 'celebration' }, content)
  stage.append(layer)
  announce(content.textContent)
  if (!motionReduced()) {
    layer.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 225, easing: 'ease-out' })
    content.animate(
      [{ transform: 'scale(0.7)' }, { transform: 'scale(1.04)', offset: 0.7 }, { transform: 'none' }],
      {
        duration: 420,
        easing: 'ease-out',
      },
    )
    if (coins) rain(layer, (context) => paintGlyph(context, 'coin', 34, [42, 88, 60], theme.accent))
  }
  return new Promise((done) => {
    const end = (): void => {
      clearTimeout(timer)
      layer.remove()
      closed()
      done()
    }
    const timer = setTimeout(end, ms)
    layer.addEventListener('click', end)
  })
}

function rain(layer: HTMLElement, draw: (context: CanvasRenderingContext2D) => void): void {
  const { clientWidth, clientHeight } = layer
  for (let i = 0; i < COINS; i += 1) {
    const drop = sprite(34, 38, density(), draw)
    drop.className = 'coin'
    layer.prepend(drop)
    const x = Math.random() * (clientWidth - 34)
    const turn = (Math.random() - 0.5) * 500
    drop.animate(
      [
        { transform: `translate(${x}px, -50px) rotate(0deg)`, opacity: 1 },
        { transform: `translate(${x + turn / 8}px, ${clientHeight + 50}px) rotate(${turn}deg)`, opacity: 1 },
      ],
      { duration: 1300 + Math.random() * 1100, delay: Math.random() * 900, easing: 'ease-in', fill: 'both' },
    )
  }
}
