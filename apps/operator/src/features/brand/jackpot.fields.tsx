import { Box, Typography } from '@mui/material'
import { NumberInput, SelectInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'

const AMOUNTS = {
  range: ['min', 'max', 'stepMin', 'stepMax'],
  pool: ['shareBasisPoints', 'oneIn', 'seed'],
} as const

/** The counter of a brand: made up within a range, or the pool of its own games. */
export default function JackpotFields() {
  const t = useTranslate()
  const source: unknown = useWatch({ name: 'source' })
  const sources = (['range', 'pool'] as const).map((id) => ({ id, name: t(`jackpot.source.${id}`) }))
  return (
    <>
      <SelectInput
        choices={sources}
        label={t('jackpot.source.label')}
        source="source"
        translateChoice={false}
      />
      {(['range', 'pool'] as const).map((part) => (
        <Box key={part} component="fieldset" sx={{ border: 0, m: 0, minWidth: 0, p: 0 }}>
          <Typography component="legend" sx={{ fontWeight: 600 }} variant="body2">
            {t(`jackpot.part.${part}`)} {source === part && `· ${t('jackpot.shown')}`}
          </Typography>
          <Box
            sx={{
              columnGap: 2,
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {AMOUNTS[part].map((name) => (
              <NumberInput
                key={name}
                helperText={t(`jackpot.help.${name}`)}
                label={t(`jackpot.${name}`)}
                min={0}
                source={name}
                step={1}
              />
            ))}
          </Box>
        </Box>
      ))}
    </>
  )
}
