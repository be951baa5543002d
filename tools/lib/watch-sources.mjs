import { watch } from 'node:fs'
import { join, sep } from 'node:path'
import { built, released, root } from './root.mjs'

const QUIET_MS = 150
const IGNORED = /(^|[\\/])(node_modules|dist|\.cache|test)([\\/]|$)|\.(test|soak|bench)\.tsx?$|\.md$/

/** What runs of each service's folder. */
const SERVICES = { platform: 'platform', delivery: 'delivery', 'sandbox-provider': 'games' }
const ALL_SERVICES = Object.values(SERVICES)

/** Modules and services that a changed file belongs to; which of the modules are stale their build finds out. */
function concernedBy(folder, file) {
  const [first = '', ...rest] = file.split(sep)
  const path = rest.join('/')
  if (folder === 'apps') return { modules: built().filter((name) => name === first), services: [] }
  if (folder === 'services')
    return { modules: [], services: first in SERVICES ? [SERVICES[first]] : ALL_SERVICES }
  const contract = first === 'shared-api' && path.startsWith('src/contract/')
  const concerned = first === 'config' || contract || first === 'build' ? built() : released()
  return { modules: concerned, services: first === 'config' || contract ? ALL_SERVICES : [] }
}

/** Calls `follow` with what the changed files concern, one call after the other, when nothing has changed for a moment. */
export function watchSources(follow) {
  const changed = { modules: new Set(), services: new Set() }
  let timer
  let working = Promise.resolve()
  const next = () => {
    const now = { modules: [...changed.modules], services: [...changed.services] }
    changed.modules.clear()
    changed.services.clear()
    working = working.then(() => follow(now))
  }
  for (const folder of ['apps', 'packages', 'services'])
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (file === null || IGNORED.test(file)) return
      const { modules, services } = concernedBy(folder, file)
      for (const name of modules) changed.modules.add(name)
      for (const name of services) changed.services.add(name)
      if (changed.modules.size + changed.services.size === 0) return
      clearTimeout(timer)
      timer = setTimeout(next, QUIET_MS)
    })
}
