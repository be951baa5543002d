import { beginImport, IMPORT_PART_BYTES, sendImportPart } from '@site/shared-api/contract/catalogue-import'
import { call, callRaw } from '#client/call.ts'
import { ConsoleError } from '#client/console-error.ts'

const MOST_TRIES = 5
const PAUSE_MS = 1_000

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Sends a list in its parts; one that was cut off is sent again. Resolves with the import's id; throws ConsoleError. */
export async function sendFile(
  file: File,
  source: string,
  progress: (share: number) => void,
): Promise<string> {
  const { id } = await call(beginImport, {
    body: { source, fileName: file.name, bytes: file.size, ...(await fingerprint(file)) },
  })
  for (let at = 0; at < file.size; at += IMPORT_PART_BYTES) {
    const part = file.slice(at, at + IMPORT_PART_BYTES, 'application/octet-stream')
    await sendPart(id, at / IMPORT_PART_BYTES, part)
    progress(Math.min(1, (at + IMPORT_PART_BYTES) / file.size))
  }
  return id
}

async function sendPart(id: string, part: number, bytes: Blob): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await callRaw(sendImportPart, bytes, { params: { id, part: String(part) } })
      return
    } catch (error) {
      const mayPass =
        error instanceof ConsoleError && (error.code === 'network' || error.code === 'import_cut')
      if (!mayPass || tries === MOST_TRIES) throw error
      await pause(PAUSE_MS * tries)
    }
  }
}

/** Detects a file that was changed on its way; browsers have it in secure contexts alone. */
async function fingerprint(file: File): Promise<{ sha256?: string }> {
  if (!globalThis.isSecureContext) return {}
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return { sha256: [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('') }
}
