import { z } from 'zod'
import { moduleSchema } from './module.schema.ts'

const integrity = z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/)

const file = z.strictObject({
  /** Content-hashed file name; its meaning never changes. */
  name: z.string().regex(/^[\w.-]+$/),
  integrity,
  bytes: z.number().int().nonnegative(),
  brotli: z.number().int().nonnegative(),
})

const filesOfExpose = z.strictObject({ js: z.array(z.string()), css: z.array(z.string()) })

const names = z.array(z.string())

/** What a release asks of one shared library; of releases from before names were recorded nothing but the range is known. */
const need = z.union([
  z.strictObject({ range: z.string(), names }),
  z.string().transform((range) => ({ range, names: new Array<string>() })),
])

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
  /** Shared libraries by request, with the names used of each; `*` is all of it. */
  needs: z.record(z.string(), need),
  /** What a shell gives modules: the version of each shared library and the names of it. */
  gives: z.record(z.string(), z.strictObject({ version: z.string(), names })).optional(),
  /** Files of the icons that it brings, by the names in its declaration (`./icons/<name>.svg`). */
  icons: z.record(z.string(), z.string()).optional(),
  files: z.array(file),
  messages: z.record(z.string(), z.record(z.string(), z.string())),
  /** Which of the messages come with the parts that use them alone: their keys, and those exposes. All others are the module's own. */
  partMessages: z
    .array(z.strictObject({ exposes: z.array(z.string()), keys: z.array(z.string()) }))
    .optional(),
  serverEntry: z.string(),
  /** Of the server build; absent in releases from before it was recorded, and where there is none. */
  serverIntegrity: integrity.optional(),
  createdAt: z.string(),
})

export type Release = z.infer<typeof releaseSchema>
export type ReleaseFile = z.infer<typeof file>
