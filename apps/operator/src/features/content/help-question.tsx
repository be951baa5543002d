import ExpandIcon from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Button, Chip, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { TextInput, useTranslate } from 'react-admin'
import { useFormState, useWatch } from 'react-hook-form'
import { asTyped } from '#managed/inputs/as-typed.ts'
import { BilingualRich } from '#managed/inputs/bilingual-rich.tsx'
import { BilingualText } from '#managed/inputs/bilingual-text.tsx'
import { isFields, valueAt } from '#managed/paths.ts'

interface Props {
  readonly source: string
  readonly at: number
  readonly remove: () => void
  readonly moveUp?: () => void
  readonly moveDown?: () => void
}

/** One question with its answer; a new one is open, and a closed one says where something is wrong in it. */
export function HelpQuestion({ source, at, remove, moveUp, moveDown }: Props) {
  const t = useTranslate()
  const title: unknown = useWatch({ name: `${source}.title` })
  const { errors } = useFormState()
  const named = isFields(title) ? [title['EN'], title['TY']].find(isSaid) : undefined
  const [isOpen, setOpen] = useState(named === undefined)
  const isWrong = at in Object(valueAt(errors, 'items'))
  return (
    <Accordion
      disableGutters
      expanded={isOpen}
      onChange={(_event, open) => setOpen(open)}
      slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
      variant="outlined"
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Typography component="span" sx={{ mr: 1, overflowWrap: 'anywhere' }}>
          {named ?? t('help.new_question')}
        </Typography>
        {isWrong && <Chip color="error" label={t('help.wrong')} size="small" variant="outlined" />}
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
        <BilingualText legend={t('help.question')} source={`${source}.title`} />
        <TextInput
          format={asTyped}
          helperText={t('help.item_tag_help')}
          label={t('help.tag')}
          parse={asTyped}
          source={`${source}.tag`}
        />
        <BilingualRich legend={t('help.answer')} source={`${source}.content`} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button disabled={moveUp === undefined} onClick={moveUp}>
            {t('help.move_up')}
          </Button>
          <Button disabled={moveDown === undefined} onClick={moveDown}>
            {t('help.move_down')}
          </Button>
          <Button color="inherit" onClick={remove}>
            {t('ra.action.remove')}
          </Button>
        </Stack>
      </AccordionDetails>
    </Accordion>
  )
}

const isSaid = (text: unknown): text is string => typeof text === 'string' && text.trim() !== ''
