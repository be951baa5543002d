import { density, paintGlyph, sprite } from '#client/art/paint'
import { h } from '#client/ui/dom'
import { motionReduced } from '#client/ui/motion'
import type { Table } from '#client/ui/table'

const COINS = 26
const COIN = 34

interface Show {
  /** After so long it ends by itself; a tap ends it at once. */
  ms: number
  coins: boolean
}

/** Something to celebrate over the whole stage. */
export function overlay(
  { stage, theme, announce }: Pick<Table, 'stage' | 'theme' | 'announce'>,
  { ms, coins }: Show,
  ...content: Node[]
): Promise<void> {
  const middle = h('div', { class: 'big-win' }, ...content)
  const layer = h('div', { class: 'celebration' }, middle)
  stage.append(layer)
  announce(middle.textContent)
  if (!motionReduced()) {
    layer.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 225, easing: 'ease-out' })
    middle.animate(
      [{ transform: 'scale(0.7)' }, { transform: 'scale(1.04)', offset: 0.7 }, { transform: 'none' }],
      { duration: 420, easing: 'ease-out' },
    )
    if (coins) rain(layer, (context) => paintGlyph(context, 'coin', COIN, [42, 88, 60], theme.accent))
  }
  return new Promise((done) => {
    const end = (): void => {
      clearTimeout(timer)
      layer.remove()
      done()
    }
    const timer = setTimeout(end, ms)
    layer.addEventListener('click', end)
  })
}

function rain(layer: HTMLElement, draw: (context: CanvasRenderingContext2D) => void): void {
  const { clientWidth, clientHeight } = layer
  for (let i = 0; i < COINS; i += 1) {
    const coin = sprite(COIN, COIN + 4, density(), draw)
    coin.className = 'coin'
    layer.prepend(coin)
    const x = Math.random() * (clientWidth - COIN)
    const turn = (Math.random() - 0.5) * 500
    coin.animate(
      [
        { transform: `translate(${x}px, -50px) rotate(0deg)` },
        { transform: `translate(${x + turn / 8}px, ${clientHeight + 50}px) rotate(${turn}deg)` },
      ],
      {
        duration: 1300 + Math.random() * 1100,
        delay: Math.random() * 900,
        easing: 'ease-in',
        fill: 'both',
      },
    )
  }
}
