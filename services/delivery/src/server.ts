import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { callLog } from '@site/service-kit/call-log'
import { logLine } from '@site/service-kit/log'
import { createMetricsListener } from '@site/service-kit/metrics-listener'
import { runService } from '@site/service-kit/run-service'
import { buildApp } from '#app.ts'
import { readConfig } from '#config.ts'
import { openControl } from '#control/open-control.ts'
import { createDelivery } from '#delivery.ts'
import { bucketStore } from '#store/bucket-store.ts'
import { followStore } from '#store/follow-store.ts'
import { createMirror } from '#store/mirror.ts'

await runService(async () => {
  const config = readConfig(process.env, process.argv.slice(2))
  const tokenFile = join(resolve(config.dataDir), 'internal-token')
  const onProblem = (message: string): void => logLine('warn', 'delivery', { message })
  const store = config.bucket && bucketStore(config.bucket)
  const mirror = store && createMirror(config.releasesDir, store)
  const token = (): string | undefined =>
    config.internalToken ?? (existsSync(tokenFile) ? readFileSync(tokenFile, 'utf8').trim() : undefined)
  const delivery = createDelivery({
    ...config,
    internalToken: token,
    onProblem,
    store,
    mirror,
    onFailure: (failure) => logLine('error', 'delivery', { moduleFailed: failure }),
  })
  const stop = mirror && (await followStore(mirror, onProblem))
  const { host, leaveMs, logLevel, port, trustedProxies } = config
  const app = buildApp(delivery, { logLevel, trustedProxies })
  callLog(app)
  const inner = openControl(app, { ...delivery, brands: delivery.brands.all, token }, config.control)
  const metrics = createMetricsListener(app, config.metrics)
  const others = metrics ? [metrics] : []
  const close = async (): Promise<void> => stop?.()
  return { app, host, port, leaveMs, close, inner, others, about: { service: 'delivery' } }
})
