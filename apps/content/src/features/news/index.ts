export { LobbyNews } from './lobby-news.tsx'
