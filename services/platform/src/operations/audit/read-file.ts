import { z } from 'zod'
import { chainHash, entryHash } from '#operations/audit/entry-hash'
import { isSigned } from '#operations/audit/signing-key'

export const AUDIT_FILE = 'audit-log-1'

const head = z.object({
  file: z.literal(AUDIT_FILE),
  brands: z.array(z.string()).nullable(),
  from: z.string(),
  until: z.string(),
  entries: z.number().int(),
})
const line = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  merchant: z.string().nullable(),
  detail: z.unknown(),
  position: z.string(),
  entryHash: z.string(),
  hash: z.string(),
})
const foot = z.object({ signature: z.string(), publicKey: z.string() })

/** What a file of the audit log is, looked at without a database. Throws an Error that says what is wrong with it. */
export function readAuditFile(
  text: string,
  publicKey?: string,
): z.output<typeof head> & { readonly publicKey: string } {
  const lines = text.trimEnd().split('\n')
  const [first, last] = [lines[0] ?? '', lines.at(-1) ?? '']
  const { publicKey: own, signature } = read(foot, last, 'the signature')
  const body = `${lines.slice(0, -1).join('\n')}\n`
  if (!isSigned(body, signature, publicKey ?? own))
    throw new Error('The signature does not fit: the file was changed, or signed with another key.')
  const header = read(head, first, 'the head')
  const entries = lines.slice(1, -1).map((one, index) => read(line, one, `entry ${index + 1}`))
  if (entries.length !== header.entries) throw new Error('The file does not hold as many entries as it says.')
  entries.forEach((entry, index) => {
    if (entryHash(entry) !== entry.entryHash) throw new Error(`Entry ${entry.id} is not what was sealed.`)
    const before = entries[index - 1]
    const follows = before && BigInt(before.position) + 1n === BigInt(entry.position)
    if (follows && chainHash(before.hash, entry.position, entry.entryHash) !== entry.hash)
      throw new Error(`Entry ${entry.id} does not follow the one before.`)
  })
  return { ...header, publicKey: own }
}

function read<S extends z.ZodType>(schema: S, text: string, what: string): z.output<S> {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new Error(`This is no file of the audit log: ${what} cannot be read.`)
  }
}
