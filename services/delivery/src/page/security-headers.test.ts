import { exampleBrands } from '@site/config/brands'
import { contentSecurityPolicy, type PhoneAuth } from './security-headers.ts'

function policy(merchant: string, phoneAuth?: PhoneAuth): string {
  const brand = exampleBrands.find((one) => one.merchant === merchant)
  if (brand === undefined) throw new Error(`there is no brand ${merchant}`)
  return contentSecurityPolicy(['style'], brand, { gameOrigins: ['https://games.example'], phoneAuth })
}

test('pages of a brand that verifies numbers by the phone service may call it, and pages of no other brand (ACC-20)', () => {
  const google = 'googleapis.com'
  const real = { emulator: undefined }
  expect(policy('lotus', real)).toContain(
    "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://www.google.com;",
  )
  expect(policy('lotus', real)).toContain(
    'frame-src https://games.example https://www.google.com https://recaptcha.google.com;',
  )
  expect(policy('coral', real)).not.toContain(google)
  expect(policy('lotus')).not.toContain(google)
  expect(policy('lotus')).toContain("connect-src 'self';")
})

test('with an emulator its own address is allowed and none of the real service (ACC-20)', () => {
  const emulated = policy('lotus', { emulator: 'http://127.0.0.1:9099' })
  expect(emulated).toContain("connect-src 'self' http://127.0.0.1:9099;")
  expect(emulated).not.toContain('google')
})

test('scripts are of this origin or allowed by their hash, and no page is framed (MOD-10)', () => {
  const directives = new Map(
    policy('lotus')
      .split('; ')
      .map((directive) => directive.split(/ (.*)/s))
      .map(([name = '', sources = '']) => [name, sources]),
  )
  expect(directives.get('default-src')).toBe("'none'")
  expect(directives.get('script-src')).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/)
  expect(directives.get('style-src')).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/)
  expect(directives.get('object-src')).toBe("'none'")
  expect(directives.get('base-uri')).toBe("'none'")
  expect(directives.get('frame-ancestors')).toBe("'none'")
})
