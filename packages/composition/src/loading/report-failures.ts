import { site } from '@site/shared-api'

/** Reports modules that failed on this page to the server: module, version and stage, nothing about the visitor (MOD-07). */
export function reportFailures(): void {
  site()
    .bus.on('moduleFailed')
    .subscribe(({ data: { module, version, stage }, elsewhere }) => {
      if (elsewhere) return
      const report = new Blob([JSON.stringify({ module, version, stage })], { type: 'application/json' })
      navigator.sendBeacon('/m/-/failures', report)
    })
}
