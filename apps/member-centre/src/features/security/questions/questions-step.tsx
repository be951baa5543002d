import { LoadFailed, navigate, showToast, useQuery, useSession } from '@site/shared-api'
import { Button, EmptyState, PasswordField, Skeleton, TextField } from '@site/ui'
import { useId, type SubmitEvent } from 'react'
import { FormEnd } from '../form-end.tsx'
import { ProofInput } from '../proof-input.tsx'
import { lookAgain, questionsQuery, sendQuestions, type Config } from '../security.api.ts'
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

export const QuestionsStep = () => (
  <StepFrame part="part.questions">{(config) => <Questions config={config} />}</StepFrame>
)

/** Three of the brand's questions, whose answers set another payment password (MEM-06). */
function Questions({ config }: { readonly config: Config }) {
  const say = useWords()
  const signedIn = useSession() !== null
  const { data, isError, refetch } = useQuery({ ...questionsQuery(), enabled: signedIn })
  if (!data)
    return isError ? <LoadFailed retry={() => void refetch()} /> : <Skeleton className={styles.bone} />
  if (data.questions.length < PLACES.length)
    return (
      <EmptyState drawing="message-circle" title={say('questions.none')} text={say('questions.none_text')} />
    )
  // They reset the payment password, and are set by it.
  if (!config.paymentPassword)
    return (
      <div className={styles.form}>
        <p className={styles.about}>{say('questions.first')}</p>
        <Button variant="primary" full onClick={() => navigate('/m/withdraw?step=password')}>
          {say('questions.first_go')}
        </Button>
      </div>
    )
  return <QuestionForm config={config} questions={data.questions} isSet={data.isSet} />
}

type Field = 'password' | 'paymentPassword' | `question.${number}` | `answer.${number}`

function QuestionForm({
  config,
  isSet,
  questions,
}: {
  readonly questions: readonly Question[]
  readonly isSet: boolean
  readonly config: Config
}) {
  const fields = useFields<Field>('password')
  const { say, valueOf } = fields
  const chosen = (place: number): string => valueOf(`question.${place}`) || (questions[place]?.id ?? '')
  const requiredFields: readonly Field[] = [
    ...PLACES.map((place) => `answer.${place}` as const),
    'paymentPassword',
    ...(config.password ? (['password'] as const) : []),
  ]
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const answers = PLACES.map((place) => valueOf(`answer.${place}`))
    const short = answers.findIndex((answer) => answer !== '' && answer.trim().length < LEAST_ANSWER)
    if (short >= 0) return fields.put(`answer.${short}`, say('questions.too_short'))
    const again = answers.findIndex((answer, place) => answer !== '' && answers.indexOf(answer) < place)
    if (again >= 0) return fields.put(`answer.${again}`, say('questions.twice'))
    void fields.run(requiredFields, async () => {
      await sendQuestions({
        password: valueOf('password'),
        paymentPassword: valueOf('paymentPassword'),
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
      <PasswordField
        {...fields.props('paymentPassword')}
        label={say('field.paymentPassword')}
        showLabel={say('show')}
        hideLabel={say('hide')}
        autoComplete="off"
        inputMode="numeric"
        maxLength={128}
      />
      <ProofInput config={config} fields={fields} />
      <FormEnd error={fields.otherError(requiredFields)} text={say('save')} busy={fields.busy} />
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
