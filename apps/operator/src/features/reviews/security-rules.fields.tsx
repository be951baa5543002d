import { ArrayInput, NumberInput, SimpleFormIterator, TextInput, useTranslate } from 'react-admin'
import { asTyped } from '#managed/inputs/as-typed.ts'

/** How long withdrawals wait after a change of an account, and the security questions of a brand. */
export default function SecurityRulesFields() {
  const t = useTranslate()
  const text = { format: asTyped, parse: asTyped, helperText: false } as const
  return (
    <>
      <NumberInput
        helperText={t('reviews.cooling_hours_help')}
        label={t('reviews.cooling_hours')}
        source="coolingHours"
      />
      <ArrayInput
        helperText={t('reviews.questions_help')}
        label={t('reviews.questions_list')}
        source="questions"
      >
        <SimpleFormIterator inline>
          <TextInput {...text} label={t('reviews.question_id')} source="id" />
          <TextInput {...text} label={t('reviews.question_en')} source="text.EN" />
          <TextInput {...text} label={t('reviews.question_ty')} source="text.TY" />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  )
}
