import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildApp } from '#app.ts'
import { createDelivery } from '#delivery.ts'
import type { PhoneAuth } from '#page/security-headers.ts'

/** Blank-separated origins; anything else would widen the policy of every page. */
function gameOrigins(text = ''): string[] {
  const origins = text.split(/\s+/).filter(Boolean)
  for (const origin of origins)
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      console.error(`GAME_ORIGINS holds "${origin}", which is not an origin such as https://games.example.`)
      process.exit(1)
    }
  return origins
}

/** The same names as the platform's: a project that is configured there is allowed in the pages here. */
function phoneAuth(): PhoneAuth | undefined {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST']
  if (process.env['FIREBASE_PROJECT_ID'] === undefined) return undefined
  return { emulator: host === undefined ? undefined : new URL(`http://${host}`).origin }
}

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? '8080' },
    host: { type: 'string', default: process.env['HOST'] ?? '127.0.0.1' },
    'data-dir': { type: 'string', default: process.env['DATA_DIR'] ?? '.data' },
    platform: { type: 'string', default: process.env['PLATFORM_URL'] ?? 'http://127.0.0.1:8081' },
    yardstick: { type: 'boolean', default: process.env['YARDSTICK'] === '1' },
  },
})

const dataDir = resolve(values['data-dir'])
const tokenFile = join(dataDir, 'internal-token')
const delivery = createDelivery({
  dataDir,
  platformUrl: values.platform,
  yardstick: values.yardstick,
  serviceWorker: process.env['SERVICE_WORKER'] !== 'off',
  gameOrigins: gameOrigins(process.env['GAME_ORIGINS']),
  phoneAuth: phoneAuth(),
  internalToken: () =>
    process.env['INTERNAL_TOKEN'] ??
    (existsSync(tokenFile) ? readFileSync(tokenFile, 'utf8').trim() : undefined),
  onProblem: (message) => console.error(JSON.stringify({ level: 'warn', service: 'delivery', message })),
  onFailure: (failure) =>
    console.error(JSON.stringify({ level: 'error', service: 'delivery', moduleFailed: failure })),
})
const app = buildApp(delivery, true)

try {
  await app.listen({ port: Number(values.port), host: values.host })
  console.log(JSON.stringify({ ready: 'delivery', port: Number(values.port) }))
} catch (error) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  console.error(
    code === 'EADDRINUSE'
      ? `Port ${values.port} is in use by another program. Stop it, or choose another port: PORT=8090 npm start`
      : `Delivery could not start: ${String(error)}`,
  )
  process.exit(1)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void app.close().then(() => process.exit(0)))
