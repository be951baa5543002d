import { convertBonus, forfeitBonus, listBonuses } from '@site/shared-api/contract/bonus'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { BONUS_JOB } from '#money/bonus/bonus-book'
import { Bonuses } from '#money/bonus/bonuses'

/** The member's bonuses (MEM-02, MEM-03). */
export async function bonusRoutes(app: FastifyInstance): Promise<void> {
  const bonuses = new Bonuses(app.platform)
  app.platform.jobs.register({ kind: BONUS_JOB, work: (job) => bonuses.work(job) })
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  serve(app, listBonuses, (who) => bonuses.list(who, who.query))
  serve(app, convertBonus, (who) => bonuses.convert(who, who.params.bonusId))
  serve(app, forfeitBonus, (who) => bonuses.forfeit(who, who.params.bonusId))
}
