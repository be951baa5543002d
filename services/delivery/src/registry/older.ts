import type { Release } from '@site/config/schema'
import { RefusedRelease } from './refused-release.ts'

/** Refuses to go back by accident: a release that was made before the live one, or has a lower version. */
export function refuseOlder(release: Release, live: Release): void {
  if (release.version === live.version) return
  const [wanted, now] = [numbers(release), numbers(live)]
  const first = wanted.findIndex((part, index) => part !== now[index])
  const lower = first >= 0 && (wanted[first] ?? 0) < (now[first] ?? 0)
  const higher = first >= 0 && !lower
  if (!lower && (higher || release.createdAt >= live.createdAt)) return
  throw new RefusedRelease(
    `${release.name} ${release.version} of ${release.createdAt} is older than the live ${live.version} of ${live.createdAt}. Build the present sources, or go back on purpose with --force.`,
  )
}

const numbers = ({ version }: Release): number[] => (version.split('-')[0] ?? '').split('.').map(Number)
