import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import { signedBy } from '#operations/teams/public-key'
import type { Releaser } from '#operations/teams/releasers'
import { selectKeys, selectTeams } from '#operations/teams/repository'
import { modulesOf } from '#operations/teams/teams'

/** Whose key made a signature, as delivery keeps it beside the release. */
export interface SignedBy {
  readonly signature: string
  readonly key: string
  readonly fingerprint: string
  readonly team: string
}

interface Given {
  readonly module: string
  readonly description: string
  readonly signature: string | undefined
}

/**
 * The team that signed a release. A module that a team has needs the signature of such a team, from any sender; one that no team
 * has may come without from an operator (undefined then). Throws ApiError `signature_invalid`.
 */
export async function signerOf(
  db: Database,
  { team }: Releaser,
  { module, description, signature }: Given,
): Promise<SignedBy | undefined> {
  const teams = (await selectTeams(db)).filter(
    ({ name, modules, closed_at }) =>
      closed_at === null && modulesOf(modules).includes(module) && (team === undefined || team.name === name),
  )
  if (signature === undefined && teams.length === 0 && team === undefined) return undefined
  const names = teams.map(({ name }) => name)
  const keys = (await selectKeys(db)).filter((key) => names.includes(key.team))
  const found = keys.find(({ public_key }) => signedBy(public_key, description, signature ?? ''))
  if (found && signature !== undefined)
    return { signature, key: found.public_key, fingerprint: found.fingerprint, team: found.team }
  const whose = names.length > 0 ? `of ${names.join(' or ')}` : 'of a team that has this module'
  throw new ApiError('signature_invalid', {
    field: 'signature',
    message: `${module} is signed by no key ${whose}: sign it with that (npm run release -- ${module} --key FILE).`,
  })
}
