/** What a game in its frame tells the site. */
export type GameMessage = 'game.ready' | 'game.closed' | 'game.ended' | 'game.refused'

const MESSAGES: readonly string[] = ['game.ready', 'game.closed', 'game.ended', 'game.refused']

function isGameMessage(type: unknown): type is GameMessage {
  return typeof type === 'string' && MESSAGES.includes(type)
}

/** A frame that is kept from the site's origin tells from none. */
export const FRAME_ORIGIN = 'null'

/** The message of exactly this frame; anything else on the page is nobody's business here. */
export function messageOf(
  event: MessageEvent<unknown>,
  frame: HTMLIFrameElement | null,
): GameMessage | undefined {
  if (frame?.contentWindow == null || event.source !== frame.contentWindow) return undefined
  if (event.origin !== FRAME_ORIGIN) return undefined
  const { data } = event
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  return isGameMessage(data.type) ? data.type : undefined
}
