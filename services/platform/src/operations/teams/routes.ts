import { addTeam, addTeamToken, changeTeam, endTeamToken, listTeams } from '@site/shared-api/contract/team'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { Teams } from '#operations/teams/teams'

/** Teams that release modules, their keys and tokens; served at the admin listener alone. */
export async function teamRoutes(app: FastifyInstance): Promise<void> {
  const teams = new Teams(app.platform)
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  serve(app, listTeams, async () => ({ list: await teams.list() }))
  serve(app, addTeam, ({ operator, body }) => teams.add(operator.name, body))
  serve(app, changeTeam, ({ operator, params, body }) => teams.change(operator.name, params.name, body))
  serve(app, addTeamToken, ({ operator, params, body }) => teams.addToken(operator.name, params.name, body))
  serve(app, endTeamToken, async ({ operator, params }) => ({
    ended: await teams.endToken(operator.name, params.name, params.id),
  }))
}
