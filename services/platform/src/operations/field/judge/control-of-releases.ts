import type { Control, Pointers } from '#operations/field/judge/pointers'
import type { Releases } from '#operations/releases/releases'

/** Who takes canaries back and promotes them, for the audit log. */
export const JUDGE = 'judge'

/** Who has which release, as the judge needs to know it; what it changes is audited under its name. */
export const controlOf = (releases: Pick<Releases, 'list' | 'move'>): Control => ({
  async list() {
    const list = await releases.list()
    return list.flatMap(({ canary, live, module }): Pointers[] => {
      // A live release that cannot be read is nothing to hold a canary against.
      if (live === null) return []
      if (canary === null) return [{ module, live: live.version, canary: undefined }]
      const { auto, brands, failed, percent, since, version } = canary
      const canaryPointer = {
        version,
        percent,
        failed,
        auto,
        since: since ?? '',
        brands: brands ?? undefined,
      }
      return [{ module, live: live.version, canary: canaryPointer }]
    })
  },
  async move(module, move, why) {
    await releases.move({ name: JUDGE }, { module, move, why })
  },
})
