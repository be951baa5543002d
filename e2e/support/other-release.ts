import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '@site/config/schema'

/** Lays a release into the registry that differs from the live one in one message, and makes it nobody's; its version. */
export function layOther(dataDir: string, module: string, key: string, text: string): string {
  const registry = (...parts: string[]): string => join(dataDir, 'registry', ...parts)
  const channels = JSON.parse(readFileSync(registry('channels.json'), 'utf8')) as Record<
    string,
    { live: string }
  > // reason: the registry's own file
  const live = channels[module]?.live ?? ''
  const release = JSON.parse(readFileSync(registry('releases', module, `${live}.json`), 'utf8')) as Release // reason: as above
  const version = `${live.slice(0, -8)}0ddba115`
  const messages = { ...release.messages, EN: { ...release.messages['EN'], [key]: text } }
  cpSync(registry('server', module, live), registry('server', module, version), { recursive: true })
  writeFileSync(
    registry('releases', module, `${version}.json`),
    JSON.stringify({ ...release, version, messages }),
  )
  return version
}
