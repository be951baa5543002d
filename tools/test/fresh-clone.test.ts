import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const TOOLS = join(__dirname, '..')
const IMPORT = /^(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm

/** What is loaded with a file, by whatever it imports at its top. */
function loadedWith(file: string, known = new Map<string, string>()): Map<string, string> {
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const found = name.startsWith('.') ? join(dirname(file), name) : name
    if (known.has(found)) continue
    known.set(found, file)
    if (name.startsWith('.') && found.endsWith('.mjs')) loadedWith(found, known)
  }
  return known
}

const FILES = readdirSync(join(TOOLS, 'commands')).filter((name) => name.endsWith('.mjs'))

test.each(FILES)('%s can be read before anything is installed (PLT-02)', (name) => {
  const loaded = [...loadedWith(join(TOOLS, 'commands', name)).keys()]
  expect(loaded.length).toBeGreaterThan(0)
  expect(loaded.filter((one) => !one.startsWith('/') && !one.startsWith('node:'))).toEqual([])
})
