import { LoadFailed, navigate, showToast, useQuery, useSession } from '@site/shared-api'
import { EmptyState, Skeleton, TextField } from '@site/ui'
import { useId, type SubmitEvent } from 'react'
import { FormEnd } from '../form-end.tsx'
import { PasswordInput } from '../password-input.tsx'
import { lookAgain, questionsQuery, sendQuestions } from '../security.api.ts'
import styles from '../security.module.css'
import { StepFrame } from '../step-frame.tsx'
import { useFields } from '../use-fields.ts'
import { useWords } from '../words.ts'

const PLACES = [0, 1, 2] as const
const LEAST_ANSWER = 2

interface Question {
  readonly id: string
  readonly text: string
}

export const QuestionsStep = () => <StepFrame part="part.questions">{() => <Questions />}</StepFrame>

/** Three of the brand's questions, whose answers set another payment password (MEM-06). */
function Questions() {
  const say = useWords()
  const signedIn = useSession() !== null
  const { data, isError, refetch } = useQuery({ ...questionsQuery(), enabled: signedIn })
  if (!data)
    return isError ? <LoadFailed retry={() => void refetch()} /> : <Skeleton className={styles.bone} />
  if (data.questions.length < PLACES.length)
    return (
      <EmptyState drawing="message-circle" title={say('questions.none')} text={say('questions.none_text')} />
    )
  return <QuestionForm questions={data.questions} isSet={data.isSet} />
}

type Field = 'password' | `question.${number}` | `answer.${number}`

function QuestionForm({
  isSet,
  questions,
}: {
  readonly questions: readonly Question[]
  readonly isSet: boolean
}) {
  const fields = useFields<Field>('password')
  const { say, valueOf } = fields
  const chosen = (place: number): string => valueOf(`question.${place}`) || (questions[place]?.id ?? '')
  const asked: readonly Field[] = [...PLACES.map((place) => `answer.${place}` as const), 'password']
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const answers = PLACES.map((place) => valueOf(`answer.${place}`))
    const short = answers.findIndex((answer) => answer !== '' && answer.trim().length < LEAST_ANSWER)
    if (short >= 0) return fields.put(`answer.${short}`, say('questions.too_short'))
    const again = answers.findIndex((answer, place) => answer !== '' && answers.indexOf(answer) < place)
    if (again >= 0) return fields.put(`answer.${again}`, say('questions.twice'))
    void fields.run(asked, async () => {
      await sendQuestions({
        password: valueOf('password'),
        answers: PLACES.map((place) => ({ questionId: chosen(place), answer: answers[place] ?? '' })),
      })
      await lookAgain()
      showToast(say('saved'), 'success')
      navigate('/m/securityCenter')
    })
  }
  return (
    <form className={styles.form} noValidate aria-label={say('part.questions')} onSubmit={submit}>
      <p className={styles.about}>{say(isSet ? 'questions.set' : 'questions.about')}</p>
      {PLACES.map((place) => {
        const taken = PLACES.filter((other) => other !== place).map(chosen)
        return (
          <div key={place} className={styles.code}>
            <QuestionChoice
              label={say('questions.question', { count: place + 1 })}
              value={chosen(place)}
              questions={questions.filter(({ id }) => !taken.includes(id))}
              onChoose={(id) => fields.set(`question.${place}`, id)}
            />
            <TextField
              {...fields.props(`answer.${place}`)}
              label={say('questions.answer', { count: place + 1 })}
              autoComplete="off"
              maxLength={100}
            />
          </div>
        )
      })}
      <PasswordInput {...fields.props('password')} />
      <FormEnd error={fields.otherError(asked)} text={say('save')} busy={fields.busy} />
    </form>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly questions: readonly Question[]
  readonly onChoose: (id: string) => void
}

function QuestionChoice({ label, onChoose, questions, value }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {questions.map((one) => (
          <option key={one.id} value={one.id}>
            {one.text}
          </option>
        ))}
      </select>
    </div>
  )
}
