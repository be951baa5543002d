import { generateKeyPairSync } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { ADMIN_FLAGS, adminClientOf } from '../lib/admin-client.mjs'
import { WrongWords } from '../lib/words.mjs'

const TEAMS = '/wps/operator/teams'
const DAYS = 90
const OWNER_ALONE = 0o600

export const command = {
  usage: `npm run team -- list, key FILE, add NAME --module … --key FILE.pub, change NAME [--module …] [--add-key FILE.pub] [--end-key FINGERPRINT],
  close|open NAME, token NAME [--label …] [--days N], end-token NAME ID`,
  what: `Who releases which modules. A team signs its releases with a key that it alone has ("key" makes one: FILE stays with the team, FILE.pub
is what an operator adds); a token lets its builds send and move the modules that are its own, and nothing else. The token is shown once.
Example: npm run team -- add lobby-team --module lobby --key lobby-team.pem.pub`,
  words: [1, 3],
  options: {
    module: { type: 'string', multiple: true, what: 'a module that the team releases, once for each' },
    key: { type: 'string', what: 'the file of the team’s public key' },
    'add-key': { type: 'string', what: 'the file of a further public key, before the previous one ends' },
    'end-key': { type: 'string', what: 'the fingerprint of a key that signs nothing any more' },
    label: { type: 'string', what: 'what the token is for (default builds)' },
    days: { type: 'string', what: `how long the token is good (default ${DAYS}, at most 365)` },
    site: ADMIN_FLAGS.site,
    'data-dir': ADMIN_FLAGS['data-dir'],
  },
  async run({ values, words: [what, name, id] }) {
    if (what === 'key') return makeKey(name)
    const act = ACTS[what]
    if (
      act === undefined ||
      (what !== 'list' && name === undefined) ||
      (what === 'end-token') !== (id !== undefined)
    )
      throw new WrongWords(`Usage: ${command.usage}`)
    const adminClient = await adminClientOf(values)
    if (adminClient === undefined)
      throw new Error(
        'Teams are kept by a running site: start it, or name the address of its admin listener with --site.',
      )
    console.log(await act(adminClient.call, { name, id, values }))
  },
}

const at = (name, ...more) => [TEAMS, encodeURIComponent(name), ...more].join('/')

const ACTS = {
  async list(call) {
    const { list } = await call('GET', TEAMS)
    return list.map(formatTeam).join('\n') || 'There is no team yet.'
  },
  async add(call, { name, values: { module: modules, key } }) {
    if (modules === undefined || key === undefined)
      throw new WrongWords('Which modules, and with which key? Say --module and --key.')
    return formatTeam(await call('POST', TEAMS, { name, modules, key: readFileSync(key, 'utf8') }))
  },
  async change(call, { name, values: { module: modules, 'add-key': added, 'end-key': endKey } }) {
    const addKey = added === undefined ? undefined : readFileSync(added, 'utf8')
    return formatTeam(await call('PATCH', at(name), { modules, addKey, endKey }))
  },
  close: async (call, { name }) => formatTeam(await call('PATCH', at(name), { closed: true })),
  open: async (call, { name }) => formatTeam(await call('PATCH', at(name), { closed: false })),
  async token(call, { name, values: { label = 'builds', days = DAYS } }) {
    const { token, expiresAt } = await call('POST', at(name, 'tokens'), { label, days: Number(days) })
    return [
      `A token of ${name}, good until ${expiresAt}. This is shown once; hand it over in private:`,
      `  ${token}`,
      'The team sets it as TEAM_TOKEN, or keeps it as team-token in its data folder.',
    ].join('\n')
  },
  async 'end-token'(call, { name, id }) {
    const { ended } = await call('DELETE', at(name, 'tokens', id))
    return ended ? `The token ${id} of ${name} has ended.` : `${name} has no such token.`
  },
}

function formatTeam({ name, modules, keys, tokens, closed }) {
  return [
    `${name.padEnd(24)} ${modules.join(', ')}${closed ? '  (closed)' : ''}`,
    ...keys.map(({ fingerprint, addedAt }) => `    key ${fingerprint} of ${addedAt.slice(0, 10)}`),
    ...tokens.map(({ id, label, expiresAt }) => `    token ${id} (${label}) until ${expiresAt.slice(0, 10)}`),
  ].join('\n')
}

/** The private key is for its owner alone and nothing is written over. */
function makeKey(file) {
  if (file === undefined) throw new WrongWords(`Usage: ${command.usage}`)
  for (const place of [file, `${file}.pub`])
    if (existsSync(place)) throw new Error(`${place} is there already: nothing was written.`)
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: OWNER_ALONE, flag: 'wx' })
  writeFileSync(`${file}.pub`, publicKey.export({ type: 'spki', format: 'pem' }), { flag: 'wx' })
  console.log(
    `${file} is the team's private key: keep it where its builds are, and nowhere else.\n${file}.pub is for an operator: npm run team -- add NAME --module … --key ${file}.pub`,
  )
}
