import { LANGUAGES } from '../languages.ts'
import { fileOf, type DeclaredModule, type Fault } from './fault.ts'

/** Languages that a module lacks, titles and row texts without words, and words that one language has alone. */
export function faultsOfTexts(module: DeclaredModule): Fault[] {
  const { messages, declaration } = module
  const folder = `apps/${declaration.name}/src/messages`
  const there = LANGUAGES.filter((language) => messages[language] !== undefined)
  const lacking = LANGUAGES.filter((language) => !there.includes(language)).map((language) => ({
    file: `${folder}/${language}.json`,
    field: language,
    expected: `texts in every language of the site (${LANGUAGES.join(', ')})`,
    help: 'add the file with every key of the other language',
  }))
  const keys = new Set(there.flatMap((language) => Object.keys(messages[language] ?? {})))
  const untranslated = there.flatMap((language) =>
    [...keys]
      .filter((key) => (messages[language]?.[key] ?? '') === '')
      .map((key) => ({
        file: `${folder}/${language}.json`,
        field: key,
        expected: `"${key}" in ${language} too`,
        help: 'translate it, or take it away from the other language',
      })),
  )
  const wordless = needed(module)
    .filter(({ key }) => !keys.has(key))
    .map(({ key, field }) => ({
      file: fileOf(module),
      field,
      expected: `the text "${key}" in the module's own messages`,
      help: `add it to ${there.map((language) => `${folder}/${language}.json`).join(' and ')}`,
    }))
  return [...lacking, ...untranslated, ...wordless]
}

/** The keys that a declaration makes use of. */
function needed({ declaration }: DeclaredModule): { readonly key: string; readonly field: string }[] {
  const { routes, popups, entries } = declaration
  return [
    ...routes.map(({ id, title }, index) => ({
      key: title ?? `title.${id}`,
      field: `routes.${index}.title`,
    })),
    ...popups.map(({ name, title }, index) => ({
      key: title ?? `popup.${name}`,
      field: `popups.${index}.title`,
    })),
    ...entries.flatMap(({ text }, index) =>
      text === undefined ? [] : [{ key: text, field: `entries.${index}.text` }],
    ),
  ]
}
