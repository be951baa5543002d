import { z } from 'zod'
import { defineCall, OPERATOR_RIGHTS, type OperatorRight } from './call.ts'
import { moment } from './fields.ts'

/**
 * What each role may do (PLT-05): all of it, brands with what they show, words and pictures alone, money, members, risk, or
 * looking.
 */
export const OPERATOR_ROLES = {
  owner: OPERATOR_RIGHTS,
  'brand-manager': ['read', 'members', 'brands', 'content', 'catalogue'],
  editor: ['read', 'content'],
  payments: ['read', 'money'],
  support: ['read', 'members'],
  risk: ['read', 'risk'],
  reader: ['read'],
} as const satisfies Readonly<Record<string, readonly OperatorRight[]>>

export const operatorRole = z.enum([
  'owner',
  'brand-manager',
  'editor',
  'payments',
  'support',
  'risk',
  'reader',
])
export type OperatorRole = z.output<typeof operatorRole>

/** Names stand in the audit log for good: none is given twice. */
export const operatorName = z
  .string()
  .regex(/^[a-z][a-z0-9.-]{1,31}$/, 'a name is small letters, digits, . and -')

const MOST_TOKEN_DAYS = 365
const operator = z.object({ name: operatorName, role: operatorRole })
const state = operator.extend({ disabled: z.boolean(), createdAt: moment })
/** Told once: a first password, and the address of the second factor for an authenticator app. */
const access = operator.extend({ password: z.string(), otpauth: z.string() })
const named = z.object({ name: operatorName })

export const operatorSignIn = defineCall({
  method: 'POST',
  path: '/wps/operator/session',
  access: 'public',
  summary: 'Signs an operator in: half of the credential as the cookie OP_SID, half as the token; audited',
  branded: false,
  body: z.strictObject({
    name: operatorName,
    password: z.string().min(1).max(200),
    /** Six digits of the authenticator app, each good once. */
    code: z.string().regex(/^\d{6}$/),
  }),
  response: operator.extend({ token: z.string(), expiresAt: moment }),
})

export const operatorSession = defineCall({
  method: 'GET',
  path: '/wps/operator/session',
  access: 'operator',
  right: 'read',
  summary: 'Who asks',
  branded: false,
  response: operator,
})

export const operatorSignOut = defineCall({
  method: 'DELETE',
  path: '/wps/operator/session',
  access: 'operator',
  right: 'read',
  summary: 'Ends the session that asks',
  branded: false,
  response: z.object({ ended: z.boolean() }),
})

export const listOperators = defineCall({
  method: 'GET',
  path: '/wps/operator/operators',
  access: 'operator',
  right: 'operators',
  summary: 'All operators, by name',
  branded: false,
  response: z.object({ list: z.array(state) }),
})

export const addOperator = defineCall({
  method: 'POST',
  path: '/wps/operator/operators',
  access: 'operator',
  right: 'operators',
  summary: 'Adds an operator; password and second factor are told this once; audited',
  branded: false,
  body: z.strictObject({ name: operatorName, role: operatorRole }),
  response: access,
})

export const changeOperator = defineCall({
  method: 'PATCH',
  path: '/wps/operator/operators/:name',
  access: 'operator',
  right: 'operators',
  summary: 'Gives an operator another role, or closes and opens the account; ends what is signed in; audited',
  branded: false,
  params: named,
  body: z.strictObject({ role: operatorRole.optional(), disabled: z.boolean().optional() }),
  response: state,
})

export const renewOperator = defineCall({
  method: 'POST',
  path: '/wps/operator/operators/:name/renew',
  access: 'operator',
  right: 'operators',
  summary: 'Gives an operator another password and second factor; ends what is signed in; audited',
  branded: false,
  params: named,
  response: access,
})

export const addOperatorToken = defineCall({
  method: 'POST',
  path: '/wps/operator/tokens',
  access: 'operator',
  right: 'read',
  summary: 'A token for the command line, with the rights of whoever is signed in; told this once; audited',
  branded: false,
  body: z.strictObject({
    label: z.string().min(1).max(40),
    days: z.number().int().min(1).max(MOST_TOKEN_DAYS),
  }),
  response: z.object({ id: z.uuid(), token: z.string(), expiresAt: moment }),
})

export const endOperatorToken = defineCall({
  method: 'DELETE',
  path: '/wps/operator/tokens/:id',
  access: 'operator',
  right: 'read',
  summary: 'Ends one of one’s own tokens; audited',
  branded: false,
  params: z.object({ id: z.uuid() }),
  response: z.object({ ended: z.boolean() }),
})
