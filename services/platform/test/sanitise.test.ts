import { sanitise } from '../src/content/rich-text/sanitise.ts'

describe('HTML from operators', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a style', '<p style="position:fixed">a</p><style>p{}</style>', '<p>a</p>'],
    ['a script address', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a hidden script address', '<a href="java&#10;script:alert(1)">a</a>', '<a>a</a>'],
    ['an image that runs', '<img src="x" onerror="alert(1)">', '<img src="x" />'],
    ['an SVG', '<svg><script>alert(1)</script></svg>a', 'a'],
    ['a frame', '<iframe src="https://evil.example"></iframe>a', 'a'],
    ['a form', '<form action="https://evil.example"><input name="p"></form>a', 'a'],
    ['a data address', '<img src="data:image/svg+xml;base64,PHN2Zz4=">', '<img />'],
  ])('loses %s', (_name, html, clean) => {
    expect(sanitise(html)).toBe(clean)
  })

  it('keeps its structure and its links', () => {
    const html = '<h3>ก</h3><ul><li><strong>b</strong></li></ul><a href="https://a.example">c</a>'
    expect(sanitise(html)).toBe(html)
    expect(sanitise('<a href="/m/activity" target="_blank">d</a>')).toContain('rel="noopener noreferrer"')
  })
})
