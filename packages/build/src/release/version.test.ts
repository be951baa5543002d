import type * as Files from 'node:fs'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { appFolder, modulesInTree } from '../paths.ts'
import { wantedVersion } from './version.ts'

// What is on the disk stays: a file is read as if it had been edited.
let edited: string | undefined
jest.mock('node:fs', () => {
  const fs = jest.requireActual<typeof Files>('node:fs')
  const read = (file: string, ...rest: unknown[]): unknown =>
    file === edited
      ? Buffer.concat([fs.readFileSync(file), Buffer.from('\n')])
      : Reflect.apply(fs.readFileSync, fs, [file, ...rest])
  return { ...fs, readFileSync: read }
})

const all = (): Record<string, string> =>
  Object.fromEntries(['shell', ...modulesInTree()].map((name) => [name, wantedVersion(name).version]))

afterEach(() => (edited = undefined))

test.each([
  ['messages', 'src/messages/EN.json'],
  ['routes and entries', 'module.json'],
  ['screens', 'src/screens/home.screen.tsx'],
])('an edit of the %s of one module gives that module alone another version (MOD-01)', (_what, file) => {
  const before = all()
  edited = join(appFolder('lobby'), file)
  expect(readFileSync(edited).length).toBeGreaterThan(0)
  const after = all()
  expect(after['lobby']).not.toBe(before['lobby'])
  expect({ ...after, lobby: '' }).toEqual({ ...before, lobby: '' })
})

test('an edit of what the shell shares gives the shell alone another version (MOD-01)', () => {
  const before = all()
  edited = join(appFolder('lobby'), '..', '..', 'packages', 'shared-api', 'src', 'site-root.tsx')
  const after = all()
  expect(after['shell']).not.toBe(before['shell'])
  expect({ ...after, shell: '' }).toEqual({ ...before, shell: '' })
})
