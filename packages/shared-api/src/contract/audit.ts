import { z } from 'zod'
import { defineCall } from './call.ts'
import { moment } from './fields.ts'

/**
 * What is wrong with the audit log at the first place where something is: an entry says something else than was sealed, is gone,
 * was put in later, is at another place; `unsigned`: a batch whose seal the platform did not make.
 */
export const AUDIT_FAULTS = ['altered', 'removed', 'inserted', 'reordered', 'unsigned'] as const
export const auditReport = z.object({
  /** Entries that were read and are as they were sealed. */
  read: z.number().int(),
  fault: z
    .object({
      what: z.enum(AUDIT_FAULTS),
      /** The id of the entry; null where it is not known. */
      entry: z.string().nullable(),
      /** Its place in the chain; null where it has none. */
      position: z.string().nullable(),
    })
    .nullable(),
})
export type AuditReport = z.output<typeof auditReport>
export type AuditFault = NonNullable<AuditReport['fault']>

export const verifyAudit = defineCall({
  method: 'GET',
  path: '/wps/operator/audit/verify',
  brandOf: 'site',
  access: 'operator',
  right: 'read',
  summary:
    'Whether the audit log is what was sealed: the first entry that is not, and the key it is signed with',
  branded: false,
  response: auditReport.extend({
    /** Ed25519, SPKI, base64url: what exported files are looked at by. */
    publicKey: z.string(),
  }),
})

export const exportAudit = defineCall({
  method: 'GET',
  path: '/wps/operator/audit/file',
  brandOf: { listed: 'merchant' },
  access: 'operator',
  right: 'read',
  summary:
    'The entries of a brand, or of all of one’s own, and a time as a signed file of JSON lines; audited',
  branded: false,
  query: z.object({ merchant: z.string().min(1).max(32).optional(), from: moment, until: moment }),
  response: z.object({ name: z.string(), text: z.string() }),
})
