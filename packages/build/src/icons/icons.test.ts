import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { moduleSchema } from '@site/config/schema'
import { releaseFiles } from '../release/release-files.ts'
import { ownIcon } from './own-icon.ts'
import { iconFaults, writeIcons } from './release-icons.ts'

const flag = '<path d="M4 22V4h12l-2 4 2 4H4" stroke="currentColor" fill="none"/>'
const svg = (content: string, more = ''): string =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 24 24"${more}>\n  ${content}\n</svg>\n`

test('an icon is served as one symbol of its shapes, in the size and colour of its place', () => {
  expect(ownIcon(svg(`<g stroke-width="2">${flag}</g>`, ' fill="none"'))).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="icon" viewBox="0 0 24 24" fill="none"><g stroke-width="2">${flag}</g></symbol></svg>\n`,
  )
})

test.each([
  ['a script', svg('<script>alert(1)</script>'), 'not <script>'],
  ['a handler', svg('<path onload="alert(1)" d="M0 0"/>'), 'no onload="alert(1)" on <path>'],
  ['a handler of the whole', svg(flag, ' onload="alert(1)"'), 'no onload="alert(1)" on <svg>'],
  ['a picture', svg('<image href="https://elsewhere.example/a.png"/>'), 'not <image>'],
  ['a reference', svg('<path d="M0 0" fill="url(#paint)"/>'), 'no fill="url(#paint)"'],
  ['a style', svg('<path d="M0 0" style="fill:red"/>'), 'no style="fill:red"'],
  ['a colour of its own', svg('<path d="M0 0" fill="red"/>'), '"currentColor" or "none" as fill, not "red"'],
  ['words', svg('hello'), 'nothing but shapes, not "hello"'],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg(flag)}`, 'one <svg> element'],
  ['no measure', svg(flag).replace('viewBox="0 0 24 24"', ''), 'a viewBox of four numbers'],
  ['an open element', svg('<g><path d="M0 0"/>'), 'a </g> for every <g>'],
])('%s in an icon ends the build in words that lead out', (_what, source, words) => {
  expect(() => ownIcon(source)).toThrow(words)
})

describe('of a module', () => {
  const declaration = moduleSchema.parse({
    name: 'missions',
    entries: [{ id: 'row', at: 'footer', to: ['route:home'], icon: './icons/flag.svg' }],
    events: {},
    budget: { entry: 3, expose: 10, total: 20 },
  })
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'icons-'))
    mkdirSync(join(folder, 'src', 'icons'), { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const bring = (text: string): void => writeFileSync(join(folder, 'src', 'icons', 'flag.svg'), text)

  test('its icon is a file of the release, with integrity like the scripts (MOD-10)', () => {
    bring(svg(flag))
    const icons = writeIcons(folder, declaration, join(folder, 'browser'))
    const file = icons['./icons/flag.svg'] ?? ''
    expect(file).toMatch(/^flag\.[0-9a-f]{16}\.svg$/)
    expect(readFileSync(join(folder, 'browser', file), 'utf8')).toBe(ownIcon(svg(flag)))
    expect(releaseFiles(join(folder, 'browser'))).toEqual([
      expect.objectContaining({ name: file, integrity: expect.stringMatching(/^sha256-/) }),
    ])
  })

  test('what is no drawing is reported with its file', () => {
    bring(svg('<script/>'))
    expect(iconFaults(folder, declaration)).toEqual([
      expect.stringMatching(
        /^apps\/missions\/src\/icons\/flag\.svg: a drawing: .*not <script>; take the rest out/,
      ),
    ])
  })
})
