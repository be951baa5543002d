import { codeText, resetMail } from './texts.ts'

describe('messages', () => {
  it('end a code’s text with the line that browsers read, in both languages (ACC-03)', () => {
    for (const language of ['EN', 'TY'] as const) {
      const text = codeText({ brand: 'Lotus', language, code: '012345', host: 'lotus.example' })
      expect(text.startsWith('012345 ')).toBe(true)
      expect(text.split('\n').at(-1)).toBe('@lotus.example #012345')
    }
  })

  it('show names as text, never as markup (ACC-17)', () => {
    const mail = resetMail({
      brand: 'Lotus & Co',
      language: 'EN',
      account: '<img src=x onerror=alert(1)>',
      link: 'https://lotus.example/m/forget?reset=a"b',
    })
    expect(mail.html).not.toContain('<img')
    expect(mail.html).toContain('href="https://lotus.example/m/forget?reset=a&quot;b"')
    expect(mail.html).toContain('Lotus &amp; Co')
    expect(mail.text).toContain('https://lotus.example/m/forget?reset=a"b')
  })
})
