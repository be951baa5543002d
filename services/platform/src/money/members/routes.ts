import {
  freezeMember,
  listNotes,
  memberLines,
  memberRounds,
  setMoneyLimits,
  thawMember,
  writeNote,
} from '@site/shared-api/contract/member-desk'
import { listMembers, readMember } from '@site/shared-api/contract/operator-member'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { MemberDesk } from '#money/members/desk/member-desk'
import { Freezes } from '#money/members/freeze/freezes'
import { LimitDesk } from '#money/members/limits/limit-desk'
import { Notes } from '#money/members/notes/notes'

/** Members for operators: found, looked at, frozen, limited, written about (PLT-09). */
export async function memberConsoleRoutes(app: FastifyInstance): Promise<void> {
  const desk = new MemberDesk(app.platform)
  const freezes = new Freezes(app.platform)
  const limits = new LimitDesk(app.platform)
  const notes = new Notes(app.platform)
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))
  serve(app, listMembers, ({ params, query }) => desk.list(params.merchant, query))
  serve(app, readMember, ({ operator, params, query }) => desk.read(operator.name, params, query.language))
  serve(app, memberLines, ({ operator, params, query }) => desk.lines(operator.name, params, query))
  serve(app, memberRounds, ({ operator, params, query }) => desk.rounds(operator.name, params, query))
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
