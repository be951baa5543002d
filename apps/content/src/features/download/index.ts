export { DownloadBar } from './download-bar.tsx'
export { DownloadPanel } from './download-panel.tsx'
export { DownloadSkeleton } from './download-skeleton.tsx'
export { SafariOnly } from './guide/safari-only.tsx'
