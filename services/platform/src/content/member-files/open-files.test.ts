import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { s3Double } from '@site/delivery/testing/s3-double'
import { StartupError } from '@site/service-kit/startup-error'
import type { Deps } from '#deps'
import { openFiles } from '#content/member-files/open-files'

const NAME = 'rewards/one.webp'
// reason: where a bucket or a folder is configured, no database is used
const opened = (config: Partial<Deps['config']>) => openFiles({ config } as Pick<Deps, 'db' | 'config'>)

let folder: string
let double: Awaited<ReturnType<typeof s3Double>>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-member-files-'))
  double = await s3Double()
})
afterAll(() => {
  double.close()
  rmSync(folder, { recursive: true, force: true })
})

describe.each([
  ['a folder', () => opened({ filesDir: folder })],
  ['a bucket', () => opened({ filesBucket: double.bucket })],
])('members’ files in %s', (_place, open) => {
  it('keeps a file as it was written last, and forgets it for good (CON-03)', async () => {
    const files = open()
    expect(await files.read(NAME)).toBeUndefined()
    for (const text of ['the first', 'the second']) await files.write(NAME, Buffer.from(text))
    expect((await files.read(NAME))?.toString()).toBe('the second')
    await files.write('rewards/two.webp', Buffer.from([0, 255, 0]))
    await files.remove(NAME)
    await files.remove(NAME)
    expect(await files.read(NAME)).toBeUndefined()
    expect([...((await files.read('rewards/two.webp')) ?? [])]).toEqual([0, 255, 0])
  })
})

it('leaves nothing half written in a folder, and no name leads out of it (CON-03)', async () => {
  const files = opened({ filesDir: folder })
  await Promise.all(['a', 'b', 'c'].map((text) => files.write(NAME, Buffer.from(text.repeat(9_000)))))
  expect(readdirSync(join(folder, 'rewards')).filter((name) => name.endsWith('.part'))).toEqual([])
  expect(new Set((await files.read(NAME))?.toString()).size).toBe(1)
  for (const name of ['../out.webp', 'rewards/../../out.webp', '.'])
    await expect(files.write(name, Buffer.from('x'))).rejects.toThrow('leads out')
})

it('says when a bucket is away, and never that there was nothing (CON-03)', async () => {
  const files = opened({ filesBucket: double.bucket })
  double.away(true)
  try {
    await expect(files.read(NAME)).rejects.toThrow('503')
  } finally {
    double.away(false)
  }
})

it('asks for one place alone (CON-03)', () => {
  expect(() => opened({ filesDir: folder, filesBucket: double.bucket })).toThrow(StartupError)
})
