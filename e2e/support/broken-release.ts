import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Release } from '@site/config/schema'

/** What is wrong with the code of a release: it throws when it is loaded, or each time it is drawn. */
export type CodeFault = 'throws while loading' | 'throws while drawing'

/** `globalThis.__healed` lifts the fault, so that a retry can be seen to work. */
const FAULTY_GET: Readonly<Record<CodeFault, string>> = {
  'throws while loading':
    'get(name){return globalThis.__healed?real.get(name):Promise.resolve(()=>{throw Error("broken on load")})}',
  'throws while drawing':
    'get(name){return real.get(name).then((make)=>()=>{const{default:Part}=make();return{default(props){if(globalThis.__healed)return Part(props);throw Error("broken on render")}}})}',
}

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
  const text = readFileSync(registry('releases', module, `${live}.json`), 'utf8')
  const good = JSON.parse(text) as Release // reason: as above
  const hash = createHash('sha256').update(fault).digest('hex').slice(0, 8)
  const rename = (what: string): string => renamed(what, good, hash)

  const files = good.files.map((file) => {
    if (!file.name.endsWith('.js')) return file
    const source = readFileSync(registry('files', module, file.name), 'utf8')
    const code =
      rename(source) + (file.name === good.entry ? faultyEntry(rename(good.entryGlobal), fault) : '')
    const name = rename(file.name)
    writeFileSync(registry('files', module, name), code)
    const digest = createHash('sha256').update(code).digest('base64')
    return { ...file, name, integrity: `sha256-${digest}`, bytes: Buffer.byteLength(code) }
  })
  const version = `${good.version.slice(0, -8)}${hash}`
  const broken = { ...(JSON.parse(rename(text)) as Release), version, files } // reason: as above
  writeFileSync(registry('releases', module, `${version}.json`), JSON.stringify(broken))
  writeServerBuild(registry('server', module), good, version, fault)
  const pointer = { live: version, ...(lastGood ? { lastGood: live } : {}) }
  const flip = (text: string): void => {
    writeFileSync(registry('channels.json.new'), text)
    renameSync(registry('channels.json.new'), registry('channels.json'))
  }
  flip(JSON.stringify({ ...channels, [module]: pointer }))
  return () => flip(before)
}

/** Gives every script and the container's global another name, as another build would. */
function renamed(text: string, { files, version }: Release, hash: string): string {
  let result = text.replaceAll(version.slice(-8), hash)
  for (const { name } of files) {
    const own = /\.([0-9a-f]{16})\.js$/.exec(name)?.[1]
    if (own !== undefined) result = result.replaceAll(own, `${hash}${own.slice(8)}`)
  }
  return result
}

const faultyEntry = (global: string, fault: CodeFault): string =>
  `;(()=>{const real=window.${global};window.${global}={init:(...scope)=>real.init(...scope),${FAULTY_GET[fault]}}})();`

/** The same source throws on the server too. */
function writeServerBuild(folder: string, good: Release, version: string, fault: CodeFault): void {
  const from = join(folder, good.version, good.serverEntry)
  const to = join(folder, version, good.serverEntry)
  mkdirSync(join(folder, version), { recursive: true })
  if (existsSync(from)) copyFileSync(from, to)
  const broken =
    fault === 'throws while loading'
      ? 'throw new Error("broken on load")'
      : 'for(const name of Object.keys(module.exports.exposes))module.exports.exposes[name]=()=>{throw new Error("broken on render")}'
  writeFileSync(to, `${readFileSync(to, 'utf8')}\n${broken}\n`)
}
