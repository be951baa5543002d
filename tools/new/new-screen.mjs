import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { released, root } from '../lib/root.mjs'
import { WrongWords } from '../lib/words.mjs'
import { changeJson, fillFolder, template, writeNew } from './fill.mjs'

const CONTRACT = join(root, 'packages', 'shared-api', 'src', 'contract')
const PLATFORM = join(root, 'services', 'platform', 'src')

/** Makes a screen in a module with its feature, its call in the contract and a folder of the platform. Answers the files. */
export function newScreen(words, options) {
  const app = join(root, 'apps', words.module)
  const modules = released().filter((name) => name !== 'shell')
  if (!modules.includes(words.module))
    throw new WrongWords(`There is no module "${words.module}". Modules: ${modules.join(', ')}.`)
  const domain = join(PLATFORM, words.context, words.name)
  if (!existsSync(join(PLATFORM, words.context)))
    throw new WrongWords(
      `The platform has no context "${words.context}". Contexts: ${contexts().join(', ')}.`,
    )
  const contract = join(CONTRACT, `${words.name}.ts`)
  for (const place of [domain, contract, join(app, 'src', 'features', words.name)])
    if (existsSync(place)) throw new WrongWords(`${place} is there already: choose another name.`)
  const event = options.event ? template('event.ts.txt', words) : ''
  return [
    ...fillFolder('screen', app, words),
    ...(options.popup ? fillFolder('popup', join(app, 'src', 'slots'), words) : []),
    ...(options.event ? fillFolder('event', join(app, 'src', 'features', words.name), words) : []),
    writeNew(contract, template('contract.ts.txt', words) + event),
    ...fillFolder('platform', domain, words),
    changeJson(join(app, 'module.json'), (declaration) => declared(declaration, words, options)),
    ...['EN', 'TY'].map((language) =>
      changeJson(join(app, 'src', 'messages', `${language}.json`), (texts) => ({
        ...texts,
        ...textsOf(words, language, options),
      })),
    ),
  ]
}

/** Folders of the platform in which calls are served. */
export function contexts() {
  const folders = (path) =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  return folders(PLATFORM).filter((name) =>
    folders(join(PLATFORM, name)).some((domain) => existsSync(join(PLATFORM, name, domain, 'routes.ts'))),
  )
}

/** The declaration with what is new; what it says already keeps its place. */
function declared(declaration, { name, module, title, event }, options) {
  const { routes = [], entries = [], popups = [], flags = {}, events } = declaration
  const flag = options.flag === undefined ? {} : { flag: options.flag }
  const open = { access: 'member', ...flag }
  const to = [options.popup ? `popup:${name}` : `route:${name}`]
  return {
    ...declaration,
    routes: [...routes, { id: name, path: `/m/${module}/${name}`, expose: `./${name}.screen`, ...open }],
    entries: [
      ...entries,
      { id: name, at: options.entry, to, icon: 'list', order: 80, for: 'member', ...flag },
    ],
    ...(options.popup ? { popups: [...popups, { name, expose: `./${name}.slot`, ...open }] } : {}),
    ...(options.flag === undefined
      ? {}
      : { flags: { ...flags, [options.flag]: { default: 1, gates: title } } }),
    events: {
      ...events,
      emits: {
        ...events.emits,
        ...(options.popup ? { popupClosed: 1 } : {}),
        ...(options.event ? { [event]: 1 } : {}),
      },
    },
  }
}

function textsOf({ name, title, thai }, language, { popup }) {
  const say = (english, inThai) => (language === 'TY' ? inThai : english)
  return {
    [`title.${name}`]: say(title, thai),
    [`${name}.empty`]: say('Nothing here yet', 'ยังไม่มีรายการ'),
    [`${name}.next`]: say('What comes is shown here.', 'เมื่อมีรายการใหม่จะแสดงที่นี่'),
    ...(popup ? { [`popup.${name}`]: say(title, thai), [`${name}.close`]: say('Close', 'ปิด') } : {}),
  }
}
