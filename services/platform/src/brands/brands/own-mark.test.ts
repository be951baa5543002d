import { ownMark } from './own-mark.ts'

const NS = 'xmlns="http://www.w3.org/2000/svg"'
const svgOf = (inside: string, more = ''): string => `<svg ${NS} viewBox="0 0 32 32"${more}>${inside}</svg>`
const DISC = '<circle cx="16" cy="16" r="12" fill="#BA341F"/>'

test('a sign of shapes and gradients is taken as it is (PLT-05)', async () => {
  const paint =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>'
  const sign = await ownMark(svgOf(`${paint}<path d="M2 2h28v28H2Z" fill="url(#a)"/>`))
  expect(sign).toEqual({ svg: expect.stringContaining('<linearGradient id="a">') })
  expect(sign).toEqual({ svg: expect.stringContaining('fill="url(#a)"') })
})

test('what drawing programs leave behind is left out', async () => {
  const left = `<?xml version="1.0"?><!-- made by hand --><svg ${NS} xmlns:inkscape="http://www.inkscape.org/ns" viewBox="0 0 32 32" inkscape:version="1"><metadata><rdf:RDF>x</rdf:RDF></metadata>${DISC}</svg>`
  expect(await ownMark(left)).toEqual({
    svg: `<svg ${NS} viewBox="0 0 32 32"><circle cx="16" cy="16" r="12" fill="#BA341F"></circle></svg>`,
  })
})

test.each([
  ['a script', svgOf(`${DISC}<script>alert(1)</script>`), 'script'],
  ['a handler', svgOf(DISC, ' onload="alert(1)"'), 'onload'],
  ['foreign content', svgOf(`${DISC}<foreignObject><p>x</p></foreignObject>`), 'foreignObject'],
  ['a picture from elsewhere', svgOf('<image href="https://evil.example/a.png"/>'), 'image'],
  ['a reference', svgOf(`${DISC}<use href="#a"/>`), 'use'],
  ['paint from elsewhere', svgOf('<path d="M0 0h9v9Z" fill="url(https://evil.example/#a)"/>'), 'outside'],
  ['a style sheet', svgOf(`<style>@import "https://evil.example"</style>${DISC}`), 'style'],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svgOf('&a;')}`, 'no SVG'],
  ['a page', '<html><body>x</body></html>', 'no SVG'],
  ['nothing to see', svgOf('<g></g>'), 'draws nothing'],
  ['no measure', `<svg ${NS}>${DISC}</svg>`, 'viewBox'],
])('%s is refused with the reason', async (_what, svg, why) => {
  expect(await ownMark(svg)).toEqual({ fault: expect.stringContaining(why) })
})
