import { useTranslate } from 'react-admin'
import { ConsoleError } from '#client/console-error.ts'
import { useProblemText } from '#problems/problem-text.ts'

/** What went wrong with a decision; who was second hears who was first, and how they decided. */
export function useRewardProblem(): (problem: unknown) => string {
  const t = useTranslate()
  const problemText = useProblemText()
  return (problem) => {
    if (!(problem instanceof ConsoleError) || problem.code !== 'reward_decided') return problemText(problem)
    const { by, state } = problem.data
    return t('rewards.decided_by', { by: String(by), state: t(`rewards.state.${String(state)}`) })
  }
}
