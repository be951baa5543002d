import type { FastifyInstance } from 'fastify'
import type { Platform } from '#api/platform'
import type { Effect, Job } from '#db/jobs/job'
import { memberPage, rebuildMember } from '#money/turnover/repository'

export const REBUILD = 'turnover-rebuild'
const PAGE = 200

/** Makes a brand's turnover anew, a member at a time: a member who plays waits for their own only. Killed, it begins again. */
export function registerRebuild(
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  log: FastifyInstance['log'],
): void {
  jobs.register({
    kind: REBUILD,
    async work({ merchant }: Job, signal: AbortSignal): Promise<Effect> {
      let members = 0
      for (let after: string | undefined; merchant !== null;) {
        const page = await memberPage(db, { merchant, after, limit: PAGE })
        for (const member of page) {
          if (signal.aborted) throw new Error('the site ends')
          await rebuildMember(db, member)
          members += 1
        }
        after = page.at(-1)
        if (page.length < PAGE) break
      }
      return async () => {
        log.info({ merchant, members }, 'turnover is made anew')
        return undefined
      }
    },
  })
}
