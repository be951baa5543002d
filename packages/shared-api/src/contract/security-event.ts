import { z } from 'zod'
import { defineCall } from './call.ts'
import { cursorText, moment, pageSize } from './fields.ts'

/** The security events that the platform records (ACC-21). */
export const SECURITY_EVENTS = [
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'registered',
  'password_changed',
  'password_reset',
  'code_sent',
  'device_ended',
  'devices_ended',
  'device_token_reused',
  'social_linked',
  'payment_password_set',
  'payment_password_wrong',
  'card_added',
  'card_removed',
  'questions_set',
  'question_wrong',
  'contact_changed',
  'payee_name_set',
  'review_asked',
  'review_decided',
  'second_factor_added',
  'second_factor_removed',
  'second_factor_failed',
  'recovery_codes_made',
  'cooling_lifted',
] as const
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number]

const MOST = 200
const NORMAL = 50

export const securityEvents = defineCall({
  method: 'GET',
  path: '/wps/operator/security/:merchant',
  brandOf: { named: 'params' },
  access: 'operator',
  right: ['members', 'risk'],
  summary: 'Security events of a brand or of one of its accounts, the newest first',
  branded: false,
  params: z.object({ merchant: z.string().min(1).max(32) }),
  query: z.object({
    account: z.string().min(1).max(64).optional(),
    kind: z.enum(SECURITY_EVENTS).optional(),
    limit: pageSize(MOST, NORMAL),
    cursor: cursorText.optional(),
  }),
  response: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        at: moment,
        kind: z.string(),
        /** Null where no account is known. */
        account: z.string().nullable(),
        address: z.string(),
        device: z.string().nullable(),
        detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
      }),
    ),
    nextCursor: cursorText.nullable(),
  }),
})
