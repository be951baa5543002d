import { Box, Button, FormLabel } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFieldArray } from 'react-hook-form'
import { HelpQuestion } from '#features/content/help-question.tsx'

const MOST = 24
const BLANK = { tag: '', title: { EN: '', TY: '' }, content: { EN: '', TY: '' } }

interface Props {
  readonly source: string
}

/** The questions of a topic in their order, each closed until it is edited. */
export function HelpQuestions({ source }: Props) {
  const t = useTranslate()
  const { fields, append, remove, swap } = useFieldArray({ name: source })
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, minWidth: 0, p: 0 }}>
      <FormLabel component="legend" sx={{ mb: 1 }}>
        {t('help.questions')}
      </FormLabel>
      {fields.map(({ id }, at) => (
        <HelpQuestion
          key={id}
          at={at}
          source={`${source}.${at}`}
          remove={() => remove(at)}
          {...(at > 0 && { moveUp: () => swap(at, at - 1) })}
          {...(at < fields.length - 1 && { moveDown: () => swap(at, at + 1) })}
        />
      ))}
      {fields.length < MOST && (
        <Button onClick={() => append(BLANK)} sx={{ mt: 1 }} variant="outlined">
          {t('help.add_question')}
        </Button>
      )}
    </Box>
  )
}
