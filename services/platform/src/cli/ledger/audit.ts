import { readFile, writeFile } from 'node:fs/promises'
import { exportAudit, verifyAudit } from '@site/shared-api/contract/audit'
import { callAsOperator } from '#cli/operator'
import { readAuditFile } from '#operations/audit/read-file'

interface Site {
  readonly url: string
  readonly dataDir: string
}

/** Looks through the audit log of a running site; throws an Error that names the first entry that is not what was sealed. */
export async function verifyLog(site: Site): Promise<string> {
  const { method, path, response } = verifyAudit
  const { fault, publicKey, read } = response.parse(
    JSON.parse(await callAsOperator({ method, path, ...site })).value,
  )
  if (fault === null)
    return `${read} entries are as they were sealed.\nFiles are signed with the key ${publicKey}`
  const where = fault.entry === null ? `place ${fault.position ?? '?'}` : `entry ${fault.entry}`
  throw new Error(`${read} entries are as they were sealed; then ${where} is ${fault.what}.`)
}

/** Writes the entries of a brand, or of all, and a time into a signed file. */
export async function exportLog(
  site: Site,
  { brand, from, out, until }: { brand: string; from: string; until: string; out: string | undefined },
): Promise<string> {
  const query = new URLSearchParams({ from: momentOf(from), until: momentOf(until) })
  if (brand !== '') query.set('merchant', brand)
  const { method, path, response } = exportAudit
  const text = await callAsOperator({ method, path: `${path}?${query.toString()}`, ...site })
  const file = response.parse(JSON.parse(text).value)
  const name = out ?? file.name
  await writeFile(name, file.text)
  return `Written: ${name}`
}

/** Looks at such a file without a database. Throws an Error that says what is wrong with it. */
export async function readLogFile(name: string, key: string | undefined): Promise<string> {
  const { brands, entries, from, publicKey, until } = readAuditFile(await readFile(name, 'utf8'), key)
  const whose = brands === null ? 'of the whole site' : `of ${brands.join(', ')}`
  const said = `${name}: ${entries} entries ${whose} from ${from} until ${until} are as they were sealed.`
  return key === undefined
    ? `${said}\nNo key was named (--key): the file says it is signed with ${publicKey}`
    : said
}

/** A day is its beginning in UTC. Throws an Error for what is no time. */
function momentOf(text: string): string {
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) throw new Error(`"${text}" is no day: write 2026-11-26.`)
  return moment.toISOString()
}
