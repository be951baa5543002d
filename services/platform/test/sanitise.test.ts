import { picturesElsewhere, sanitise, sanitised } from '../src/content/rich-text/sanitise.ts'

describe('HTML from operators', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a style', '<p style="position:fixed">a</p><style>p{}</style>', '<p>a</p>'],
    ['a script address', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a hidden script address', '<a href="java&#10;script:alert(1)">a</a>', '<a>a</a>'],
    ['an image that runs', '<p><img src="x" onerror="alert(1)"></p>', '<p></p>'],
    ['an SVG', '<svg><script>alert(1)</script></svg>a', 'a'],
    ['a frame', '<iframe src="https://evil.example"></iframe>a', 'a'],
    ['a form', '<form action="https://evil.example"><input name="p"></form>a', 'a'],
    ['a data address', '<p><img src="data:image/svg+xml;base64,PHN2Zz4="></p>', '<p></p>'],
    ['a name that a page goes by', '<p id="m-plan" name="site" class="x">a</p>', '<p>a</p>'],
    ['a call that a picture would make', '<p><img src="/wps/session/logout"></p>', '<p></p>'],
  ])('loses %s', (_name, html, clean) => {
    expect(sanitise(html)).toBe(clean)
  })

  it('keeps its structure and its links, which open without a hold on the page (CON-10)', () => {
    const html = '<h3>ก</h3><ul><li><strong>b</strong></li></ul><a href="/m/activity">c</a>'
    expect(sanitise(html)).toBe(html)
    const elsewhere = '<a href="https://a.example" target="_blank" rel="noopener noreferrer">d</a>'
    expect(sanitise('<a href="https://a.example">d</a>')).toBe(elsewhere)
    expect(sanitise('<a href="https://a.example" target="m-plan" rel="opener">d</a>')).toBe(elsewhere)
    expect(sanitise('<a href="/m/activity" target="_blank">d</a>')).toBe('<a href="/m/activity">d</a>')
  })

  it('shows pictures of the site, and of the hosts that the brand allows, and of no other (CON-10)', () => {
    const own = '<img src="/img/banner/lotus-welcome/480.webp" alt="Welcome" loading="lazy" />'
    expect(sanitised('<img src="/img/banner/lotus-welcome/480.webp" alt="Welcome">')).toBe(own)
    const other = '<p>a<img src="https://cdn.example/a.png"></p>'
    const kept = '<p>a<img src="https://cdn.example/a.png" alt="" loading="lazy" /></p>'
    expect(sanitise(other)).toBe(kept)
    expect(sanitised(other, ['https://cdn.example'])).toBe(kept)
    expect(sanitised(other)).toBe('<p>a</p>')
    expect(sanitised(other, ['https://cdn.example.evil', 'http://cdn.example'])).toBe('<p>a</p>')
    expect(picturesElsewhere(`${own}${other}`, [])).toEqual(['cdn.example'])
    expect(picturesElsewhere(other, ['https://cdn.example'])).toEqual([])
  })
})
