import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.mjs'
import { build } from '../lib/build.mjs'
import { needChromium } from '../lib/chromium.mjs'
import { install } from '../lib/install.mjs'
import { run } from '../lib/run.mjs'

const FOLDER = join(root, 'shots')

/** Rows are screens, columns are looks. */
function contactSheet() {
  const looks = readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )
  const files = [...new Set(looks.flatMap((look) => readdirSync(join(FOLDER, look))))].sort()
  const cell = (look, file) =>
    existsSync(join(FOLDER, look, file))
      ? `<td><a href="${look}/${file}"><img src="${look}/${file}" alt="${look} ${file}" loading="lazy"></a></td>`
      : '<td></td>'
  const row = (file) =>
    `<tr><th>${file.slice(3, -4)}</th>${looks.map((look) => cell(look, file)).join('')}</tr>`
  const style =
    'body{font:14px system-ui;margin:16px;background:#888}th{position:sticky;left:0;top:0;background:#fff;padding:8px}td{vertical-align:top;padding:4px}img{width:206px;display:block}'
  const head = `<tr><th></th>${looks.map((look) => `<th>${look}</th>`).join('')}</tr>`
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style><table>${head}${files.map(row).join('')}</table>\n`
}

export const command = {
  usage: 'npm run shots',
  what: 'A picture of every screen in every brand, language and theme into shots/, and one page with all of them.',
  async run() {
    await install()
    const CHROMIUM_PATH = await needChromium()
    await build(undefined, { quiet: true })
    rmSync(FOLDER, { recursive: true, force: true })
    const args = ['test', '--config', 'pictures/playwright.config.ts', '--reporter=list']
    let failure
    await run(join(root, 'e2e', 'node_modules', '.bin', 'playwright'), args, {
      cwd: join(root, 'e2e'),
      env: { CHROMIUM_PATH },
    }).catch((error) => (failure = error))
    if (existsSync(FOLDER)) {
      writeFileSync(join(FOLDER, 'index.html'), contactSheet())
      console.log(
        `\nThe pictures are in ${FOLDER}; open ${join(FOLDER, 'index.html')} to see them side by side.`,
      )
    }
    if (failure !== undefined) throw failure
  },
}
