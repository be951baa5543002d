import type { Language, Theme } from '@site/config'
import type { LiveEvents } from './contract/live.ts'
import type { ChatEvent } from './contract/chat.ts'
import type { SessionEnd } from './contract/session-end.ts'
import type { WinnerEvent } from './contract/winner.ts'

/** Events that modules publish to one another, in the past tense. Version 1 of the contract; a changed payload is a new version. */
export interface SiteEvents {
  sessionStarted: { readonly userName: string; readonly type: number }
  sessionEnded: { readonly reason: SessionEnd }
  languageChanged: { readonly language: Language }
  themeChanged: { readonly theme: Theme }
  popupRequested: { readonly popup: string; readonly params?: Readonly<Record<string, string>> }
  popupClosed: { readonly popup: string }
  toastRequested: {
    readonly text: string
    readonly kind: 'info' | 'success' | 'error'
    readonly durationMs: number
  }
  /** The player has to wait for something, or no longer; it ends by itself after `durationMs` (A9). */
  loadingChanged: { readonly shown: boolean; readonly text?: string; readonly durationMs: number }
  balanceChanged: { readonly sumBalance?: string }
  /** The state of a deposit of the member has changed; sent by the platform's event stream (MEM-02). */
  depositChanged: LiveEvents['deposit']
  /** The state of a withdrawal of the member has changed; sent by the platform's event stream (MEM-03). */
  withdrawalChanged: LiveEvents['withdrawal']
  gameLaunched: { readonly nodeId: string }
  /** A player has won; sent by the platform's event stream (LOB-08). */
  gameWon: WinnerEvent
  favouritesChanged: { readonly nodeId: string; readonly favourite: boolean }
  /** Messages have come, were read or deleted, here or elsewhere (SHL-24). */
  inboxChanged: { readonly unread: number }
  /** An event of the conversation with customer service; sent by the platform's event stream (CON-08). */
  chatTold: ChatEvent
  /** A member has read notices; no ids: all of them, or it is unknown which (B4). */
  noticesRead: { readonly ids: readonly string[] }
  planChanged: { readonly planId: string }
  moduleFailed: {
    readonly module: string
    readonly version: string
    readonly stage: string
    readonly message: string
  }
}

export type SiteEventName = keyof SiteEvents
export interface SiteEvent<Name extends SiteEventName = SiteEventName> {
  readonly name: Name
  readonly version: 1
  readonly data: SiteEvents[Name]
  /** True when another tab of the same site published it. */
  readonly elsewhere: boolean
}

/** Facts that hold for every tab of the site. */
export const CROSS_TAB_EVENTS: readonly SiteEventName[] = [
  'sessionStarted',
  'sessionEnded',
  'languageChanged',
  'themeChanged',
  'balanceChanged',
  'favouritesChanged',
  'inboxChanged',
  'noticesRead',
]
