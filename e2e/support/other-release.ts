import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '@site/config/schema'

const registryOf =
  (dataDir: string) =>
  (...parts: string[]): string =>
    join(dataDir, 'registry', ...parts)

/** The live release of a module. */
export function liveRelease(dataDir: string, module: string): Release {
  const registry = registryOf(dataDir)
  const channels = JSON.parse(readFileSync(registry('channels.json'), 'utf8')) as Record<
    string,
    { live: string }
  > // reason: the registry's own file
  const live = channels[module]?.live ?? ''
  return JSON.parse(readFileSync(registry('releases', module, `${live}.json`), 'utf8')) as Release // reason: as above
}

/** Stages a release that differs from the live one in one message, for no visitor; its version. */
export function layOther(dataDir: string, module: string, key: string, text: string): string {
  const registry = registryOf(dataDir)
  const release = liveRelease(dataDir, module)
  const version = `${release.version.slice(0, -8)}0ddba115`
  const messages = { ...release.messages, EN: { ...release.messages['EN'], [key]: text } }
  cpSync(registry('server', module, release.version), registry('server', module, version), {
    recursive: true,
  })
  writeFileSync(
    registry('releases', module, `${version}.json`),
    JSON.stringify({ ...release, version, messages }),
  )
  return version
}
