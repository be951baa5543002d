import type { Release } from '@site/config/schema'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { hotServer } from './hot-server.ts'
import { watchBuilds } from './watch-builds.ts'

// `serve-hot.ts shell lobby … --port 8400 --site https://play.example`: hot builds of these modules on this machine, for pages of
// that site; without one for those of `localhost` and below. Sends every build to its parent, and the parent's commands to pages.
const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '0' }, site: { type: 'string' } },
})
const LOCAL = /^https?:\/\/([\w-]+\.)*(localhost|127\.0\.0\.1)(:\d+)?$/
const commandSchema = z.object({ reload: z.string() })

/** Longer than a site needs to learn of a build and its copies to fetch it: on this machine, and elsewhere. */
const PATIENCE_MS = { here: 200, elsewhere: 3_500 }

const releases = new Map<string, Release>()
const hashes = new Map<string, string>()
const hot = hotServer({
  isAllowed: (origin) => (values.site === undefined ? LOCAL.test(origin) : origin === values.site),
  releases: () => [...releases.values()],
  builds: () => hashes,
  patienceMs: values.site === undefined ? PATIENCE_MS.here : PATIENCE_MS.elsewhere,
})
await new Promise<void>((done, failed) => {
  hot.server.once('error', failed)
  hot.server.listen(Number(values.port), '127.0.0.1', done)
})
const address = hot.server.address()
const port = typeof address === 'object' && address !== null ? address.port : 0
const origin = `http://127.0.0.1:${port}`
process.send?.({ origin })

const close = watchBuilds(names, origin, {
  built(release, hash) {
    const before = releases.get(release.name)
    releases.set(release.name, release)
    hashes.set(release.name, hash)
    process.send?.({ built: release })
    if (before === undefined) return
    const why = notInPlace(before, release)
    if (why === undefined) hot.broadcast('built', `${release.name} ${hash}`)
    else hot.broadcast('reload', `${release.name}: ${why}`)
  },
  failed(module, fault) {
    process.send?.({ fault, module })
    // On this machine's own site delivery reports what does not build, once for all.
    if (values.site !== undefined) hot.broadcast('fault', JSON.stringify(fault))
  },
})

process.on('message', (message) => {
  const command = commandSchema.safeParse(message)
  if (command.success) hot.broadcast('reload', command.data.reload)
})
const end = (): void => {
  hot.close()
  void close().then(() => process.exit(0))
}
process.once('SIGTERM', end)
process.once('SIGINT', end)
process.once('disconnect', end)

/** What is in the page’s plan, not in a script, comes with the page alone. */
function notInPlace(before: Release, now: Release): string | undefined {
  const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
  if (!isSame(before.declaration, now.declaration)) return 'its declaration (module.json) is part of the page'
  if (!isSame(before.messages, now.messages)) return 'its messages are part of the page'
  if (!isSame(Object.keys(before.exposes), Object.keys(now.exposes))) return 'it has other screens or slots'
  return undefined
}
