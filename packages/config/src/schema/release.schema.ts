import { z } from 'zod'
import { moduleSchema } from './module.schema.ts'

const file = z.strictObject({
  /** Content-hashed file name; its meaning never changes. */
  name: z.string().regex(/^[\w.-]+$/),
  integrity: z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/),
  bytes: z.number().int().nonnegative(),
  brotli: z.number().int().nonnegative(),
})

const filesOfExpose = z.strictObject({ js: z.array(z.string()), css: z.array(z.string()) })

/** One immutable release of a module: what the registry keeps and the plan is made of. */
export const releaseSchema = z.strictObject({
  name: z.string(),
  version: z.string().regex(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/),
  contract: z.number().int(),
  declaration: moduleSchema,
  /** File name of the container, absent for the shell. */
  entry: z.string(),
  entryGlobal: z.string(),
  exposes: z.record(z.string(), filesOfExpose),
  /** Styles of scripts that are fetched later than the expose itself. */
  styles: z.record(z.string(), z.array(z.string())),
  /** Files of the icons that it brings, by the names in its declaration (`./icons/<name>.svg`). */
  icons: z.record(z.string(), z.string()).optional(),
  needs: z.record(z.string(), z.string()),
  files: z.array(file),
  messages: z.record(z.string(), z.record(z.string(), z.string())),
  serverEntry: z.string(),
  createdAt: z.string(),
})

export type Release = z.infer<typeof releaseSchema>
export type ReleaseFile = z.infer<typeof file>
