import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { buildApp } from '#app'
import { readConfig, type Config } from '#config'
import type { Handler } from '#identity/address'
import { loggerOptions } from '#logger'
import { bundleClient } from '#play/client-files'
import { startProvider } from '#provider'
import { secretFrom } from '#secret-file'
import { StartupError } from '#startup-error'
import { Store } from '#store/store'
import { WalletClient } from '#wallet/wallet-client'

const STOP_LIMIT_MS = 10_000

async function start(config: Config): Promise<void> {
  const secret = config.secret ?? (await secretFrom(config.siteDataDir))
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
      publicOrigin: () => config.publicOrigin ?? `http://games.localhost:${port}`,
      files: await bundleClient(),
      warn: (message, about) =>
        process.stderr.write(
          `${JSON.stringify({ level: 'warn', service: 'sandbox-provider', message, ...about })}\n`,
        ),
      logger: loggerOptions(config.logLevel),
    })
    const app = buildApp(provider, await identityOf(config))
    await listen(() => app.listen({ port: config.port, host: config.host }), config)
    stopOnSignal(async () => {
      await app.close()
      await provider.stop()
      await store.close()
    })
    const address = app.server.address()
    port = typeof address === 'object' && address !== null ? address.port : config.port
    process.stdout.write(`${JSON.stringify({ ready: true, port, host: config.host })}\n`)
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

async function listen(open: () => Promise<unknown>, config: Config): Promise<void> {
  try {
    await open()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    const at = `${config.host}:${config.port}`
    if (code === 'EADDRINUSE')
      throw new StartupError(
        `The address ${at} is in use. Stop what listens there, or choose another port with PORT.`,
      )
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
      throw new StartupError(`The address ${at} cannot be used (${code}). Choose another with HOST and PORT.`)
    throw error
  }
}

/** A first signal lets running calls end and closes the store; nothing waits for longer than the limit. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  const onSignal = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

function fail(error: unknown): never {
  const text =
    error instanceof StartupError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

try {
  await start(readConfig(process.env))
} catch (error) {
  fail(error)
}
