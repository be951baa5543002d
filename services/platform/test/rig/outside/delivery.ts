import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openRegistry, type Registry } from '@site/delivery/registry'
import { DRAWING_SHELL } from '@site/delivery/testing/drawing-shell'
import { finishedBuild } from '@site/delivery/testing/finished-build'
import { freePort, startService } from '@site/tools/services'
import { bundled, INTERNAL_TOKEN } from '../process/platform-process.ts'

const GIVES = { react: { version: '19.3.1', names: ['useState'] } }

/** The real delivery with a shell and two releases of the lobby, of which the first is live. */
export class DeliveryBeside {
  readonly folder = mkdtempSync(join(tmpdir(), 'delivery-'))
  readonly registry: Registry = openRegistry(join(this.folder, 'registry'))
  #child: ChildProcess | undefined
  #ports = { site: 0, control: 0 }

  async setUp(): Promise<void> {
    this.registry.publish(
      ...finishedBuild(this.folder, 'shell', '1', { gives: GIVES, server: DRAWING_SHELL }),
    )
    this.registry.publish(...finishedBuild(this.folder, 'lobby', '1'))
    this.registry.stage(...finishedBuild(this.folder, 'lobby', '2'))
    this.#ports = { site: await freePort(), control: await freePort() }
    await this.start()
  }
  get controlUrl(): string {
    return `http://127.0.0.1:${this.#ports.control}`
  }
  async start(): Promise<void> {
    const [file] = bundled('src/server.ts', 'delivery')
    const environment = {
      DATA_DIR: this.folder,
      PORT: String(this.#ports.site),
      CONTROL_PORT: String(this.#ports.control),
      INTERNAL_TOKEN,
      DEV_ORIGINS: 'http://127.0.0.1:8095',
      // No page is requested here.
      PLATFORM_URL: 'http://127.0.0.1:9',
    }
    this.#child ??= await startService('delivery', environment, { file })
  }
  async stop(): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (!child) return
    await new Promise((ended) => {
      child.once('exit', ended)
      child.kill('SIGTERM')
    })
  }
  async tearDown(): Promise<void> {
    await this.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }
}
