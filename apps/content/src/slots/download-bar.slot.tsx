import { DownloadBar } from '#features/download/index.ts'

/** The app-download bar over every screen with a footer (SHL-06, SHL-28). */
export default function DownloadBarSlot() {
  return <DownloadBar />
}
