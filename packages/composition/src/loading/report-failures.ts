import { site } from '@site/shared-api'

/** Tells the server of modules that failed on this page: module, version and stage, nothing about who looks at it (MOD-07). */
export function reportFailures(): void {
  site()
    .bus.on('moduleFailed')
    .subscribe(({ data: { module, version, stage }, elsewhere }) => {
      if (elsewhere) return
      const report = new Blob([JSON.stringify({ module, version, stage })], { type: 'application/json' })
      navigator.sendBeacon('/m/-/failures', report)
    })
}
