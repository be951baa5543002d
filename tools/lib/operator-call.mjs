import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a site's operators' door answers to a call with the token of this machine; throws what it refused, in its own words. */
export async function askOperators({ url, dataDir }, method, path, body) {
  const answer = await fetch(new URL(path, url), {
    method,
    headers: {
      Authorization: `Bearer ${tokenOf(dataDir)}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error(
      `Nothing answers at ${url}. Name the address of the site’s operators’ door with --url, for example the end of a tunnel to it.`,
    )
  })
  const said = await answer.json().catch(() => ({}))
  if (answer.ok) return said.value
  throw new Error(
    `Refused (${said.code ?? answer.status}${said.field ? `, ${said.field}` : ''}): ${said.message ?? ''}`,
  )
}

function tokenOf(dataDir) {
  const given = process.env.OPERATOR_TOKEN
  if (given) return given
  const file = join(dataDir, 'operator-token')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  throw new Error(
    `There is no operator’s token: sign in with npm run operator -- sign-in NAME --url …, or set OPERATOR_TOKEN (looked for ${file}).`,
  )
}
