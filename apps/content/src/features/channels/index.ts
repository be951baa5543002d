export { Channels } from './channels.tsx'
