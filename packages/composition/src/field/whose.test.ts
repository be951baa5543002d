import { moduleOfElement, moduleOfScript, modulesShown } from './whose.ts'

test('an element belongs to the innermost module around it, one of the frame to none (MOD-11)', () => {
  document.body.innerHTML = `<header>frame</header>
    <main data-module="lobby"><p>tiles</p><section data-module="content"><b>a banner</b></section></main>`
  expect(moduleOfElement(document.querySelector('p'))).toBe('lobby')
  expect(moduleOfElement(document.querySelector('b')?.firstChild)).toBe('content')
  expect(moduleOfElement(document.querySelector('header'))).toBeUndefined()
  expect(moduleOfElement(null)).toBeUndefined()
  expect(modulesShown()).toEqual(['lobby', 'content'])
})

test('an error belongs to the module whose file its stack names first (MOD-11)', () => {
  const stack = `TypeError: x is not a function
    at o (https://play.example/m/-/assets/content/banner.slot.0123456789abcdef.js:1:2345)
    at https://play.example/m/-/assets/shell/vendor.0123456789abcdef.js:1:99`
  expect(moduleOfScript(stack)).toBe('content')
  expect(moduleOfScript('https://play.example/m/-/assets/member-centre/entry.js:7')).toBe('member-centre')
  expect(moduleOfScript('https://elsewhere.example/widget.js:1')).toBeUndefined()
  expect(moduleOfScript('')).toBeUndefined()
})

test('in the file that several modules came in it is found by its line', () => {
  // As the file has them: one after the other, each from the line after the last one's end.
  const parts = ['function(){lobby()\n}', 'function(){/*\n\n*/content()\n}', 'function(){last()\n}']
  const text = `__m_parts=[["lobby","a.js",${parts[0]}],\n["content","b.js",${parts[1]}],\n["account","c.js",${parts[2]}]];`
  globalThis.__m_parts = new Function(`let __m_parts;${text}return __m_parts`)()
  const at = (line: number): string => `at x (https://play.example/m/-/closure/0123abcd.js:${line}:5)`
  const lineOf = (call: string): number => text.split('\n').findIndex((line) => line.includes(call)) + 1
  expect(['lobby()', 'content()', 'last()'].map((call) => moduleOfScript(at(lineOf(call))))).toEqual([
    'lobby',
    'content',
    'account',
  ])
  expect(moduleOfScript(at(99))).toBeUndefined()
})
