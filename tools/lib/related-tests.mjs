import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importersOf, sourceFiles } from './import-graph.mjs'
import { root } from './root.mjs'

const UNIT_TEST = /\.test\.tsx?$/
const JOURNEY = /^e2e\/journeys\/.*\.spec\.ts$/
const ROUTES = /^services\/platform\/src\/.*(?:^|[/.])routes\.ts$/
const CONTRACT = /^packages\/shared-api\/src\/contract\//
const MODULE = /^apps\/([\w-]+)\//
/** What a room of the platform offers to the others: by way of it everything would be near everything. */
const FACE = /^services\/platform\/src\/[\w-]+\/index\.ts$/
const CALL_PATH = /\bpath: '(\/(?:wps|lgw)\/[^']+)'/g

const textOf = (file) => readFileSync(join(root, file), 'utf8')

/** Files by how many imports they are away from a changed one, nearest first; the face of a room is not gone through. */
function distances(changed, importers) {
  const found = new Map(changed.map((file) => [file, 0]))
  const queue = [...changed]
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (FACE.test(file) && !changed.includes(file)) continue
    for (const importer of importers.get(file) ?? [])
      if (!found.has(importer) && importer !== '<stdin>') {
        found.set(importer, found.get(file) + 1)
        queue.push(importer)
      }
  }
  return found
}

/** The start of a call's path up to its first parameter, as tests write it. */
const stemOf = (path) => path.replace(/\/:.*$/, '')

/** Platform calls that routes near a change answer, with their distance; routes in the folder of a change are nearest. */
function callsNear(near, changed, files, importers) {
  const calls = new Map()
  const contractsOf = new Map()
  for (const [file, by] of importers)
    if (CONTRACT.test(file))
      for (const one of by) contractsOf.set(one, [...(contractsOf.get(one) ?? []), file])
  for (const routes of files.filter((file) => ROUTES.test(file))) {
    const isBeside = changed.some((file) => dirname(file).startsWith(dirname(routes)))
    const distance = isBeside ? 0 : near.get(routes)
    if (distance === undefined) continue
    for (const contract of contractsOf.get(routes) ?? [])
      for (const [, path = ''] of textOf(contract).matchAll(CALL_PATH))
        calls.set(stemOf(path), Math.min(distance, calls.get(stemOf(path)) ?? Infinity))
  }
  return calls
}

/** Addresses of the screens of a module that a change reaches, with their distance. */
function addressesNear(near, changed) {
  const addresses = new Map()
  for (const module of new Set(changed.map((file) => MODULE.exec(file)?.[1]).filter(Boolean))) {
    const { routes = [] } = JSON.parse(textOf(`apps/${module}/module.json`))
    for (const { path, expose } of routes) {
      const screen = `apps/${module}/src/screens/${(expose ?? '').replace('./', '')}`
      const distance = near.get(`${screen}.tsx`) ?? near.get(`${screen}.ts`)
      if (distance !== undefined) addresses.set(path, distance)
    }
  }
  return addresses
}

/** How near a text is to any of what it may name: the smallest distance, the more names the nearer. */
function nearnessOf(text, names) {
  const hits = [...names].filter(([name]) => text.includes(name))
  if (hits.length === 0) return undefined
  return Math.min(...hits.map(([, distance]) => distance)) + 1 - Math.min(0.9, hits.length / 20)
}

/**
 * Tests that a change can break, nearest first, as `{ file, distance }`: unit tests by what imports what; API tests by the calls
 * that the routes near the change answer, since they reach the platform over HTTP alone; journeys by the addresses of the
 * screens it reaches.
 */
export async function relatedTests(changed) {
  const files = sourceFiles()
  const importers = await importersOf(files)
  const known = changed.filter((file) => files.includes(file) || importers.has(file))
  const near = distances(known, importers)
  const scores = new Map()
  const add = (file, distance) => scores.set(file, Math.min(distance, scores.get(file) ?? Infinity))
  for (const [file, distance] of near) if (UNIT_TEST.test(file) || JOURNEY.test(file)) add(file, distance)

  const calls = callsNear(near, known, files, importers)
  const addresses = addressesNear(near, known)
  const overHttp = files.filter((file) => file.startsWith('services/platform/test/') || JOURNEY.test(file))
  for (const file of overHttp) {
    const distance = nearnessOf(textOf(file), JOURNEY.test(file) ? addresses : calls)
    if (distance === undefined) continue
    for (const [test, hops] of distances([file], importers))
      if (UNIT_TEST.test(test) || JOURNEY.test(test)) add(test, distance + hops / 10)
  }
  return [...scores]
    .map(([file, distance]) => ({ file, distance }))
    .sort((a, b) => a.distance - b.distance || a.file.localeCompare(b.file))
}
