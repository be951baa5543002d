import { css, shade, themeOf, type Theme } from '#client/art/themes'
import { Api, CallError } from '#client/api'
import { readBoot, type Boot } from '#client/boot'
import { Frame, framingFault } from '#client/frame/frame'
import { fill, h } from '#client/ui/dom'
import { icon } from '#client/ui/icons'
import { motionReduced } from '#client/ui/motion'
import { moneyText } from '#client/ui/money'
import { Sound } from '#client/ui/sound'
import { refusalWords, wordsOf, type Words } from '#client/words/words'
import { openFairness } from '#client/fair/fair.sheet'
import { openInformation } from '#client/ui/info.sheet'
import type { Opened } from '#play/open.service'

/** What a game builds on. */
export interface Table {
  boot: Boot
  t: Words
  api: Api
  frame: Frame
  opened: Opened
  theme: Theme
  sound: Sound
  stage: HTMLElement
  controls: HTMLElement
  money: (amount: string) => string
  setBalance: (balance: string) => void
  /** Asks the server for the balance and shows it. */
  refreshBalance: () => Promise<void>
  toast: (text: string, tone?: 'plain' | 'good' | 'bad') => void
  /** For players who hear the page. */
  announce: (text: string) => void
  /** Tells a refusal in words; ends the game where the session has ended. */
  refused: (error: unknown) => void
  jackpot: (amount: string | null) => void
}

export interface Game {
  setPaused(paused: boolean): void
  /** The rules and pays, for the information sheet. */
  information(): Node[]
}

const ENDED = ['game_session_ended', 'play_unknown']

/** Starts the page: refuses a wrong frame, greets the lobby, opens the game and lets `begin` build it. */
export async function startPage(begin: (table: Table) => Game): Promise<void> {
  const boot = readBoot()
  const t = wordsOf(boot.language)
  const root = document.getElementById('game')
  if (root === null) return
  const theme = themeOf(boot.game)
  dress(theme)
  if (framingFault(window) !== undefined) return refuse(root, t('start.refused'))
  const frame = new Frame({ self: window, channel: boot.channel, lobbyOrigin: boot.lobbyOrigin })
  frame.send({ type: 'hello' })
  const loading = loadingScreen(boot, t)
  fill(root, loading.element)
  const api = new Api(boot.play)
  const opened = await openUntilDone(api, frame, t, loading)
  if (opened === undefined) return
  const table = tableOf(root, boot, t, api, frame, opened, theme)
  frame.send({ type: 'ready' })
  const game = begin(table.table)
  table.take(game)
}

function dress(theme: Theme): void {
  const { style } = document.documentElement
  style.setProperty('--sky-1', css(theme.sky[0]))
  style.setProperty('--sky-2', css(theme.sky[1]))
  style.setProperty('--surface', css(shade(theme.sky[1], 5)))
  style.setProperty('--raised', css(shade(theme.sky[0], -1)))
  style.setProperty('--line', css(shade(theme.sky[0], 12)))
  style.setProperty('--accent', css(theme.accent))
  style.setProperty('--accent-2', css(shade(theme.accent, -16)))
}

function refuse(root: Element, text: string): void {
  fill(root, h('main', { class: 'notice', role: 'alert' }, h('p', {}, text)))
}

interface Loading {
  element: HTMLElement
  say: (text: string, again: () => void) => void
}

function loadingScreen(boot: Boot, t: Words): Loading {
  const picture = h('img', { class: 'loading-art', src: boot.artUrl, alt: '', decoding: 'async' })
  picture.addEventListener('error', () => picture.remove())
  const line = h('div', { class: 'loading-line', role: 'status' }, t('loading'))
  const element = h(
    'main',
    { class: 'loading', 'data-state': 'loading' },
    h('div', { class: 'loading-frame' }, picture),
    h('h1', { class: 'loading-name' }, boot.game.name),
    h('p', { class: 'muted' }, boot.game.vendor),
    h('div', { class: 'loading-bar', 'aria-hidden': 'true' }, h('span')),
    line,
  )
  return {
    element,
    say(text, again) {
      element.dataset['state'] = 'failed'
      fill(
        line,
        h('p', {}, text),
        h('button', { class: 'button', type: 'button', onclick: again }, t('retry')),
      )
    },
  }
}

/** The opened game; `undefined` when it needs a new launch. */
async function openUntilDone(
  api: Api,
  frame: Frame,
  t: Words,
  loading: Loading,
): Promise<Opened | undefined> {
  for (;;) {
    try {
      return await api.call<Opened>('open')
    } catch (error) {
      const code = error instanceof CallError ? error.code : 'other'
      if (ENDED.includes(code)) {
        frame.send({ type: 'session-ended' })
        refuse(loading.element, t('session.ended'))
        return undefined
      }
      frame.send({ type: 'failed', code })
      await new Promise<void>((again) => loading.say(refusalWords(t, code), again))
      loading.element.dataset['state'] = 'loading'
    }
  }
}

function tableOf(
  root: Element,
  boot: Boot,
  t: Words,
  api: Api,
  frame: Frame,
  opened: Opened,
  theme: Theme,
): { table: Table; take: (game: Game) => void } {
  const sound = new Sound()
  const money = (amount: string): string => moneyText(amount, boot.currency)
  const stage = h('main', { class: 'stage' })
  const controls = h('section', { class: 'controls' })
  const amount = h('output', { class: 'balance-amount' })
  const live = h('div', { class: 'visually-hidden', 'aria-live': 'polite' })
  const toasts = h('div', { class: 'toasts', role: 'status' })
  const soundButton = h('button', { type: 'button', class: 'icon-button', onclick: () => turn() })
  const drawSound = (): void => {
    soundButton.setAttribute('aria-label', t(sound.on ? 'sound.off' : 'sound.on'))
    soundButton.setAttribute('aria-pressed', String(sound.on))
    fill(soundButton, icon(sound.on ? 'sound-on' : 'sound-off'))
  }
  const turn = (): void => {
    sound.toggle()
    drawSound()
    sound.play([660, 880])
  }
  drawSound()
  const refill = h(
    'button',
    { type: 'button', class: 'refill', hidden: true, onclick: () => void fillUp() },
    t('refill'),
  )
  const REFILL_UNDER = 10
  const setBalance = (balance: string): void => {
    amount.textContent = money(balance)
    refill.hidden = boot.mode !== 'free' || Number(balance) * REFILL_UNDER >= opened.limits.playMoney
  }
  const toast: Table['toast'] = (text, tone = 'plain') => {
    const LIFE_MS = 3600
    const note = h('div', { class: 'toast', 'data-tone': tone }, text)
    fill(toasts, note)
    if (!motionReduced())
      note.animate(
        [
          { opacity: 0, transform: 'translateY(12px)' },
          { opacity: 1, transform: 'none' },
        ],
        {
          duration: 225,
          easing: 'ease-out',
        },
      )
    setTimeout(() => note.remove(), LIFE_MS)
  }
  const refused = (error: unknown): void => {
    const code = error instanceof CallError ? error.code : 'other'
    if (!(error instanceof CallError)) console.error(error)
    if (error instanceof CallError && typeof error.data['balance'] === 'string')
      setBalance(error.data['balance'])
    toast(refusalWords(t, code), 'bad')
    if (ENDED.includes(code)) frame.send({ type: 'session-ended' })
  }
  const refreshBalance = async (): Promise<void> => {
    try {
      setBalance((await api.call<{ balance: string }>('balance')).balance)
    } catch (error) {
      if (error instanceof CallError && ENDED.includes(error.code)) refused(error)
    }
  }
  const fillUp = async (): Promise<void> => {
    try {
      setBalance((await api.call<{ balance: string }>('refill')).balance)
    } catch (error) {
      refused(error)
    }
  }
  const table: Table = {
    boot,
    t,
    api,
    frame,
    opened,
    theme,
    sound,
    stage,
    controls,
    money,
    setBalance,
    refreshBalance,
    toast,
    announce: (text) => (live.textContent = text),
    refused,
    jackpot(won) {
      if (won === null) return
      toast(t('jackpot', { amount: money(won) }), 'good')
      sound.play([523, 659, 784, 1047, 1319], 0.12)
    },
  }
  setBalance(opened.balance)
  let game: Game | undefined
  const { low, high } = opened.published
  const returns = low === high ? t('return', { value: low }) : t('return.range', { low, high })
  fill(
    root,
    h(
      'header',
      { class: 'top' },
      h(
        'div',
        { class: 'top-title' },
        h('h1', { class: 'name' }, boot.game.name),
        h(
          'p',
          { class: 'badges' },
          h('span', { class: 'badge', title: t('sandbox.hint') }, t('sandbox')),
          h('span', { class: 'badge', 'data-mode': boot.mode }, t(boot.mode)),
          h('span', { class: 'returns' }, returns),
        ),
      ),
      soundButton,
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
          onclick: () => openInformation(table, game?.information() ?? []),
        },
        icon('info'),
      ),
    ),
    stage,
    h(
      'div',
      { class: 'dock' },
      controls,
      h('footer', { class: 'purse' }, h('span', { class: 'label' }, t('balance')), amount, refill),
    ),
    live,
    toasts,
  )
  return {
    table,
    take(built) {
      game = built
      const rest = (paused: boolean): void => {
        built.setPaused(paused)
        sound.setPaused(paused)
      }
      frame.on('pause', () => rest(true))
      frame.on('resume', () => rest(false))
      document.addEventListener('visibilitychange', () => rest(document.hidden))
      frame.on('balance-changed', () => void refreshBalance())
    },
  }
}
