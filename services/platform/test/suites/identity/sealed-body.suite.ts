import { randomBytes } from 'node:crypto'
import { CompactEncrypt, importJWK } from 'jose'
import type { Rig } from '../../rig/rig.ts'
import { codeOf, encrypt } from '../../rig/caller.ts'

const PASSWORD = 'Lotus-2026!'

/** Encrypted bodies that were bent, sent again or sealed in another way (ACC-05), as in docs/security.md. */
export function sealedBodySuite(rig: Rig): void {
  it('a sealed body that was bent anywhere opens nothing, and a whole one only once (ACC-05)', async () => {
    const keys = await rig.caller.keys()
    const key = keys.keys.find(({ alg }) => alg === 'RSA-OAEP-256') ?? { kid: '', alg: '' }
    const seal = () =>
      encrypt(key, {
        username: 'lotus.agent',
        password: PASSWORD,
        iat: keys.now,
        nonce: randomBytes(16).toString('hex'),
      })
    const data = seal()
    const parts = data.split('.')
    for (let i = 0; i < parts.length; i += 1) {
      const bent = parts.map((part, at) => (at === i ? flip(part) : part)).join('.')
      expect(['encryption_invalid', 'encryption_required']).toContain(
        codeOf(await rig.caller.login('', '', { data: bent, keys })),
      )
    }
    const mixed = [...parts.slice(0, 3), ...seal().split('.').slice(3)].join('.')
    expect(codeOf(await rig.caller.login('', '', { data: mixed, keys }))).toBe('encryption_invalid')
    const replays = await Promise.all(
      Array.from({ length: 6 }, () => rig.caller.login('', '', { data, keys })),
    )
    expect(replays.map(codeOf).sort()).toEqual(['200', ...Array(5).fill('encryption_replayed')])
  })

  it('no header talks the platform into another algorithm, another key or compression (ACC-05)', async () => {
    const keys = await rig.caller.keys()
    const key = keys.keys.find(({ alg }) => alg === 'RSA-OAEP-256')
    const curve = keys.keys.find(({ alg }) => alg === 'ECDH-ES')
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const rest = `${'A'.repeat(342)}.${'A'.repeat(16)}.${'A'.repeat(40)}.${'A'.repeat(22)}`
    const headers: unknown[] = [
      ...[
        'none',
        'dir',
        'A256KW',
        'RSA1_5',
        'RSA-OAEP',
        'RSA-OAEP-512',
        'PBES2-HS256+A128KW',
        'ECDH-ES',
        'ECDH-ES+A256KW',
        'HS256',
      ].map((alg) => ({ alg, enc: 'A256GCM', kid: key?.kid })),
      ...['A128GCM', 'A128CBC-HS256', 'none', ''].map((enc) => ({ alg: 'RSA-OAEP-256', enc, kid: key?.kid })),
      { alg: 'RSA-OAEP-256', enc: 'A256GCM', zip: 'DEF' },
      { alg: 'RSA-OAEP-256', enc: 'A256GCM', crit: ['exp'], exp: 0 },
      { alg: 'ECDH-ES', enc: 'A256GCM', epk: { kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA' } },
      { alg: 'ECDH-ES', enc: 'A256GCM', epk: key },
      'text',
      [],
      null,
    ]
    for (const header of headers)
      for (const kid of [key?.kid, curve?.kid]) {
        const options = { data: `${encode(header)}.${rest}`, keys, headers: { Encryption: kid ?? '' } }
        expect([header, codeOf(await rig.caller.login('', '', options))]).toEqual([
          header,
          'encryption_invalid',
        ])
      }
  })

  it('reads no body that is whole but sealed in another way than the key says (ACC-05)', async () => {
    const keys = await rig.caller.keys()
    const enter = async (keyAlg: string, alg: string, enc: string) => {
      const key = keys.keys.find((one) => one.alg === keyAlg)
      const payload = {
        username: 'lotus.agent',
        password: PASSWORD,
        iat: keys.now,
        nonce: randomBytes(16).toString('hex'),
      }
      const data = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
        .setProtectedHeader({ alg, enc, kid: key?.kid ?? '' })
        .encrypt(await importJWK({ kty: '', ...key, alg }, alg))
      const headers = { Encryption: key?.kid ?? '' }
      return codeOf(await rig.caller.login('', '', { data, keys, headers }))
    }
    const ways: [keyAlg: string, alg: string, enc: string][] = [
      ['RSA-OAEP-256', 'RSA-OAEP-256', 'A256GCM'],
      ['ECDH-ES', 'ECDH-ES', 'A256GCM'],
      ['RSA-OAEP-256', 'RSA-OAEP-256', 'A128GCM'],
      ['RSA-OAEP-256', 'RSA-OAEP-256', 'A256CBC-HS512'],
      ['RSA-OAEP-256', 'RSA-OAEP', 'A256GCM'],
      ['ECDH-ES', 'ECDH-ES', 'A128GCM'],
      ['ECDH-ES', 'ECDH-ES+A128KW', 'A256GCM'],
      ['ECDH-ES', 'ECDH-ES+A256KW', 'A256GCM'],
    ]
    const codes = []
    for (const way of ways) codes.push(await enter(...way))
    expect(codes).toEqual(['200', '200', ...Array(6).fill('encryption_invalid')])
  })
}

/** The text with one sign in its middle changed. */
function flip(text: string): string {
  const at = Math.floor(text.length / 2)
  return `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`
}
