import type { ModuleDeclaration } from '@site/config/schema'
import { contractCalls } from './contract-calls.ts'
import type { DeclaredCall } from './contract-records.ts'

type Calls = ReadonlyMap<string, DeclaredCall>

/**
 * The address of a first call that a declaration names by file and export: `game/listGames?gameType=LIVE` becomes
 * `/wps/game/list?gameType=LIVE`; `{…}` in it stays as it is. Throws where there is no such call, where it is not public,
 * and for a name its query does not have: such an answer would be fetched and never used.
 */
export function firstCall(entry: string, calls: Calls): string {
  const [name = '', query = ''] = entry.split('?')
  const call = calls.get(name)
  if (call === undefined)
    throw new Error(`"${name}" is no call of the contract: write <file>/<name>, as in game/listGames.`)
  if (call.method !== 'GET' || call.access !== 'public')
    throw new Error(`${name} is ${call.method} for ${call.access}: first data are public GET calls.`)
  const known = Object.keys(call.query?.shape ?? {})
  const unknown = namesOf(query).find((one) => !known.includes(one))
  if (unknown !== undefined)
    throw new Error(`${name} has no "${unknown}" in its query; it has ${known.join(', ') || 'none'}.`)
  return query === '' ? call.path : `${call.path}?${query}`
}

/** A declaration with its first calls as addresses; the error names the file and the field. */
export function withFirstCalls(file: string, declaration: ModuleDeclaration): ModuleDeclaration {
  const calls = contractCalls()
  const addresses = (field: string, data: readonly string[]): string[] =>
    data.map((entry, at) => {
      try {
        return firstCall(entry, calls)
      } catch (error) {
        throw new Error(`${file}: ${field}.data.${at}: ${String(error).replace('Error: ', '')}`, {
          cause: error,
        })
      }
    })
  return {
    ...declaration,
    routes: declaration.routes.map((route, at) => ({
      ...route,
      data: addresses(`routes.${at}`, route.data),
    })),
    slots: declaration.slots.map((slot, at) => ({ ...slot, data: addresses(`slots.${at}`, slot.data) })),
  }
}

/** What a query sends: names before `=`, and those that `{&a,b}` takes from the page's own query. */
function namesOf(query: string): string[] {
  const taken = [...query.matchAll(/\{&([\w,]+)\}/g)].flatMap(([, names = '']) => names.split(','))
  const written = query.replaceAll(/\{[^}]*\}/g, '&x&').split('&')
  return [...taken, ...written.flatMap((part) => (part.includes('=') ? [part.split('=', 1)[0] ?? ''] : []))]
}
