import { pathToFileURL } from 'node:url'
import { contractModule, declaresSchemas } from './contract-records.ts'

/** What this needs of webpack's loader context. */
interface Loading {
  readonly resourcePath: string
  async(): (error: Error | null, source?: string) => void
}

/**
 * Webpack's loader of contract files: what reaches the browser (and who draws for it) is the table of the calls, so that
 * a path is written once and no schema is sent (architecture: one schema per call). A schema used as a value is an
 * import that does not exist, and fails the build.
 */
export default function contractLoader(this: Loading, source: string): void {
  const done = this.async()
  if (!declaresSchemas(source)) return done(null, source)
  // Each state of the file is its own module: a build that watches sees the new one.
  const address = `${pathToFileURL(this.resourcePath).href}?${encodeURIComponent(String(Date.now()))}`
  import(address).then(
    (exports: Record<string, unknown>) => done(null, contractModule(exports)),
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  )
}
