import type { Theme } from '#client/art/themes'
import type { Api } from '#client/api'
import type { Boot } from '#client/boot'
import type { Frame } from '#client/frame/frame'
import type { Purse } from '#client/ui/purse'
import type { Sound } from '#client/ui/sound'
import type { Words } from '#client/words/words'
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
  purse: Purse
  stage: HTMLElement
  controls: HTMLElement
  money: (amount: string) => string
  toast: (text: string, tone?: 'plain' | 'good' | 'bad') => void
  /** For players with a screen reader. */
  announce: (text: string) => void
  /** Shows a refusal in words, and informs the lobby when the session has ended. */
  refused: (error: unknown) => void
  /** Celebrates what a bet won from the house's pool; nothing for null. */
  jackpot: (amount: string | null) => Promise<void>
}

export interface Game {
  setPaused(paused: boolean): void
  /** The rules and pays, for the information sheet. */
  information(): Node[]
}

/** Refusals after which the game needs a new launch. */
export const ENDED: readonly string[] = ['game_session_ended', 'play_unknown']
