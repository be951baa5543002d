import type { CanaryVerdict } from '@site/shared-api/contract/field'

const NAMES = { failed: 'failures', lcp: 'LCP', inp: 'INP' } as const

/** What the judge thinks of each canary, and what came of it. */
export function canaryLines(canaries: readonly CanaryVerdict[]): string[] {
  return canaries.flatMap((canary) => {
    const { evidence, figure, module, version, visits, why } = canary
    const decidedBy = figure === null ? '' : `, decided by ${NAMES[figure]}`
    const lines = [
      '',
      `Canary ${module} ${version} since ${canary.since.slice(0, 19).replace('T', ' ')}: ${endOf(canary)}${decidedBy}`,
      `    ${visits.canary} pages reported of it, ${visits.live} of live beside it: ${why}`,
    ]
    const grown = (['failed', 'lcp', 'inp'] as const).map((one) => `${NAMES[one]} ${evidence[one]}`)
    return [...lines, `    evidence against it: ${grown.join(', ')}; taken back from ${evidence.needed} on`]
  })
}

function endOf({ doneAt, verdict }: CanaryVerdict): string {
  if (doneAt === null) return verdict
  const when = doneAt.slice(0, 19).replace('T', ' ')
  return verdict === 'bad' ? `taken back at ${when}` : `promoted at ${when}`
}
