import {
  addOperator,
  addOperatorToken,
  changeOperator,
  endOperatorToken,
  listOperators,
  operatorSession,
  operatorSignIn,
  operatorSignOut,
  renewOperator,
} from '@site/shared-api/contract/operator'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { OPERATOR_COOKIE } from '#operations/operators/credential'
import { OperatorSessions } from '#operations/operators/operator-sessions'
import { Operators } from '#operations/operators/operators'

const COOKIE_PATH = '/wps/operator'

/** Operators, their sessions and the tokens of their command lines; served at the operators' door alone. */
export async function operatorRoutes(app: FastifyInstance): Promise<void> {
  const operators = new Operators(app.platform)
  const sessions = new OperatorSessions(app.platform)
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  serve(app, operatorSignIn, async ({ body, request, reply }) => {
    const { cookie, expiresAt, ...signedIn } = await sessions.signIn(body, request.ip)
    void reply.setCookie(OPERATOR_COOKIE, cookie, {
      path: COOKIE_PATH,
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
    })
    return { ...signedIn, expiresAt: expiresAt.toISOString() }
  })
  serve(app, operatorSession, ({ operator: { name, role } }) => ({ name, role }))
  serve(app, operatorSignOut, async ({ operator, reply }) => {
    void reply.clearCookie(OPERATOR_COOKIE, { path: COOKIE_PATH })
    return { ended: await sessions.signOut(operator) }
  })
  serve(app, listOperators, async () => ({ list: await operators.list() }))
  serve(app, addOperator, ({ operator, body }) => operators.add(operator.name, body))
  serve(app, changeOperator, ({ operator, params, body }) =>
    operators.change(operator.name, params.name, body),
  )
  serve(app, renewOperator, ({ operator, params }) => operators.renew(operator.name, params.name))
  serve(app, addOperatorToken, ({ operator, body }) => sessions.addToken(operator, body))
  serve(app, endOperatorToken, async ({ operator, params }) => ({
    ended: await sessions.endToken(operator, params.id),
  }))
}
