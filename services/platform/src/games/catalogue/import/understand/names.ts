import type { Findings } from '#games/catalogue/import/issue'

const LONGEST_NAME = 200
const THAI = /[\u0e00-\u0e7f]/

/** A game's names in both languages, whichever columns say them; undefined, with a finding, where there is none. */
export function namesOf(
  name: string | undefined,
  en: string | undefined,
  th: string | undefined,
  line: number,
  findings: Findings,
): { nameEn: string; nameTh: string } | undefined {
  const thai = th ?? (name !== undefined && THAI.test(name) ? name : undefined)
  const english = en ?? (name !== undefined && (!THAI.test(name) || th !== undefined) ? name : undefined)
  const nameEn = english ?? thai
  if (nameEn === undefined) {
    findings.error({
      line,
      field: 'name',
      code: 'name_missing',
      what: 'is missing',
      why: 'a tile without a name cannot be found or read',
      mend: 'fill in the name',
    })
    return undefined
  }
  const nameTh = thai ?? nameEn
  const longest = Math.max(nameEn.length, nameTh.length)
  if (longest > LONGEST_NAME) {
    findings.error({
      line,
      field: 'name',
      code: 'name_long',
      value: nameEn,
      what: `is ${longest} characters long`,
      why: `at most ${LONGEST_NAME} are kept`,
      mend: 'shorten it',
    })
    return undefined
  }
  return { nameEn, nameTh }
}
