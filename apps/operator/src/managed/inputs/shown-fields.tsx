import { Box } from '@mui/material'
import { NumberInput, useTranslate } from 'react-admin'
import { MomentInput } from '#managed/inputs/moment-input.tsx'

/** Order among its like, and when it is shown. */
export function ShownFields() {
  const t = useTranslate()
  return (
    <Box
      sx={{
        columnGap: 2,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      <NumberInput
        helperText={t('field.order_help')}
        label={t('field.order')}
        max={9999}
        min={0}
        source="order"
        step={1}
      />
      <MomentInput label={t('field.start_at')} source="startAt" />
      <MomentInput helperText={t('field.end_at_help')} label={t('field.end_at')} source="endAt" />
    </Box>
  )
}
