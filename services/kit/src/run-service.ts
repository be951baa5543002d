import type { FastifyInstance } from 'fastify'
import { StartupError } from './startup-error.ts'

/** Nothing waits for longer than this when a service is told to end. */
const STOP_LIMIT_MS = 10_000

export interface RunningService {
  readonly app: FastifyInstance
  readonly host: string
  readonly port: number
  /** Closes what the app does not close itself, after the app. */
  readonly close?: () => Promise<void>
  /** Told besides on the line that says it serves. */
  readonly about?: Readonly<Record<string, unknown>>
  /** The port it got, where it asked for any (0). */
  readonly listening?: (port: number) => void
}

/**
 * Runs a service as a process: listens, prints `{"ready":true,"port":…}`, ends gracefully on SIGTERM and SIGINT (PLT-07).
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
  const { app, host } = service
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
  stopOnSignal(stop)
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : service.port
  service.listening?.(port)
  process.stdout.write(`${JSON.stringify({ ready: true, port, host, ...service.about })}\n`)
}

async function listen({ app, host, port }: RunningService): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'EADDRINUSE')
      throw new StartupError(
        `The address ${host}:${port} is in use. Stop what listens there, or choose another port with PORT.`,
      )
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
      throw new StartupError(
        `The address ${host}:${port} cannot be used (${code}). Choose another with HOST and PORT.`,
      )
    throw error
  }
}

/** A first signal lets running calls end; later ones change nothing. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  const onSignal = (): void => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
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
