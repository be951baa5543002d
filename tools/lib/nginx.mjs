import { execFileSync, spawn } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './root.mjs'
import { run } from './run.mjs'
import { freePort } from './services.mjs'

const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-filter']
const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx']
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so'
const HELP = `No nginx was found. Install it (Debian, Ubuntu: apt-get install ${PACKAGES.join(' ')}).`
const START_LIMIT_MS = 10_000
const LOOK_MS = 50
/** Where operators reach the console, if nginx knows where it is. */
export const ADMIN_HOST = 'operators.localhost'
const isRoot = process.getuid?.() === 0

export const findNginx = () => PLACES.find((place) => existsSync(place))

export async function needNginx() {
  if (findNginx() === undefined && isRoot && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { quiet: true, env })
    const words = ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES]
    await run('apt-get', words, { quiet: true, env })
  }
  const found = findNginx()
  if (found === undefined) throw new Error(HELP)
  return found
}

export async function startNginx({ copies, port: wanted, adminPort }) {
  const program = await needNginx()
  const port = wanted ?? (await freePort())
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'))
  for (const name of ['logs', 'cache']) mkdirSync(join(folder, name))
  cpSync(join(root, 'deploy', 'nginx', 'site'), join(folder, 'site'), { recursive: true })
  if (!existsSync(BROTLI)) rmSync(join(folder, 'site', 'brotli.conf'))
  const write = (name, lines) => writeFileSync(join(folder, name), `${lines.join('\n')}\n`)
  const certificate = makeCertificate(folder)
  write('nginx.conf', main(folder))
  write('site/copies.conf', copiesConf(folder, copies, adminPort))
  write('site/hosts.conf', hostsConf(folder, port, adminPort !== undefined))
  const words = ['-p', folder, '-c', join(folder, 'nginx.conf')]
  const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (text) => (said = (said + text).slice(-4_000)))
  await answering(port, child, () => said)
  return {
    port,
    folder,
    certificate: certificate.file,
    spki: certificate.spki,
    async useCopies(ports) {
      write('site/copies.conf', copiesConf(folder, ports, adminPort))
      await run(program, [...words, '-s', 'reload'], { quiet: true })
    },
    async stop() {
      const gone = new Promise((done) => child.once('exit', done))
      if (child.exitCode === null && child.kill('SIGTERM')) await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What Debian's own nginx.conf says, for a folder of one's own. */
const main = (folder) => [
  ...(existsSync(BROTLI) ? [`load_module ${BROTLI};`] : []),
  ...(isRoot ? ['user root;'] : []),
  'daemon off;',
  'worker_processes 2;',
  'worker_shutdown_timeout 10s;',
  `pid ${folder}/nginx.pid;`,
  'error_log stderr warn;',
  'events { worker_connections 4096; }',
  'http {',
  ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  ),
  '  include site/http.conf;',
  '}',
]

const copiesConf = (folder, ports, adminPort) => [
  `proxy_cache_path ${folder}/cache levels=1:2 keys_zone=site_files:10m max_size=500m use_temp_path=off;`,
  'upstream site_copies {',
  '  zone site_copies 128k;',
  ...ports.map((port) => `  server 127.0.0.1:${port};`),
  '  keepalive 64;',
  '}',
  ...(adminPort === undefined
    ? []
    : [`upstream admin_listener { server 127.0.0.1:${adminPort}; keepalive 8; }`]),
]

const hostsConf = (folder, port, hasAdmin) => [
  ...serverConf(folder, port, 'localhost .localhost 127.0.0.1', 'server.conf'),
  ...(hasAdmin ? serverConf(folder, port, ADMIN_HOST, 'admin.conf') : []),
]

const serverConf = (folder, port, names, file) => [
  'server {',
  `  listen 127.0.0.1:${port} ssl http2;`,
  `  server_name ${names};`,
  `  ssl_certificate ${folder}/certificate.pem;`,
  `  ssl_certificate_key ${folder}/key.pem;`,
  `  include site/${file};`,
  '}',
]

function makeCertificate(folder) {
  const file = join(folder, 'certificate.pem')
  const names = 'subjectAltName=DNS:localhost,DNS:*.localhost,IP:127.0.0.1'
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const files = ['-keyout', join(folder, 'key.pem'), '-out', file]
  execFileSync('openssl', [...words, '-days', '2', '-subj', '/CN=localhost', '-addext', names, ...files], {
    stdio: 'pipe',
  })
  const key = new X509Certificate(readFileSync(file)).publicKey.export({ type: 'spki', format: 'der' })
  return { file, spki: createHash('sha256').update(key).digest('base64') }
}

/** Waits until the port takes connections; rejects with what nginx said where it does not. */
async function answering(port, child, said) {
  const until = Date.now() + START_LIMIT_MS
  const knock = () =>
    new Promise((done) => {
      const socket = connect(port, '127.0.0.1', () => done(true)).on('error', () => done(false))
      socket.once('connect', () => socket.destroy())
    })
  while (!(await knock())) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill('SIGTERM')
      throw new Error(`nginx did not start:\n${said()}`)
    }
    await new Promise((done) => setTimeout(done, LOOK_MS))
  }
}
