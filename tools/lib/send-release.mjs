import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { settings } from './settings.mjs'

const AT_ONCE = 4
/** Each goes on with what the one before could not send. */
const MOST_TRIES = 3

/** Flags of commands that sign. */
export const KEY = {
  key: { type: 'string', what: 'the team’s private key (TEAM_KEY, else team-key.pem in the data folder)' },
}

/** Sends a finished build to a site, signed where there is a key: what it has already is not sent, and a cut file is sent again. */
export async function sendRelease(adminClient, module, { as, why, ...values }) {
  const dist = join(root, 'apps', module, 'dist')
  const description = readFileSync(join(dist, 'release.json'), 'utf8')
  const key = keyOf(values)
  const body = { description, ...(key && { signature: signatureOf(description, key) }) }
  const path = `/wps/operator/releases/${module}/uploads`
  const sent = { files: 0, bytes: 0 }
  let begun = await adminClient.call('POST', path, body)
  for (let tries = 1; begun.missing.length > 0; tries += 1) {
    const faults = await sendFiles(begun.missing, async ({ part, name }) => {
      const bytes = readFileSync(join(dist, part, name))
      await adminClient.call('PUT', `${path}/${begun.id}/${part}/${name}`, bytes)
      sent.files += 1
      sent.bytes += bytes.length
    })
    if (faults.length > 0 && tries === MOST_TRIES) throw faults[0]
    begun = await adminClient.call('POST', path, body)
  }
  console.log(
    `${module} ${begun.version}: sent ${sent.files} files, ${Math.round(sent.bytes / 1024)} KB${key ? ', signed' : ', not signed'}.`,
  )
  return await adminClient.call('POST', `${path}/${begun.id}/finish`, { why, ...(as && { as }) })
}

async function sendFiles(files, send) {
  const left = [...files]
  const faults = []
  const work = async () => {
    for (let file = left.shift(); file !== undefined; file = left.shift())
      await send(file).catch((error) => faults.push(error))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return faults
}

/** Where the team's private key is; undefined where there is none. */
function keyOf({ key, 'data-dir': folder }) {
  const named = key ?? (process.env.TEAM_KEY || undefined)
  if (named !== undefined && !existsSync(named))
    throw new Error(`There is no key ${named}: npm run team -- key ${named}`)
  const usual = join(settings({ 'data-dir': folder }).dataDir, 'team-key.pem')
  return named ?? (existsSync(usual) ? usual : undefined)
}

/** Of the bytes of a description, in base64; the key is read here and goes nowhere. */
function signatureOf(description, file) {
  const key = createPrivateKey(readFileSync(file))
  if (createPublicKey(key).asymmetricKeyType !== 'ed25519') throw new Error(`${file} is no ed25519 key.`)
  return sign(null, Buffer.from(description, 'utf8'), key).toString('base64')
}
