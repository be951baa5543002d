import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { releaseSchema, type Release } from '@site/config/schema'
import { BadInput } from '#control/answer.ts'
import { writeWhole } from '#files/whole-file.ts'
import { RefusedRelease, type Registry } from '#registry/registry.ts'
import { holds } from '#registry/whole.ts'
import { packedCopies } from './pack.ts'
import { refuseUnsigned, signedSchema, type Signed } from './signed.ts'
import { isFile, wantedFiles, type WantedFile } from './wanted-files.ts'

/** What was begun and not finished for so long is forgotten. */
const KEPT_MS = 24 * 60 * 60 * 1000
/** Under way at a time. */
const MOST = 50
const MOST_FILES = 2_000
const MOST_BYTES = 64 * 1024 * 1024
const ID_LENGTH = 32
/** Nothing in a release may lead out of its folder. */
const PLAIN = /^\w[\w.-]*$/

/** What is sent first: the description as text, and who signed it. */
export interface Given {
  readonly module: string
  readonly description: string
  readonly signed?: Omit<Signed, 'description'> | undefined
}

/** A release on its way in. */
export interface Upload {
  readonly id: string
  readonly release: Release
  readonly signed: Signed | undefined
  /** Arranged like a finished build. */
  readonly folder: string
  readonly missing: readonly WantedFile[]
}

/** Releases that are being sent: each file is kept as soon as it is whole, so that a cut one is all that is sent again. */
export interface UploadStore {
  /** Begins, or goes on with, an upload. Throws BadInput for a description that is none, RefusedRelease for a wrong signature. */
  begin(given: Given): Upload
  /** Undefined for one that was not begun. */
  find(module: string, id: string): Upload | undefined
  /** Keeps one file. Throws RefusedRelease for bytes that are not the file's, BadInput for a file that is none of the release. */
  put(upload: Upload, place: Pick<WantedFile, 'part' | 'name'>, bytes: Uint8Array): Promise<void>
  end(upload: Upload): void
}

export function openUploads(folder: string, registry: Registry): UploadStore {
  const placeOf = (id: string, { part, name }: Pick<WantedFile, 'part' | 'name'>): string =>
    join(folder, id, part, name)

  function missingOf(id: string, release: Release): WantedFile[] {
    return wantedFiles(release).filter((file) => !existsSync(placeOf(id, file)))
  }

  /** What lies in the registry already need not be sent. */
  function takeFromRegistry(id: string, release: Release): void {
    const { name } = release
    const server = join(dirname(registry.serverBuild(release).file))
    for (const file of missingOf(id, release)) {
      const from = join(file.part === 'browser' ? registry.filesFolder(name) : server, file.name)
      if (!holds(from, file.integrity)) continue
      const to = placeOf(id, file)
      mkdirSync(dirname(to), { recursive: true })
      copyFileSync(from, to)
      for (const ending of ['.br', '.gz'])
        if (file.part === 'browser' && existsSync(from + ending)) copyFileSync(from + ending, to + ending)
    }
  }

  function sweep(): void {
    if (!existsSync(folder)) return
    for (const id of readdirSync(folder))
      if (Date.now() - statSync(join(folder, id)).mtimeMs > KEPT_MS)
        rmSync(join(folder, id), { recursive: true, force: true })
    if (readdirSync(folder).length >= MOST)
      throw new RefusedRelease(`${MOST} releases are being sent already. Finish one, or try again tomorrow.`)
  }

  function find(module: string, id: string): Upload | undefined {
    const place = join(folder, id)
    if (!/^[0-9a-f]+$/.test(id) || !existsSync(join(place, 'description.json'))) return undefined
    const release = releaseSchema.parse(JSON.parse(readFileSync(join(place, 'description.json'), 'utf8')))
    if (release.name !== module) return undefined
    const file = join(place, 'signed.json')
    const signed = existsSync(file) ? signedSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
    return { id, release, signed, folder: place, missing: missingOf(id, release) }
  }

  return {
    find,
    begin({ module, description, signed: by }) {
      const release = readDescription(module, description)
      const signed = by && { ...by, description }
      if (signed) refuseUnsigned(signed)
      const id = createHash('sha256')
        .update(JSON.stringify([description, signed?.signature]))
        .digest('hex')
        .slice(0, ID_LENGTH)
      const place = join(folder, id)
      if (existsSync(place)) utimesSync(place, new Date(), new Date())
      else sweep()
      if (signed) writeWhole(join(place, 'signed.json'), JSON.stringify(signed))
      writeWhole(join(place, 'description.json'), description)
      takeFromRegistry(id, release)
      return { id, release, signed, folder: place, missing: missingOf(id, release) }
    },
    async put({ id, release }, place, bytes) {
      const file = wantedFiles(release).find(({ part, name }) => part === place.part && name === place.name)
      if (file === undefined)
        throw new BadInput(
          'file',
          `${place.part}/${place.name} is no file of ${release.name} ${release.version}`,
        )
      if (!isFile(file, bytes))
        throw new RefusedRelease(
          `${place.name} did not come as it was built: ${bytes.length} bytes came, and they are not its own. Send it again.`,
        )
      const to = placeOf(id, file)
      if (file.part === 'browser')
        for (const [ending, copy] of await packedCopies(bytes)) writeWhole(to + ending, copy)
      writeWhole(to, bytes)
    },
    end: ({ folder: place }) => rmSync(place, { recursive: true, force: true }),
  }
}

function readDescription(module: string, text: string): Release {
  const release = parseDescription(text)
  if (release.name !== module)
    throw new BadInput('description.name', `the release is one of ${release.name}, not of ${module}`)
  if (release.serverEntry !== '' && release.serverIntegrity === undefined)
    throw new BadInput('description.serverIntegrity', 'the release was built too long ago: build it again')
  const odd = wantedFiles(release).find(({ name }) => !PLAIN.test(name))
  if (odd) throw new BadInput('description.files', `"${odd.name}" is no name of a file`)
  const bytes = release.files.reduce((sum, file) => sum + file.bytes, 0)
  if (release.files.length > MOST_FILES || bytes > MOST_BYTES)
    throw new BadInput(
      'description.files',
      `a release has ${MOST_FILES} files and ${MOST_BYTES} bytes at most`,
    )
  return release
}

function parseDescription(text: string): Release {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new BadInput('description', 'the description is not JSON: send release.json as it was built')
  }
  const parsed = releaseSchema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new BadInput(['description', ...(issue?.path ?? [])].join('.'), issue?.message ?? 'is no release')
}
