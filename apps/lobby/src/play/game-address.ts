/** Path of the game screen: a route of this module's own (the secondary table of A2). */
export const GAME_PATH = '/m/game'

/** Address that opens a game, also after a reload or a login: the platform's detail call knows the rest of what a launch needs. */
export function gameAddress({ nodeId }: { readonly nodeId: string }, free = false): string {
  return `${GAME_PATH}?nodeId=${encodeURIComponent(nodeId)}${free ? '&free=1' : ''}`
}
