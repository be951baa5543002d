import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { leave } from './health.ts'
import type { InternalListener } from './internal-listener.ts'
import { StartupError } from './startup-error.ts'

/** Nothing waits for longer than this when a service ends. */
const STOP_LIMIT_MS = 10_000

export interface RunningService {
  readonly app: FastifyInstance
  readonly host: string
  readonly port: number
  /** Where it answers what the public never reaches. */
  readonly inner?: InternalListener
  /** Further listeners of that kind. */
  readonly others?: readonly InternalListener[]
  /** How long it goes on serving after a signal to end, not ready any more, so that a load balancer notices. */
  readonly leaveMs?: number
  /** Closes what the app does not close itself, after the app. */
  readonly close?: () => Promise<void>
  /** Further fields of the line that reports that it serves. */
  readonly about?: Readonly<Record<string, unknown>>
  /** The port it got, where the setting was any (0). */
  readonly listening?: (port: number) => void
}

/**
 * Runs a service as a process: listens, prints `{"ready":true,"port":…,"innerPort":…}`, is not ready any more and then ends gracefully on SIGTERM and SIGINT (PLT-07).
 * A start that fails says on stderr what is wrong and what to do, and ends with 1.
 */
export async function runService(make: () => Promise<RunningService>): Promise<void> {
  try {
    await serve(await make())
  } catch (error) {
    fail(error)
  }
}

async function serve(service: RunningService): Promise<void> {
  const { app, host, leaveMs = 0 } = service
  const stop = async (): Promise<void> => {
    await app.close()
    await service.close?.()
  }
  try {
    await listen(service)
  } catch (error) {
    await stop()
    throw error
  }
  stopOnSignal(async () => {
    leave(app)
    await pause(leaveMs)
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
    await stop()
  })
  const port = portOf(app.server) ?? service.port
  service.listening?.(port)
  const inner = service.inner && { innerPort: portOf(service.inner.server) }
  process.stdout.write(`${JSON.stringify({ ready: true, port, host, ...inner, ...service.about })}\n`)
}

async function listen({ app, host, port, inner, others = [] }: RunningService): Promise<void> {
  await listenAt({ host, port, setting: 'PORT' }, () => app.listen({ port, host }))
  for (const listener of [...(inner ? [inner] : []), ...others])
    await listenAt(listener, () => listenOn(listener))
}

function listenOn({ server, host, port }: InternalListener): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', failed)
    server.listen({ host, port }, () => done())
  })
}

type Place = Pick<InternalListener, 'host' | 'port' | 'setting'>

async function listenAt({ host, port, setting }: Place, open: () => Promise<unknown>): Promise<void> {
  try {
    await open()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'EADDRINUSE')
      throw new StartupError(
        `The address ${host}:${port} is in use. Stop what listens there, or choose another port with ${setting}.`,
      )
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
      throw new StartupError(
        `The address ${host}:${port} cannot be used (${code}). Choose another with ${setting.replace('PORT', 'HOST')} and ${setting}.`,
      )
    throw error
  }
}

function portOf(server: Server): number | undefined {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : undefined
}

/** A first signal lets running calls end; later ones change nothing. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  const onSignal = (): void => {
    if (stopping) return
    stopping = true
    stop().then(() => process.exit(0), fail)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

function fail(error: unknown): never {
  process.stderr.write(`${textOf(error)}\n`)
  process.exit(1)
}

function textOf(error: unknown): string {
  if (error instanceof StartupError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
