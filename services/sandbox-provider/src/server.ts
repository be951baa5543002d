import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { logLine, loggerOptions } from '@site/service-kit/log'
import { createMetricsListener } from '@site/service-kit/metrics-listener'
import { runService, type RunningService } from '@site/service-kit/run-service'
import { secretFile } from '@site/service-kit/secret-file'
import { StartupError } from '@site/service-kit/startup-error'
import { buildApp } from '#app'
import { readConfig, type Config } from '#config'
import type { Handler } from '#identity/address'
import { bundleClient } from '#play/client-files'
import { startProvider } from '#provider'
import { Store } from '#store/store'
import { WalletClient } from '#wallet/wallet-client'

async function start(config: Config): Promise<RunningService> {
  const secret = config.secret ?? (await secretFile(config.siteDataDir, 'provider-secret'))
  const store = await openStore(config)
  const clock = { now: () => Date.now() }
  let port = config.port
  try {
    const provider = await startProvider({
      store,
      clock,
      token: (bytes) => randomBytes(bytes).toString('base64url'),
      wallet: new WalletClient(config.platformUrl, secret, clock),
      secret,
      platformUrl: config.platformUrl,
      publicOrigin: () => config.publicOrigin ?? `http://games.localhost:${port}`,
      files: await bundleClient(),
      warn: (message, about) => logLine('warn', 'sandbox-provider', { message, ...about }),
      logger: loggerOptions(config.logLevel, 'route'),
    })
    const app = buildApp(provider, await identityOf(config))
    const inner = createMetricsListener(app, config.metrics)
    return {
      app,
      ...(inner && { inner }),
      host: config.host,
      port,
      listening: (given) => (port = given),
      async close() {
        await provider.stop()
        await store.close()
      },
    }
  } catch (error) {
    await store.close()
    throw error
  }
}

/** Loaded where it is wanted alone. */
async function identityOf({ identity }: Config): Promise<Handler | undefined> {
  if (identity === undefined) return undefined
  const { sandboxIdentity } = await import('#identity/identity')
  return sandboxIdentity(identity.origin, identity.client)
}

async function openStore(config: Config): Promise<Store> {
  await mkdir(config.storeDir, { recursive: true })
  const store = new Store(config.storeDir)
  try {
    await store.open()
    return store
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    throw new StartupError(
      `The folder ${config.storeDir} cannot be opened: ${cause}. Another sandbox-provider may be using it; stop that one, or choose another folder with DATA_DIR.`,
    )
  }
}

await runService(async () => await start(readConfig(process.env)))
