import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { moduleMessages } from '../release/messages.ts'
import { partsOfTexts, textFolders } from './part-texts.ts'
import { textFaults } from './used-texts.ts'

/** A module `wallet` of these files; texts are the same in every language. */
function moduleWith(files: Record<string, string>): string {
  const app = join(mkdtempSync(join(tmpdir(), 'parts-')), 'wallet')
  for (const [name, content] of Object.entries(files))
    for (const file of name.endsWith('.json') ? ['EN', 'TY'].map((one) => name.replace('*', one)) : [name]) {
      mkdirSync(dirname(join(app, 'src', file)), { recursive: true })
      writeFileSync(join(app, 'src', file), content)
    }
  return app
}

const app = moduleWith({
  'messages/*.json': '{"hello":"Hello"}',
  'features/pay/messages/*.json': '{"pay.go":"Pay"}',
  'features/pay/form/messages/*.json': '{"pay.amount":"Amount"}',
  'screens/pay.screen.tsx': "import { Pay } from '#features/pay/pay.tsx'\nexport default Pay",
  'screens/now.screen.tsx': "export default () => import('#features/pay/pay.tsx')",
  'slots/start.slot.tsx': "import { start } from '#features/pay/start.ts'\nexport default start",
  'features/pay/start.ts': 'export const start = () => null',
  'features/pay/pay.tsx':
    "import { Form } from './form/form.tsx'\nexport function Pay() { const t = useMessages('wallet'); return [t('hello'), t('pay.go'), t('pay.amount'), Form] }",
  'features/pay/form/form.tsx':
    "export function Form() { const t = useMessages('wallet'); return [t('hello'), t('pay.go'), t('pay.amount')] }",
})
const exposes = {
  './pay.screen': join(app, 'src', 'screens', 'pay.screen.tsx'),
  './now.screen': join(app, 'src', 'screens', 'now.screen.tsx'),
  './start.slot': join(app, 'src', 'slots', 'start.slot.tsx'),
}

test('texts of a folder come with the parts whose code in it asks for texts, fetched later or at once (SHL-26)', () => {
  expect(textFolders(app)).toEqual(['', 'features/pay', 'features/pay/form'])
  expect(Object.fromEntries(partsOfTexts(app, exposes))).toEqual({
    'features/pay': ['./pay.screen', './now.screen'],
    'features/pay/form': ['./pay.screen', './now.screen'],
  })
  expect(moduleMessages(app, exposes)).toEqual({
    messages: Object.fromEntries(
      ['EN', 'TY'].map((language) => [language, { hello: 'Hello', 'pay.go': 'Pay', 'pay.amount': 'Amount' }]),
    ),
    partMessages: [
      { exposes: ['./pay.screen', './now.screen'], keys: ['pay.go'] },
      { exposes: ['./pay.screen', './now.screen'], keys: ['pay.amount'] },
    ],
  })
})

test('a file may use the texts of the folders it is in (MOD-09)', () => {
  const file = join(app, 'src', 'features', 'pay', 'pay.tsx')
  const known = new Set(['hello', 'pay.go'])
  expect(textFaults([file], (namespace) => (namespace === 'wallet' ? known : undefined), app)).toEqual([
    expect.stringMatching(/^src\/features\/pay\/pay\.tsx:2: the text "pay\.amount"/),
  ])
})

test('a module whose texts are all its own says nothing of parts (SHL-26)', () => {
  const plain = moduleWith({ 'messages/*.json': '{"hello":"Hello"}' })
  expect(moduleMessages(plain, {})).toEqual({ messages: { EN: { hello: 'Hello' }, TY: { hello: 'Hello' } } })
})
