import { useTranslate } from 'react-admin'
import { ConsoleError } from '#client/console-error.ts'
import { useProblemText } from '#problems/problem-text.ts'

/** Fields of a team's calls, as they begin: a list's item is said at the list. */
export type TeamField = 'name' | 'modules' | 'key' | 'label' | 'days'

const OWN = ['name', 'modules', 'key', 'label', 'days'] as const satisfies readonly TeamField[]
const fieldOf = (problem: unknown): TeamField | undefined => {
  const said = problem instanceof ConsoleError ? (problem.field ?? '') : ''
  const field = said === 'addKey' ? 'key' : said
  return OWN.find((one) => field === one || field.startsWith(`${one}.`))
}

/** What is wrong with a field of a team, and what is wrong with none of them. */
export function useTeamProblem(problem: unknown): {
  readonly at: (field: TeamField) => string | undefined
  readonly elsewhere: string | undefined
} {
  const t = useTranslate()
  const problemText = useProblemText()
  const field = fieldOf(problem)
  const taken = problem instanceof ConsoleError && problem.code === 'username_taken'
  const text = (): string =>
    field !== undefined && (taken || field === 'key' || field === 'modules')
      ? t(`teams.wrong.${field}${taken ? '_taken' : ''}`)
      : problemText(problem, 'at-field')
  return {
    at: (one) => (one === field ? text() : undefined),
    elsewhere: problem === undefined || field !== undefined ? undefined : problemText(problem),
  }
}
