import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../../rig/caller.ts'
import { photo } from '../../rig/outside/photo.ts'
import { Editor } from '../../rig/people/editor.ts'
import { freshPayee, newMember } from '../../rig/people/member.ts'
import { Rewarding } from '../../rig/people/rewarding.ts'
import type { Rig } from '../../rig/rig.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const HTTPS = { 'X-Forwarded-Proto': 'https' }
/** Where a kind of pictures for operators is declared: its path beside the cookie that opens it. */
const PICTURE_KIND = /path: '(\/wps\/operator\/[\w/-]+)',\s+cookie: 'operatorSession'/g

const sources = (folder: string): { file: string; text: string }[] =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))

/** What a browser carries over https: cookies under names that no other host can have set (D5, D11). */
export function secureCookiesSuite(rig: Rig): void {
  const rewarding = new Rewarding(rig)

  /** By the path of each kind of pictures for operators: how one comes to be, and its address as the reviewer gets it. */
  const PICTURES: Readonly<Record<string, (reviewer: Editor) => Promise<string>>> = {
    '/wps/operator/rewards/pictures': async (reviewer) => {
      const [member, id] = [await rewarding.member(), await rewarding.promotion()]
      await member.apply(id)
      const [{ id: applied = '' } = {}] = await rewarding.waiting(id)
      return (await reviewer.call('GET', `rewards/${applied}`)).body.value.shown[0].url
    },
    '/wps/operator/identity-papers': async (reviewer) => {
      const { credential, name } = await newMember(rig, { payeeName: freshPayee() })
      const pictures = [await photo()]
      await rig.caller.call('POST', '/wps/member/identity?document=passport', { credential, pictures })
      return (await reviewer.call('GET', `identity/lotus/${name}`)).body.value.papers[0].url
    },
  }

  it('every kind of pictures for operators is requested below (D5)', () => {
    const declared = sources('services/platform/src').flatMap(({ text }) =>
      [...text.matchAll(PICTURE_KIND)].map(([, path]) => path),
    )
    expect(declared.toSorted()).toEqual(Object.keys(PICTURES).toSorted())
  })

  it.each(Object.keys(PICTURES))(
    '%s answers an operator who signed in over https (D5, PLT-09)',
    async (path) => {
      const name = `https-${Object.keys(PICTURES).indexOf(path)}`
      const reviewer = await Editor.signedIn(rig, name, 'owner', HTTPS)
      expect(reviewer.headers['Cookie']).toMatch(/^__Host-OP_SID=/)
      const address = (await PICTURES[path]?.(reviewer)) ?? ''
      expect(address.startsWith(`${path}/`)).toBe(true)
      const picture = await reviewer.file(address)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
      const plain = { ...reviewer.headers, Cookie: reviewer.headers['Cookie']?.replace('__Host-', '') ?? '' }
      expect((await new Editor(rig, plain).file(address)).status).toBe(404)
    },
  )

  it('a plain OP_SID over https is half of no credential, and a session over https ends with its cookie (D5, D11)', async () => {
    const anna = await Editor.signedIn(rig, 'https-anna', 'reader', HTTPS)
    expect((await anna.call('GET', 'session')).body.value.name).toBe('https-anna')
    const plain = { ...anna.headers, Cookie: anna.headers['Cookie']?.replace('__Host-', '') ?? '' }
    expect(codeOf(await new Editor(rig, plain).call('GET', 'session'))).toBe('operator_token_required')
    const out = await anna.call('DELETE', 'session')
    expect(out.headers.get('set-cookie')).toMatch(
      /^__Host-OP_SID=;.*Path=\/;.*HttpOnly; Secure; SameSite=Strict/,
    )
    expect(codeOf(await anna.call('GET', 'session'))).toBe('operator_token_required')
  })

  it('no cookie is named, set or read anywhere but in one place (D5)', () => {
    const NAMES = /\b(MC_[A-Z_]+|OP_SID|m_preview|m_override)\b(?=['"`=])|__Host-/
    const REACHED = /\.cookies\b|\b(setCookie|clearCookie)\(|new PrivateAddresses\(/
    const places: Readonly<Record<string, readonly string[]>> = {
      names: ['services/kit/src/own-cookies.ts'],
      reached: [
        'services/platform/src/api/own-cookie.ts',
        'services/platform/src/content/member-files/private-files.ts',
      ],
    }
    const all = ['services/*/src', 'apps/*/src', 'packages/*/src'].flatMap(sources)
    const found = (what: RegExp): string[] => all.flatMap(({ file, text }) => (what.test(text) ? [file] : []))
    // MC_SESSION_INFO is no cookie: what a page stores of its session (B8).
    const isNamed = ({ text }: { text: string }) => NAMES.test(text.replaceAll(/MC_SESSION_INFO/g, ''))
    expect(all.flatMap((one) => (isNamed(one) ? [one.file] : []))).toEqual(places['names'])
    expect(found(REACHED).toSorted()).toEqual(places['reached'])
  })
}
