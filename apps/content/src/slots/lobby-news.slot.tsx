import { LobbyNews } from '#features/news/index.ts'

/** Under the winner board of home: the brand's news of its games (CON-11). */
export default function LobbyNewsSlot() {
  return <LobbyNews />
}
