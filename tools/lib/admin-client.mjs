import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { noteOf, runningSite, settings } from './settings.mjs'
import { SITE, WrongWords } from './words.mjs'

/** Flags of commands that ask a running site where one runs, and work on its folder where none does. */
export const ADMIN_FLAGS = {
  site: {
    type: 'string',
    what: 'the address of a site’s admin listener, on this machine or another; without it the site that runs on the data folder, else the folder itself',
  },
  offline: {
    type: 'boolean',
    what: 'works on the folder itself, though a site runs: for when its database is away; no audit log records it',
  },
  'data-dir': SITE['data-dir'],
}

const LOOK_MS = 3_000

/** A client of the admin listener of the site that is meant; undefined where the folder of releases is. Says which. */
export async function adminClientOf({ site, offline = false, 'data-dir': folder }) {
  const { dataDir } = settings({ 'data-dir': folder })
  if (site !== undefined && offline) throw new WrongWords('--site and --offline: say one of them.')
  if (site !== undefined && !URL.canParse(site))
    throw new WrongWords(`--site ${site}: expected an address such as http://127.0.0.1:8082`)
  const noted = offline || site !== undefined ? undefined : notedUrl(folder, dataDir)
  const answers = noted === undefined ? undefined : await stateOf(noted)
  const url = site ?? (answers === 'yes' ? noted : undefined)
  if (url === undefined) {
    console.error(
      `${whyFolder({ offline, noted, isHeld: answers === 'no' })} on the releases of ${dataDir} themselves.`,
    )
    return undefined
  }
  console.error(`On the site at ${url}.`)
  return { url, call: callerOf(url, dataDir) }
}

/** A site that is held still serves its pages from the folder, so "none runs" would be wrong. */
function whyFolder({ offline, noted, isHeld }) {
  if (offline) return 'As requested,'
  return isHeld
    ? `The site does not answer at ${noted}, and its audit log does not record this:`
    : 'No site runs on it:'
}

/** A folder alone says nothing of a site that runs on another: its own note or a named port does. */
function notedUrl(folder, dataDir) {
  const { OPERATOR_PORT, PORT } = process.env
  if (!OPERATOR_PORT && !PORT && !existsSync(noteOf(dataDir))) return undefined
  return runningSite({ 'data-dir': folder }).url
}

/** Whether a listener answers (`yes`), is there and does not (`no`), or is gone with its site (`gone`), whose note may remain. */
const stateOf = (url) =>
  fetch(new URL('/wps/operator/session', url), { signal: AbortSignal.timeout(LOOK_MS) }).then(
    ({ status }) => (status < 500 ? 'yes' : 'no'),
    ({ cause }) => (cause?.code === 'ECONNREFUSED' ? 'gone' : 'no'),
  )

/**
 * Makes calls at an admin listener; throws with the reason of a refusal. A body that is bytes is sent as they are. `flag` names
 * the address where nothing answers; without `teams` the token of an operator alone will do.
 */
export const callerOf =
  (url, dataDir, { flag = '--site', teams = true } = {}) =>
  async (method, path, body) => {
    const isBytes = body instanceof Uint8Array
    const answer = await fetch(new URL(path, url), {
      method,
      headers: {
        Authorization: `Bearer ${tokenOf(dataDir, teams)}`,
        ...(body !== undefined && {
          'Content-Type': isBytes ? 'application/octet-stream' : 'application/json',
        }),
      },
      ...(body !== undefined && { body: isBytes ? body : JSON.stringify(body) }),
    }).catch((cause) => {
      throw new Error(`Nothing answers at ${url}. Name the address of the admin listener with ${flag}.`, {
        cause,
      })
    })
    const said = await answer.json().catch(() => undefined)
    if (said?.success === true) return said.value
    throw new Error(said ? refusal(said) : `${url} answered ${answer.status} without a word.`)
  }

const HINTS = {
  operator_token_required:
    'Sign in with npm run operator -- sign-in NAME, or set OPERATOR_TOKEN or TEAM_TOKEN.',
}

const refusal = ({ code, message, field }) =>
  [`Refused (${code}${field === undefined ? '' : `, ${field}`}): ${message}`, HINTS[code]]
    .filter(Boolean)
    .join('\n')

/** A team's token or an operator's: of the environment, else of the data folder. */
function tokenOf(dataDir, teams) {
  const { TEAM_TOKEN, OPERATOR_TOKEN } = process.env
  const given = (teams && TEAM_TOKEN) || OPERATOR_TOKEN
  if (given) return given
  const names = [...(teams ? ['team-token'] : []), 'operator-token']
  const found = names.map((name) => join(dataDir, name)).find((file) => existsSync(file))
  if (found !== undefined) return readFileSync(found, 'utf8').trim()
  throw new Error(
    `There is no token to ask the site with: sign in with npm run operator -- sign-in NAME, or set ${teams ? 'OPERATOR_TOKEN or TEAM_TOKEN' : 'OPERATOR_TOKEN'} (looked for ${names.join(' and ')} in ${dataDir}).`,
  )
}
