import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, startService } from '@site/tools/services'

/** One host of the site: a platform, and the delivery that asks it. */
export interface Copy {
  /** Where nginx reaches it. */
  readonly port: number
  start(): Promise<void>
  /** Ends both as an update does; throws where one does not end by itself. */
  stop(): Promise<void>
}

/** Copies of the site on one PostgreSQL, with the same secrets and a folder each. */
export async function makeCopies(
  count: number,
  { folder, databaseUrl, registry }: { folder: string; databaseUrl: string; registry: string },
): Promise<Copy[]> {
  const [INTERNAL_TOKEN, PROVIDER_SECRET, ACCOUNT_SECRET] = [1, 2, 3].map(() =>
    randomBytes(33).toString('base64url'),
  )
  const secrets = { INTERNAL_TOKEN, PROVIDER_SECRET, ACCOUNT_SECRET } as Record<string, string> // reason: as many as were made
  const made = Array.from({ length: count }, async (_, i): Promise<Copy> => {
    const [port, platformPort, operatorPort] = [await freePort(), await freePort(), await freePort()]
    const DATA_DIR = join(folder, `copy-${i}`)
    mkdirSync(DATA_DIR, { recursive: true })
    cpSync(registry, join(DATA_DIR, 'registry'), { recursive: true })
    const common = { ...secrets, DATA_DIR, HOST: '127.0.0.1' }
    const platform = {
      ...common,
      DATABASE_URL: databaseUrl,
      EXAMPLES: '1',
      PORT: String(platformPort),
      OPERATOR_PORT: String(operatorPort),
    }
    const delivery = {
      ...common,
      PORT: String(port),
      CONTROL_PORT: '0',
      PLATFORM_URL: `http://127.0.0.1:${platformPort}`,
    }
    let running: ChildProcess[] = []
    return {
      port,
      async start() {
        running = [await startService('platform', platform), await startService('delivery', delivery)]
      },
      async stop() {
        // Delivery first: it still asks the platform for what is under way.
        for (const child of running.toReversed()) await end(child)
        running = []
      },
    }
  })
  return await Promise.all(made)
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((done, failed) => {
    child.once('exit', (code, signal) =>
      code === 0 ? done() : failed(new Error(`a service ended with ${code ?? signal}`)),
    )
    child.kill('SIGTERM')
  })
}
