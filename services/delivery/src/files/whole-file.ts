import { randomUUID } from 'node:crypto'
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** Puts a file in place whole or not at all, also when the machine stops in the middle. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  // Not by the process's number: two hosts on one folder may have the same.
  const part = `${file}.${randomUUID()}.new`
  try {
    const handle = openSync(part, 'wx')
    try {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content
      for (let at = 0; at < bytes.length;) at += writeSync(handle, bytes, at)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    renameSync(part, file)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/** Copies a file whole or not at all. */
export function copyWhole(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  const part = `${to}.${randomUUID()}.new`
  try {
    copyFileSync(from, part)
    renameSync(part, to)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

export const copyOf = (file: string): string => `${file}.copy`

/** The same, with a copy beside it for when the file itself cannot be read. */
export function writeWithCopy(file: string, text: string): void {
  writeWhole(file, text)
  writeWhole(copyOf(file), text)
}

/** What a file holds, else its copy; `onDamaged` hears of a file that is there and cannot be read. Undefined where neither can. */
export function readWithCopy<Value>(
  file: string,
  parse: (text: string) => Value,
  onDamaged: () => void,
): { readonly text: string; readonly value: Value } | undefined {
  for (const place of [file, copyOf(file)])
    if (existsSync(place))
      try {
        const text = readFileSync(place, 'utf8')
        return { text, value: parse(text) }
      } catch {
        if (place === file) onDamaged()
      }
  return undefined
}
