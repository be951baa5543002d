import { answerMail } from '#content/chat/console/mail-answer'

test('what an operator answers is text in the e-mail, never markup (CON-08, CON-10)', () => {
  const said = `<img src=x onerror="steal()"> & <a href='https://evil.example'>here</a>\nsecond line`
  const { html, text } = answerMail('Lotus', 'EN', said)
  expect(text.startsWith(`${said}\n\n`)).toBe(true)
  expect(html).toContain('&lt;img src=x onerror=&quot;steal()&quot;&gt; &amp; &lt;a href=')
  expect(html).toContain('<br>second line')
  // The mail's own paragraphs and line ends are all that is markup in it.
  expect(html.replace(/<\/?p>|<br>/g, '')).not.toMatch(/[<>]/)
  expect(answerMail('Lotus', 'TY', said).subject).toBe('Lotus ตอบข้อความของคุณแล้ว')
})
