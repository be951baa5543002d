import { LANGUAGES } from '@site/config'
import { securityRulesDocument } from '@site/shared-api/contract/managed-documents'
import { QUESTION_COUNT } from '@site/shared-api/contract/security-questions'
import { sql } from 'kysely'
import {
  NO_SECURITY_RULES,
  selectSecurityRules,
  upsertSecurityRules,
} from '#identity/safety/rules/repository'
import { parsed, problem, type ManagedSource } from '#operations/index'

/** Security questions of a brand, and how long withdrawals wait after a change (MEM-06, PLT-09). */
export const managed: ManagedSource = {
  kind: 'security-rules',
  owner: 'itself',
  mayCreate: false,
  schema: securityRulesDocument,
  blank: () => ({ ...NO_SECURITY_RULES }),
  titleOf: () => 'security',
  live: sql`select merchant as id, merchant, document->>'name' as title, 0 as place from brands`,
  read: (db, { id }) => selectSecurityRules(db, id),
  async judge(_db, { document }) {
    const read = parsed(securityRulesDocument, document)
    if ('problems' in read) return read
    const { questions } = read.document
    const ids = questions.map(({ id }) => id)
    const tooFew = questions.length > 0 && questions.length < QUESTION_COUNT
    const problems = [
      ...(tooFew ? [problem('questions', `None, or at least ${QUESTION_COUNT} to choose from`)] : []),
      ...questions.flatMap(({ id, text }, at) => [
        ...(ids.indexOf(id) < at ? [problem(`questions.${at}.id`, 'Named once already')] : []),
        ...LANGUAGES.filter((language) => text[language] === '').map((language) =>
          problem(`questions.${at}.text.${language}`, 'Ask it in each of the brand’s languages'),
        ),
      ]),
    ]
    return problems.length > 0 ? { problems } : read
  },
  async apply(tx, { id, document }) {
    await upsertSecurityRules(tx, id, securityRulesDocument.parse(document))
    return {}
  },
}
