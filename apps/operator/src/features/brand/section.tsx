import ExpandIcon from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Chip, Typography } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'

interface Props {
  readonly name: string
  /** The fields in it: where one of them is wrong, the closed section says so. */
  readonly fields: readonly string[]
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** A part of a long form that opens by itself. */
export function Section({ name, fields, isOpen = false, children }: Props) {
  const t = useTranslate()
  const { errors } = useFormState()
  const [isShown, setShown] = useState(isOpen)
  const wrong = fields.filter((field) => field in errors).length
  return (
    <Accordion
      disableGutters
      expanded={isShown}
      onChange={(_event, shown) => setShown(shown)}
      slotProps={{ heading: { component: 'h2' } }}
      sx={{ boxShadow: 'none', '&::before': { bgcolor: 'divider' } }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Typography component="span" sx={{ mr: 1 }} variant="h2">
          {t(`brand.section.${name}`)}
        </Typography>
        {wrong > 0 && (
          <Chip color="error" label={t('brand.wrong', { smart_count: wrong })} variant="outlined" />
        )}
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
        {children}
      </AccordionDetails>
    </Accordion>
  )
}
