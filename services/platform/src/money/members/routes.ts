import {
  freezeMember,
  listNotes,
  memberLines,
  memberRounds,
  setMoneyLimits,
  thawMember,
  writeNote,
} from '@site/shared-api/contract/member-admin'
import { listMembers, readMember } from '@site/shared-api/contract/operator-member'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { MemberAdminService } from '#money/members/console/member-admin.service'
import { Freezes } from '#money/members/freeze/freezes'
import { LimitAdminService } from '#money/members/limits/limit-admin.service'
import { Notes } from '#money/members/notes/notes'

/** Members for operators: found, looked at, frozen, limited, written about (PLT-09). */
export async function memberConsoleRoutes(app: FastifyInstance): Promise<void> {
  const adminService = new MemberAdminService(app.platform)
  const freezes = new Freezes(app.platform)
  const limits = new LimitAdminService(app.platform)
  const notes = new Notes(app.platform)
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))
  serve(app, listMembers, ({ params, query }) => adminService.list(params.merchant, query))
  serve(app, readMember, ({ operator, params, query }) =>
    adminService.read(operator.name, params, query.language),
  )
  serve(app, memberLines, ({ operator, params, query }) => adminService.lines(operator.name, params, query))
  serve(app, memberRounds, ({ operator, params, query }) => adminService.rounds(operator.name, params, query))
  serve(app, freezeMember, async ({ body, operator, params }) => ({
    freezes: await freezes.freeze({ actor: operator.name, ...params, ...body }),
  }))
  serve(app, thawMember, async ({ body, operator, params }) => ({
    freezes: await freezes.thaw({ actor: operator.name, ...params, ...body }),
  }))
  serve(app, listNotes, ({ params, query }) => notes.list(params, query))
  serve(app, writeNote, ({ body, operator, params }) => notes.write(operator.name, params, body))
  serve(app, setMoneyLimits, ({ body, operator, params }) =>
    limits.set(operator.name, { ...params, ...body }),
  )
}
