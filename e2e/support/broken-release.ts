import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Release } from '@site/config/schema'

/** What is wrong with the code of a release: it throws when it is loaded, or each time it is drawn. */
export type CodeFault = 'throws while loading' | 'throws while drawing'

/** Another build of the same source: what its container gives instead of its parts, and what its server build does. */
interface OtherCode {
  readonly name: string
  /** A method of the container, over the real one: `get(name){…real.get(name)…}`. */
  readonly get: string
  /** Added to the server build. */
  readonly server: string
}

/** `globalThis.__healed` lifts the fault, so that a retry can be seen to work. */
const FAULTY_GET: Readonly<Record<CodeFault, string>> = {
  'throws while loading':
    'get(name){return globalThis.__healed?real.get(name):Promise.resolve(()=>{throw Error("broken on load")})}',
  'throws while drawing':
    'get(name){return real.get(name).then((make)=>()=>{const{default:Part}=make();return{default(props){if(globalThis.__healed)return Part(props);throw Error("broken on render")}}})}',
}

const EACH_EXPOSE = 'for(const name of Object.keys(module.exports.exposes))'
/** The same source throws on the server too. */
const FAULTY_SERVER: Readonly<Record<CodeFault, string>> = {
  'throws while loading': 'throw new Error("broken on load")',
  'throws while drawing': `${EACH_EXPOSE}module.exports.exposes[name]=()=>{throw new Error("broken on render")}`,
}

export const THROWS_WHILE_DRAWING: OtherCode = {
  name: 'throws while drawing, on the server too',
  get: FAULTY_GET['throws while drawing'],
  server: FAULTY_SERVER['throws while drawing'],
}

/** Throws in the browser alone: the server draws it well. */
export const THROWS_IN_BROWSERS: OtherCode = {
  name: 'throws in browsers',
  get: FAULTY_GET['throws while drawing'],
  server: '',
}

/** Is not drawn on the server, and comes so many ms after its files. */
export const late = (ms: number): OtherCode => ({
  name: `comes ${ms} ms late`,
  get: `get(name){return new Promise((done)=>setTimeout(done,${ms})).then(()=>real.get(name))}`,
  server: `${EACH_EXPOSE}delete module.exports.exposes[name]`,
})

type Channels = Record<string, { live: string; lastGood?: string }>

/**
 * Puts a release of a module live whose code is at fault, made from the live one the way a developer's bad build is:
 * other names, other integrity. `lastGood` keeps the good one as the fall-back. Returns what undoes it.
 */
export function publishBroken(
  dataDir: string,
  module: string,
  fault: CodeFault,
  { lastGood }: { lastGood: boolean },
): () => void {
  const registry = (...parts: string[]): string => join(dataDir, 'registry', ...parts)
  const before = readFileSync(registry('channels.json'), 'utf8')
  const channels = JSON.parse(before) as Channels // reason: the registry's own file
  const live = channels[module]?.live ?? ''
  // Its server build is not what its description says: the server draws nothing of it, and pages meet the fault themselves.
  const code = { name: fault, get: FAULTY_GET[fault], server: FAULTY_SERVER[fault] }
  const version = layBuild(dataDir, module, live, code, { isWhole: false })
  const pointer = { live: version, ...(lastGood ? { lastGood: live } : {}) }
  const flip = (text: string): void => {
    writeFileSync(registry('channels.json.new'), text)
    renameSync(registry('channels.json.new'), registry('channels.json'))
  }
  flip(JSON.stringify({ ...channels, [module]: pointer }))
  return () => flip(before)
}

/** Stages another build of a release beside it, for no visitor yet; its version. */
export function layBuild(
  dataDir: string,
  module: string,
  of: string,
  other: OtherCode,
  { isWhole = true } = {},
): string {
  const registry = (...parts: string[]): string => join(dataDir, 'registry', ...parts)
  const text = readFileSync(registry('releases', module, `${of}.json`), 'utf8')
  const good = JSON.parse(text) as Release // reason: the registry's own file
  const hash = createHash('sha256').update(other.name).digest('hex').slice(0, 8)
  const rename = (what: string): string => renamed(what, good, hash)

  const files = good.files.map((file) => {
    if (!file.name.endsWith('.js')) return file
    const source = readFileSync(registry('files', module, file.name), 'utf8')
    const code =
      rename(source) + (file.name === good.entry ? otherEntry(rename(good.entryGlobal), other.get) : '')
    const name = rename(file.name)
    writeFileSync(registry('files', module, name), code)
    const digest = createHash('sha256').update(code).digest('base64')
    return { ...file, name, integrity: `sha256-${digest}`, bytes: Buffer.byteLength(code) }
  })
  const version = `${good.version.slice(0, -8)}${hash}`
  const build = writeServerBuild(registry('server', module), good, version, other.server)
  const serverIntegrity = isWhole ? build : good.serverIntegrity
  const broken = { ...(JSON.parse(rename(text)) as Release), version, files, serverIntegrity } // reason: as above
  writeFileSync(registry('releases', module, `${version}.json`), JSON.stringify(broken))
  return version
}

/** Says of a release what the registry says of one that has served well. */
export function servedWell(dataDir: string, module: string, version: string): void {
  const folder = join(dataDir, 'registry', 'served', module)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${version}.well`), '')
}

/** Gives every script and the container's global another name, as another build would. */
function renamed(text: string, { files, version }: Release, hash: string): string {
  let result = text.replaceAll(version.slice(-8), hash)
  for (const { name } of files) {
    const own = /\.([0-9a-f]{10,16})\.js$/.exec(name)?.[1]
    if (own !== undefined) result = result.replaceAll(own, `${hash}${own.slice(8)}`)
  }
  return result
}

const otherEntry = (global: string, get: string): string =>
  `;(()=>{const real=window.${global};window.${global}={init:(...scope)=>real.init(...scope),${get}}})();`

/** Writes the server build of the same source; its integrity. */
function writeServerBuild(folder: string, good: Release, version: string, code: string): string {
  const from = join(folder, good.version, good.serverEntry)
  const to = join(folder, version, good.serverEntry)
  mkdirSync(join(folder, version), { recursive: true })
  if (existsSync(from)) copyFileSync(from, to)
  const text = `${readFileSync(to, 'utf8')}\n${code}\n`
  writeFileSync(to, text)
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
