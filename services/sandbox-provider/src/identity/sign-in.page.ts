const NAME = /^[a-z0-9][a-z0-9._-]{1,31}$/

/** Whether a name is accepted here. */
export function isName(name: string): boolean {
  return NAME.test(name)
}

const STYLE = `
  :root { color-scheme: dark; font-family: system-ui, 'Noto Sans Thai', sans-serif; background: #111; color: #eee }
  body { display: grid; place-items: center; min-height: 100dvh; margin: 0 }
  main { width: min(22rem, 100vw - 2rem) }
  h1 { font-size: 1.25rem } p { color: #bbb; line-height: 1.6 }
  label { display: block; margin-block: 1rem .25rem }
  input, button { box-sizing: border-box; width: 100%; min-height: 44px; font: inherit; border-radius: 10px; padding: 0 .75rem }
  input { background: #1c1c1c; color: inherit; border: 1px solid #666 }
  button { margin-block-start: 1rem; border: 0; background: #eee; color: #111; font-weight: 600 }
  button[name=cancel] { margin-block-start: .5rem; background: none; color: #bbb; font-weight: 400 }
  [role=alert] { color: #ff9b9b }
`

/** The page in place of Google's or Facebook's; it says that it is a sandbox. */
export function signInPage(wasWrong: boolean): string {
  const fault = wasWrong
    ? '<p role="alert">2 to 32 small letters and digits · ตัวอักษรเล็กหรือตัวเลข 2–32 ตัว</p>'
    : ''
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sandbox sign-in</title><style>${STYLE}</style><main>
<h1>Sandbox sign-in</h1>
<p>This page replaces Google or Facebook on a site that has no account there. Any name will do; there is no password.</p>
<p lang="th">หน้านี้ใช้แทน Google หรือ Facebook เพื่อการทดลองเท่านั้น ใช้ชื่อใดก็ได้ ไม่มีรหัสผ่าน</p>
<form method="post"><label for="name">Name · ชื่อ</label>
<input id="name" name="name" required autofocus autocomplete="username" autocapitalize="none" spellcheck="false" pattern="[a-z0-9][a-z0-9._\\-]{1,31}">
${fault}<button>Continue · ดำเนินการต่อ</button>
<button name="cancel" value="1" formnovalidate>Cancel · ยกเลิก</button></form></main></html>`
}
