import type { LanguageCode } from '@site/shared-api/contract/constants'
import { escapeText } from '#operations/dispatch/escape-text'

interface CodeText {
  readonly brand: string
  readonly language: LanguageCode
  readonly code: string
  /** The page's host: browsers fill the code in there and nowhere else. */
  readonly host: string
}

/** The text message of a code, ending with the line that browsers read for one-time-code autofill. */
export function codeText({ brand, language, code, host }: CodeText): string {
  const words =
    language === 'TY'
      ? `${code} คือรหัส ${brand} ของคุณ ใช้ได้ 5 นาที ห้ามบอกรหัสนี้กับใคร`
      : `${code} is your ${brand} code. It works for 5 minutes. Never share it with anyone.`
  return `${words}\n\n@${host} #${code}`
}

/** The same by e-mail. */
export function codeMail(of: CodeText): { subject: string; text: string; html: string } {
  const { brand, code, language } = of
  const words =
    language === 'TY'
      ? { subject: `รหัสยืนยัน ${brand}`, note: 'ใช้ได้ 5 นาที ห้ามบอกรหัสนี้กับใคร' }
      : { subject: `Your ${brand} code`, note: 'It works for 5 minutes. Never share it with anyone.' }
  return {
    subject: words.subject,
    text: `${code}\n\n${words.note}`,
    html: `<p><strong>${escapeText(code)}</strong></p>\n<p>${escapeText(words.note)}</p>`,
  }
}

interface ResetText {
  readonly brand: string
  readonly language: LanguageCode
  readonly account: string
  readonly link: string
}

/** The e-mail with the link to a new password. */
export function resetMail({ brand, language, account, link }: ResetText): {
  subject: string
  text: string
  html: string
} {
  const words = language === 'TY' ? thai(brand, account) : english(brand, account)
  return {
    subject: words.subject,
    text: [words.greeting, words.why, link, words.until, words.ignore].join('\n\n'),
    html: [
      `<p>${escapeText(words.greeting)}</p>`,
      `<p>${escapeText(words.why)}</p>`,
      `<p><a href="${escapeText(link)}">${escapeText(words.button)}</a></p>`,
      `<p>${escapeText(link)}</p>`,
      `<p>${escapeText(words.until)}</p>`,
      `<p>${escapeText(words.ignore)}</p>`,
    ].join('\n'),
  }
}

const english = (brand: string, account: string) => ({
  subject: `Set a new ${brand} password`,
  greeting: `Hello ${account},`,
  why: `we received a request for a new password for your ${brand} account. Set it here:`,
  button: 'Set a new password',
  until: 'The link works once, for 30 minutes.',
  ignore: 'If it was not you, do nothing: your password stays as it is.',
})

const thai = (brand: string, account: string) => ({
  subject: `ตั้งรหัสผ่าน ${brand} ใหม่`,
  greeting: `สวัสดีคุณ ${account}`,
  why: `มีคำขอตั้งรหัสผ่านใหม่สำหรับบัญชี ${brand} ของคุณ ตั้งรหัสผ่านได้ที่นี่:`,
  button: 'ตั้งรหัสผ่านใหม่',
  until: 'ลิงก์นี้ใช้ได้ครั้งเดียวภายใน 30 นาที',
  ignore: 'หากคุณไม่ได้เป็นผู้ขอ ไม่ต้องทำอะไร รหัสผ่านของคุณจะไม่เปลี่ยน',
})
