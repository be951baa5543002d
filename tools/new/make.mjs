import { newModule } from './new-module.mjs'
import { newScreen } from './new-screen.mjs'

/** Makes a module, or a screen in one, by the options of the command line (`title`, `entry`, …); answers the files. */
export function make(kind, { module, name }, options) {
  const entry = options.entry ?? (kind === 'module' ? 'menu.discover' : 'menu.account')
  const words = wordsOf(module, name, { ...options, entry })
  return kind === 'module' ? newModule(words) : newScreen(words, { ...options, entry })
}

/** The words of the templates. */
function wordsOf(module, name, { title, thai = 'หน้าใหม่', context = 'identity', entry, event }) {
  const [first = '', ...rest] = name.split('-')
  const upper = (word) => word.charAt(0).toUpperCase() + word.slice(1)
  const camel = [first, ...rest.map(upper)].join('')
  return {
    module,
    name,
    Name: upper(camel),
    camel,
    snake: name.replaceAll('-', '_'),
    event: `${camel}Opened`,
    eventImport: event ? `import { useOpened } from './use-opened.ts'\n` : '',
    eventUse: event ? `  useOpened(data?.list.length)\n` : '',
    // By its day: after the steps that it builds on.
    migration: `${new Date().toISOString().slice(0, 10)}-${name}`,
    title: title ?? upper(name.replaceAll('-', ' ')),
    thai,
    context,
    entry,
  }
}
