import { ERROR_CODES } from '../contract/errors.ts'
import { ERROR_CATALOGUE } from '../testing/error-catalogue.ts'
import EN from './EN.json'
import TY from './TY.json'

const english: Readonly<Record<string, string>> = EN
const thai: Readonly<Record<string, string>> = TY

describe('the error catalogue of both specifications, row by row (PLT-04)', () => {
  test.each(ERROR_CATALOGUE.map((row) => [row.spec, row.message, row] as const))(
    '%s: %s has its words in English and in Thai, and is raised (PLT-04)',
    (_spec, _message, { keys, raised }) => {
      for (const key of keys) {
        expect(english[key]).toMatch(/[A-Za-z]{2}/)
        expect(thai[key]).toMatch(/[\u0E00-\u0E7F]{2}/)
      }
      // The platform's own are raised over HTTP by the suite of the catalogue, those of a page beside its module's code.
      expect(raised.length).toBeGreaterThan(0)
    },
  )

  test.each([
    ['error.unknown_error', 'Unknown error'],
    ['error.verification_code_wrong', 'Verification code error'],
    ['error.referrer_invalid', 'Referrer link error'],
    ['load_failed', 'Loading failed, click to retry'],
    ['error.maintenance', 'System upgrading, please try again later'],
    ['safari_only', 'Please use Safari for download App.'],
  ])('%s is said in the words of the specification: %s (PLT-04)', (key, words) => {
    expect(english[key]).toContain(words)
  })

  test('every code of the contract has its words in English and in Thai (PLT-04)', () => {
    for (const code of ERROR_CODES) {
      expect(english[`error.${code}`] ?? `no words for ${code}`).not.toMatch(/^no words/)
      expect(thai[`error.${code}`] ?? '').toMatch(/[\u0E00-\u0E7F]/)
    }
  })
})
