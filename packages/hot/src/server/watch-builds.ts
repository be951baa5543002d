import { rmSync } from 'node:fs'
import { plainErrors } from '@site/build/src/presets/plain-errors.ts'
import type { Release } from '@site/config/schema'
import webpack from 'webpack'
import { hotConfig } from '../config/hot-config.ts'
import { hotFolder } from '../config/hot-folder.ts'
import { describeHot } from './describe-hot.ts'

/** Hears of every build, and of every one that could not be. */
interface Listener {
  built(release: Release, hash: string): void
  failed(module: string, fault: string): void
}

/** Builds modules one after the other, and each again when its sources change, until it is closed. */
export function watchBuilds(
  names: readonly string[],
  origin: string,
  listener: Listener,
): () => Promise<void> {
  for (const name of names) rmSync(hotFolder(name), { recursive: true, force: true })
  const configs = Object.assign(
    names.map((name) => hotConfig(name, origin)),
    { parallelism: 1 },
  )
  const compiler = webpack(configs)
  for (const child of compiler.compilers)
    child.hooks.done.tap('watch-builds', (stats) => {
      const name = child.name ?? ''
      if (stats.hasErrors())
        return listener.failed(name, plainErrors(stats.toString({ all: false, errors: true })))
      try {
        const described = describeHot(
          name,
          stats.toJson({ all: false, entrypoints: true, chunkGroups: true }),
        )
        listener.built(described, stats.hash ?? '')
      } catch (error) {
        listener.failed(name, error instanceof Error ? error.message : String(error))
      }
    })
  const watching = compiler.watch(
    { aggregateTimeout: 30, ignored: /node_modules|[\\/]dist[\\/]|\.cache/ },
    (error) => {
      if (error) listener.failed('', error.message)
    },
  )
  return () => new Promise((done) => void watching?.close(() => done()))
}
