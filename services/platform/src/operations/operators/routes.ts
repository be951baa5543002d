import {
  acceptOperatorInvitation,
  addOperator,
  addOperatorToken,
  changeOperator,
  endOperatorToken,
  listOperators,
  operatorSession,
  operatorSignIn,
  operatorSignOut,
  readOperatorInvitation,
  renewOperator,
} from '@site/shared-api/contract/operator'
import type { FastifyInstance } from 'fastify'
import { clearOwnCookie, setOwnCookie } from '#api/own-cookie'
import { serve } from '#api/serve'
import { OperatorInvitations } from '#operations/operators/invitations'
import { OperatorSessions } from '#operations/operators/operator-sessions'
import { Operators } from '#operations/operators/operators'

const KEPT = { path: '/wps/operator', sameSite: 'strict' } as const

/** Operators, their sessions and the tokens of their command lines; served at the admin listener alone. */
export async function operatorRoutes(app: FastifyInstance): Promise<void> {
  const operators = new Operators(app.platform)
  const sessions = new OperatorSessions(app.platform)
  const invitations = new OperatorInvitations(app.platform)
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  serve(app, operatorSignIn, async ({ body, request, reply }) => {
    const { cookie, expiresAt, ...signedIn } = await sessions.signIn(body, request.ip)
    setOwnCookie(request, reply, { name: 'operatorSession', value: cookie }, KEPT)
    return { ...signedIn, expiresAt: expiresAt.toISOString() }
  })
  serve(app, readOperatorInvitation, ({ body, request }) => invitations.read(body.invitation, request.ip))
  serve(app, acceptOperatorInvitation, ({ body, request }) => invitations.accept(body, request.ip))
  serve(app, operatorSession, ({ operator: { brands, name, role } }) => ({ name, role, brands }))
  serve(app, operatorSignOut, async ({ operator, request, reply }) => {
    clearOwnCookie(request, reply, 'operatorSession', KEPT)
    return { ended: await sessions.signOut(operator) }
  })
  serve(app, listOperators, async ({ operator }) => ({
    list: await operators.list(operator.brands),
  }))
  serve(app, addOperator, ({ operator, body }) =>
    operators.add(operator.name, { ...body, brands: body.brands ?? operator.brands }),
  )
  serve(app, changeOperator, ({ operator, params, body }) =>
    operators.change(operator.name, params.name, body),
  )
  serve(app, renewOperator, ({ operator, params }) => operators.renew(operator.name, params.name))
  serve(app, addOperatorToken, ({ operator, body }) => sessions.addToken(operator, body))
  serve(app, endOperatorToken, async ({ operator, params }) => ({
    ended: await sessions.endToken(operator, params.id),
  }))
}
