import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isSupported, pinnedRuntime } from '../lib/runtime.mjs'

const folder = mkdtempSync(join(tmpdir(), 'runtime-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('Node.js 24 and later run the commands themselves', () => {
  expect(['20.19.0', '22.12.0', '24.0.0', '26.1.0'].map((version) => isSupported(version))).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('a Node.js before 20.19 is refused with what to install', () => {
  expect(() => pinnedRuntime({ version: '20.18.3', folder })).toThrow(
    /20\.18\.3 is too old.*Install Node\.js 24/,
  )
})

test('a platform without a package is refused with what to install, and nothing is downloaded', () => {
  expect(() => pinnedRuntime({ platform: 'sunos-x64', version: '22.12.0', folder })).toThrow(
    /no Node\.js 24 package for sunos-x64\. Install Node\.js 24/,
  )
  expect(readdirSync(folder)).toEqual([])
})
