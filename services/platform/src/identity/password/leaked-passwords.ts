import { createHash } from 'node:crypto'

const PATIENCE_MS = 1_500
const PREFIX_SIGNS = 5
const LONGEST_ANSWER = 200_000

/**
 * Whether a password is in a public list of leaked ones: the list receives five characters of a hash and answers all
 * that begin so. A list that does not answer in time says nothing against a password.
 */
export async function isLeaked(
  url: string,
  password: string,
  failed: (reason: string) => void,
): Promise<boolean> {
  const digest = createHash('sha1').update(password).digest('hex').toUpperCase()
  try {
    const address = `${url.endsWith('/') ? url : `${url}/`}${digest.slice(0, PREFIX_SIGNS)}`
    const answer = await fetch(address, {
      headers: { 'Add-Padding': 'true' },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!answer.ok) throw new Error(`answered ${answer.status}`)
    return isListed((await answer.text()).slice(0, LONGEST_ANSWER), digest.slice(PREFIX_SIGNS))
  } catch (error) {
    failed(error instanceof Error ? error.name : 'unknown')
    return false
  }
}

/** A line is the rest of a hash, a colon, how often it leaked; padding leaked nowhere. */
function isListed(list: string, rest: string): boolean {
  return list.split(/\r?\n/).some((line) => {
    const [suffix, count] = line.split(':')
    return suffix?.toUpperCase() === rest && Number(count) > 0
  })
}
