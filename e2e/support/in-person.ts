import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { localAccess, type LocalName } from '../../services/platform/test/rig/local-access.ts'
import { codeShown } from '../../services/platform/test/rig/people/authenticator.ts'
import type { Site } from './sites.ts'

type Headers = Record<string, string>

const LOOK_AGAIN_MS = 500
/** A code is good once: who has to wait for the next one waits no longer. */
const PATIENCE_MS = 120_000

const sessionOf = (site: Site): string => `http://127.0.0.1:${site.operatorPort}/wps/operator/session`

/** An owner of a site's examples in person, signed in with both factors: one session for all workers, kept in the site's folder. */
export async function inPerson(site: Site, who: LocalName = 'local'): Promise<Headers> {
  const file = join(site.dataDir, `operator-session-${who}.json`)
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const known = kept(file)
    if (known && (await fetch(sessionOf(site), { headers: known })).ok) return known
    if (isMine(`${file}.lock`))
      try {
        const headers = await signIn(site, who)
        if (headers) {
          writeFileSync(file, JSON.stringify(headers), { mode: 0o600 })
          return headers
        }
      } finally {
        rmSync(`${file}.lock`, { recursive: true, force: true })
      }
    if (Date.now() > until) throw new Error(`${who} of the examples could not sign in`)
    await pause(LOOK_AGAIN_MS)
  }
}

/** What an operators’ call answers once a second person of the examples has approved it, where it waits for one (PLT-09): not who added the requester. */
export async function approved(
  site: Site,
  answer: Response,
  approver: LocalName = 'local-approver',
): Promise<Response> {
  if (answer.status !== 409) return answer
  const body: { code?: string; data?: { id?: string } } = await answer.clone().json()
  if (body.code !== 'approval_pending') return answer
  const at = `http://127.0.0.1:${site.operatorPort}/wps/operator/approvals/${String(body.data?.id)}/approve`
  const done = await fetch(at, { method: 'POST', headers: await inPerson(site, approver) })
  if (!done.ok) return done
  const { value } = (await done.json()) as { value: { result: unknown } } // reason: the contract's own answer
  return Response.json({ success: true, value: value.result })
}

function kept(file: string): Headers | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Headers // reason: written below
  } catch {
    return undefined
  }
}

/** One worker signs in, the others wait. */
function isMine(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch {
    return false
  }
}

async function signIn(site: Site, who: LocalName): Promise<Headers | undefined> {
  const secret = readFileSync(join(site.dataDir, 'operator-access'), 'utf8').trim()
  const { name, otpauth, password } = localAccess(secret, who)
  for (const step of [-1, 0, 1]) {
    const answer = await fetch(sessionOf(site), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name, password, code: codeShown(otpauth, step) }),
    })
    if (!answer.ok) continue
    const { value } = (await answer.json()) as { value: { token: string } } // reason: the contract's own answer
    const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
    return { Authorization: `Bearer ${value.token}`, Cookie: cookie }
  }
  return undefined
}
