import type { GameKind } from '#launch/game-kind'

/** The data that the document gives its script. */
export interface Boot {
  play: string
  channel: string
  lobbyOrigin: string
  language: 'TY' | 'EN'
  mode: 'real' | 'free'
  /** `decimals` that its wallet has; amounts have two. */
  currency: { code: string; symbol: string; decimals: number }
  kind: GameKind
  game: { nodeId: string; code: string; type: string; name: string; vendor: string }
  artUrl: string
}

export function readBoot(): Boot {
  // reason: written by our own server into this very document
  return JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as Boot
}
