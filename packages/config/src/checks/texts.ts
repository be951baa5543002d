import { LANGUAGES } from '../languages.ts'
import { fileOf, type DeclaredModule, type Fault } from './fault.ts'

/** Languages that a module lacks, titles and row texts without words, words that one language has alone, and words given twice. */
export function faultsOfTexts(module: DeclaredModule): Fault[] {
  const { messages, partTexts = {}, declaration } = module
  const source = `apps/${declaration.name}/src`
  const folder = `${source}/messages`
  const parts = Object.entries(partTexts).map(([part, texts]) => ({
    folder: `${source}/${part}/messages`,
    texts,
  }))
  const folders = [{ folder, texts: messages }, ...parts]
  const there = languagesOf(messages)
  const keys = keysOf(messages)
  const wordless = needed(module)
    .filter(({ key }) => !keys.has(key))
    .map(({ key, field }) => ({
      file: fileOf(module),
      field,
      expected: `the text "${key}" in the module's own messages`,
      help: `add it to ${there.map((language) => `${folder}/${language}.json`).join(' and ')}`,
    }))
  return [...folders.flatMap((one) => faultsIn(one.folder, one.texts)), ...twice(folders), ...wordless]
}

type Texts = DeclaredModule['messages']

const languagesOf = (texts: Texts) => LANGUAGES.filter((language) => texts[language] !== undefined)

const keysOf = (texts: Texts): ReadonlySet<string> =>
  new Set(languagesOf(texts).flatMap((language) => Object.keys(texts[language] ?? {})))

/** What one folder of texts lacks. */
function faultsIn(folder: string, texts: Texts): Fault[] {
  const there = languagesOf(texts)
  const lacking = LANGUAGES.filter((language) => !there.includes(language)).map((language) => ({
    file: `${folder}/${language}.json`,
    field: language,
    expected: `texts in every language of the site (${LANGUAGES.join(', ')})`,
    help: 'add the file with every key of the other language',
  }))
  const keys = [...keysOf(texts)]
  const untranslated = there.flatMap((language) =>
    keys
      .filter((key) => (texts[language]?.[key] ?? '') === '')
      .map((key) => ({
        file: `${folder}/${language}.json`,
        field: key,
        expected: `"${key}" in ${language} too`,
        help: 'translate it, or take it away from the other language',
      })),
  )
  return [...lacking, ...untranslated]
}

/** Texts of one key in two folders: whichever comes last would be shown. */
function twice(folders: readonly { readonly folder: string; readonly texts: Texts }[]): Fault[] {
  const first = new Map<string, string>()
  return folders.flatMap(({ folder, texts }) =>
    [...keysOf(texts)].flatMap((key) => {
      const other = first.get(key)
      first.set(key, other ?? folder)
      if (other === undefined) return []
      const [language = ''] = languagesOf(texts)
      return {
        file: `${folder}/${language}.json`,
        field: key,
        expected: `"${key}" once in the module`,
        help: `${other} has it too: rename one, or keep it in the folder that is around all files that use it`,
      }
    }),
  )
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
