import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { callLog } from '@site/service-kit/call-log'
import { logLine } from '@site/service-kit/log'
import { metricsDoor } from '@site/service-kit/metrics-door'
import { runService } from '@site/service-kit/run-service'
import { buildApp } from '#app.ts'
import { readConfig } from '#config.ts'
import { createDelivery } from '#delivery.ts'

await runService(async () => {
  const config = readConfig(process.env, process.argv.slice(2))
  const tokenFile = join(resolve(config.dataDir), 'internal-token')
  const delivery = createDelivery({
    ...config,
    internalToken: () =>
      config.internalToken ?? (existsSync(tokenFile) ? readFileSync(tokenFile, 'utf8').trim() : undefined),
    onProblem: (message) => logLine('warn', 'delivery', { message }),
    onFailure: (failure) => logLine('error', 'delivery', { moduleFailed: failure }),
  })
  const { host, logLevel, port, trustedProxies } = config
  const app = buildApp(delivery, { logLevel, trustedProxies })
  callLog(app)
  const inner = metricsDoor(app, config.metrics)
  return { app, host, port, ...(inner && { inner }), about: { service: 'delivery' } }
})
