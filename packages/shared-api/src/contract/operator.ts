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
const MOST_BRANDS = 100
/** Merchant codes, or all brands that there are and will be. */
export const operatorBrands = z.union([
  z.literal('all'),
  z.array(z.string().min(1).max(32)).min(1).max(MOST_BRANDS).readonly(),
])
const operator = z.object({ name: operatorName, role: operatorRole, brands: operatorBrands })
const state = operator.extend({ disabled: z.boolean(), createdAt: moment })
const LEAST_PASSWORD = 12
/** Good once, for three days; the operator chooses password and second factor with it, which no one else learns. */
const invitation = z.string().regex(/^[\w-]{43}$/)
const invited = operator.extend({ invitation, expiresAt: moment })
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
  brandOf: 'none',
  access: 'operator',
  right: 'read',
  summary: 'Who asks',
  branded: false,
  response: operator,
})

export const operatorSignOut = defineCall({
  method: 'DELETE',
  path: '/wps/operator/session',
  brandOf: 'none',
  access: 'operator',
  right: 'read',
  inPerson: true,
  summary: 'Ends the session that asks',
  branded: false,
  response: z.object({ ended: z.boolean() }),
})

export const listOperators = defineCall({
  method: 'GET',
  path: '/wps/operator/operators',
  brandOf: { listed: 'merchant' },
  access: 'operator',
  right: 'operators',
  summary: 'All operators, by name',
  branded: false,
  response: z.object({ list: z.array(state) }),
})

export const addOperator = defineCall({
  method: 'POST',
  path: '/wps/operator/operators',
  brandOf: { given: 'brands' },
  access: 'operator',
  right: 'operators',
  inPerson: true,
  summary: 'Adds an operator, who completes the account by the invitation that is shown this once; audited',
  branded: false,
  body: z.strictObject({
    name: operatorName,
    role: operatorRole,
    /** Those of the adding operator where it names none. */
    brands: operatorBrands.optional(),
  }),
  response: invited,
})

export const readOperatorInvitation = defineCall({
  method: 'POST',
  path: '/wps/operator/invitation',
  access: 'public',
  summary: 'Whose invitation it is, and the second factor that goes with it, for an authenticator app',
  branded: false,
  body: z.strictObject({ invitation }),
  response: operator.extend({ otpauth: z.string(), expiresAt: moment }),
})

export const acceptOperatorInvitation = defineCall({
  method: 'POST',
  path: '/wps/operator/invitation/accept',
  access: 'public',
  summary:
    'Completes an account by its invitation: a password of one’s own and a code of the second factor; audited',
  branded: false,
  body: z.strictObject({
    invitation,
    password: z.string().min(LEAST_PASSWORD).max(200),
    /** Six digits of the authenticator app. */
    code: z.string().regex(/^\d{6}$/),
  }),
  response: operator,
})

export const changeOperator = defineCall({
  method: 'PATCH',
  path: '/wps/operator/operators/:name',
  brandOf: [{ thing: 'operator', param: 'name' }, { given: 'brands' }],
  access: 'operator',
  right: 'operators',
  inPerson: true,
  summary:
    'Gives an operator another role or other brands, or closes and opens the account; ends what is signed in; audited',
  branded: false,
  params: named,
  body: z.strictObject({
    role: operatorRole.optional(),
    disabled: z.boolean().optional(),
    brands: operatorBrands.optional(),
  }),
  response: state,
})

export const renewOperator = defineCall({
  method: 'POST',
  path: '/wps/operator/operators/:name/renew',
  brandOf: { thing: 'operator', param: 'name' },
  access: 'operator',
  right: 'operators',
  inPerson: true,
  summary:
    'Invites an operator to another password and second factor; ends the previous ones and all sessions; audited',
  branded: false,
  params: named,
  response: invited,
})

export const addOperatorToken = defineCall({
  method: 'POST',
  path: '/wps/operator/tokens',
  brandOf: { given: 'brands' },
  access: 'operator',
  right: 'read',
  inPerson: true,
  summary:
    'A token for the command line, with the rights of the signed-in operator; shown this once; audited',
  branded: false,
  body: z.strictObject({
    label: z.string().min(1).max(40),
    days: z.number().int().min(1).max(MOST_TOKEN_DAYS),
    /** Fewer than one’s own; those where it names none. */
    brands: operatorBrands.optional(),
  }),
  response: z.object({ id: z.uuid(), token: z.string(), expiresAt: moment }),
})

export const endOperatorToken = defineCall({
  method: 'DELETE',
  path: '/wps/operator/tokens/:id',
  brandOf: 'none',
  access: 'operator',
  right: 'read',
  summary: 'Ends one of one’s own tokens; audited',
  branded: false,
  params: z.object({ id: z.uuid() }),
  response: z.object({ ended: z.boolean() }),
})
