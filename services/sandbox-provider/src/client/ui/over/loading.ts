import { CallError, type Api } from '#client/api'
import type { Boot } from '#client/boot'
import type { Frame } from '#client/frame/frame'
import { fill, h } from '#client/ui/dom'
import { ENDED } from '#client/ui/table'
import { refusalWords, type Words } from '#client/words/words'
import type { Opened } from '#play/open.service'

/** Opens the game behind a loading picture, again when the player wants it; `undefined` when it needs a new launch. */
export async function openGame(
  root: Element,
  boot: Boot,
  t: Words,
  api: Api,
  frame: Frame,
): Promise<Opened | undefined> {
  const line = h('div', { class: 'loading-line', role: 'status' })
  const screen = loadingScreen(boot, line)
  fill(root, screen)
  for (;;) {
    screen.dataset['state'] = 'loading'
    fill(line, t('loading'))
    try {
      return await api.call<Opened>('open')
    } catch (error) {
      const code = error instanceof CallError ? error.code : 'other'
      if (ENDED.includes(code)) {
        frame.send({ type: 'session-ended' })
        notice(root, t('session.ended'))
        return undefined
      }
      frame.send({ type: 'failed', code })
      screen.dataset['state'] = 'failed'
      await new Promise<void>((again) =>
        fill(
          line,
          h('p', {}, refusalWords(t, code)),
          h('button', { class: 'button', type: 'button', onclick: () => again() }, t('retry')),
        ),
      )
    }
  }
}

/** A sentence in the place of the game. */
export function notice(root: Element, text: string): void {
  fill(root, h('main', { class: 'notice', role: 'alert' }, h('p', {}, text)))
}

function loadingScreen(boot: Boot, line: HTMLElement): HTMLElement {
  const picture = h('img', { class: 'loading-art', src: boot.artUrl, alt: '', decoding: 'async' })
  picture.addEventListener('error', () => picture.remove())
  return h(
    'main',
    { class: 'loading' },
    h('div', { class: 'loading-frame' }, picture),
    h('h1', { class: 'loading-name' }, boot.game.name),
    h('p', { class: 'muted' }, boot.game.vendor),
    h('div', { class: 'loading-bar', 'aria-hidden': 'true' }, h('span')),
    line,
  )
}
