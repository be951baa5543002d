import { dress } from '#client/art/dress'
import { themeOf } from '#client/art/themes'
import { Api, CallError } from '#client/api'
import { readBoot, type Boot } from '#client/boot'
import { Frame, framingFault } from '#client/frame/frame'
import { fill, h } from '#client/ui/dom'
import { header } from '#client/ui/header'
import { notice, openGame } from '#client/ui/over/loading'
import { moneyText } from '#client/ui/money'
import { overlay } from '#client/ui/over/overlay'
import { Purse } from '#client/ui/purse'
import { Sound } from '#client/ui/sound'
import { ENDED, type Game, type Table } from '#client/ui/table'
import { toasts } from '#client/ui/over/toasts'
import { refusalWords, wordsOf, type Words } from '#client/words/words'
import type { Opened } from '#play/open.service'

const JACKPOT_MS = 6000

/** Starts the page: refuses a wrong frame, greets the lobby, opens the game and lets `begin` build it. */
export async function startPage(begin: (table: Table) => Game): Promise<void> {
  const boot = readBoot()
  const t = wordsOf(boot.language)
  const root = document.getElementById('game')
  if (root === null) return
  dress(themeOf(boot.game))
  if (framingFault(window) !== undefined) {
    notice(root, t('start.refused'))
    return
  }
  const frame = new Frame({ self: window, channel: boot.channel, lobbyOrigin: boot.lobbyOrigin })
  frame.send({ type: 'hello' })
  const api = new Api(boot.play)
  const opened = await openGame(root, boot, t, api, frame)
  if (opened === undefined) return
  const notes = toasts()
  const live = h('div', { class: 'visually-hidden', 'aria-live': 'polite' })
  const table = tableOf(boot, t, api, frame, opened, notes.toast, (text) => (live.textContent = text))
  const game = begin(table)
  fill(
    root,
    header(table, () => game.information()),
    table.stage,
    h('div', { class: 'dock' }, table.controls, table.purse.element),
    live,
    notes.element,
  )
  obey(table, game)
  frame.send({ type: 'ready' })
}

function tableOf(
  boot: Boot,
  t: Words,
  api: Api,
  frame: Frame,
  opened: Opened,
  toast: Table['toast'],
  announce: Table['announce'],
): Table {
  const sound = new Sound()
  const refused = (error: unknown): void => {
    const code = error instanceof CallError ? error.code : 'other'
    if (!(error instanceof CallError)) console.error(error)
    else if (typeof error.data['balance'] === 'string') purse.set(error.data['balance'])
    toast(refusalWords(t, code), 'bad')
    if (ENDED.includes(code)) frame.send({ type: 'session-ended' })
  }
  const purse = new Purse(boot, t, api, opened.limits.playMoney, refused)
  purse.set(opened.balance)
  const table: Table = {
    boot,
    t,
    api,
    frame,
    opened,
    theme: themeOf(boot.game),
    sound,
    purse,
    stage: h('main', { class: 'stage' }),
    controls: h('section', { class: 'controls' }),
    money: (amount) => moneyText(amount, boot.currency),
    toast,
    announce,
    refused,
    async jackpot(won) {
      if (won === null) return
      sound.play([523, 659, 784, 1047, 1319], 0.12)
      const words = h('p', { class: 'big-title' }, t('jackpot', { amount: table.money(won) }))
      await overlay(table, { ms: JACKPOT_MS, coins: true }, words)
    },
  }
  return table
}

/** Pauses while the lobby says so or the page is hidden; fetches the balance when it has changed. */
function obey({ frame, sound, purse }: Table, game: Game): void {
  let pausedByLobby = false
  const rest = (): void => {
    const paused = pausedByLobby || document.hidden
    game.setPaused(paused)
    sound.setPaused(paused)
  }
  const onLobbyPause = (paused: boolean) => () => {
    pausedByLobby = paused
    rest()
  }
  frame.on('pause', onLobbyPause(true))
  frame.on('resume', onLobbyPause(false))
  document.addEventListener('visibilitychange', rest)
  frame.on('balance-changed', () => void purse.refresh())
}
