import { Alert, Box, Stack, Typography } from '@mui/material'
import { contrastFaults, THEMES, type Theme } from '@site/config'
import { NumberInput, SelectInput, TextInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Columns } from '#features/brand/columns.tsx'
import { isColours, ROLES } from '#features/brand/colours.ts'
import { ColourSample } from '#features/brand/colour-sample.tsx'

/** The colours of both themes, judged while they are typed: what cannot be read is said at once. */
export function ColourFields() {
  const t = useTranslate()
  const themes = THEMES.map((id) => ({ id, name: t(`brand.theme.${id}`) }))
  return (
    <>
      <Columns>
        <SelectInput
          choices={themes}
          label={t('brand.defaultTheme')}
          source="defaultTheme"
          translateChoice={false}
        />
        <Columns>
          <NumberInput label={t('brand.shape.card')} max={24} min={0} source="shape.card" step={1} />
          <NumberInput label={t('brand.shape.control')} max={24} min={0} source="shape.control" step={1} />
        </Columns>
      </Columns>
      {THEMES.map((theme) => (
        <ThemeColours key={theme} theme={theme} />
      ))}
    </>
  )
}

function ThemeColours({ theme }: { readonly theme: Theme }) {
  const t = useTranslate()
  const colours: unknown = useWatch({ name: `themes.${theme}` })
  const faults = isColours(colours) ? contrastFaults(colours) : []
  return (
    <Box
      component="fieldset"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 2, m: 0, minWidth: 0, p: 2 }}
    >
      <Typography component="legend" sx={{ fontWeight: 600, px: 1 }} variant="body2">
        {t(`brand.theme.${theme}`)}
      </Typography>
      <Stack sx={{ gap: 2 }}>
        {isColours(colours) && <ColourSample colours={colours} />}
        {faults.length > 0 ? (
          <Alert severity="error">
            {t('brand.contrast.bad')}
            <ul>
              {faults.map(({ role, on, ratio, least }) => (
                <li key={`${role} ${on}`}>
                  {t('brand.contrast.fault', {
                    role: t(`brand.colour.${role}`),
                    on: t(`brand.colour.${on}`),
                    ratio: ratio.toFixed(2),
                    least,
                  })}
                </li>
              ))}
            </ul>
          </Alert>
        ) : (
          isColours(colours) && <Alert severity="success">{t('brand.contrast.good')}</Alert>
        )}
        <Box
          sx={{
            columnGap: 2,
            display: 'grid',
            gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
          }}
        >
          {ROLES.map((role) => (
            <Stack key={role} direction="row" sx={{ alignItems: 'center', gap: 1 }}>
              <ColourBox source={`themes.${theme}.${role}`} />
              <TextInput
                helperText={false}
                label={t(`brand.colour.${role}`)}
                parse={(text: unknown) => String(text).toUpperCase()}
                source={`themes.${theme}.${role}`}
              />
            </Stack>
          ))}
        </Box>
      </Stack>
    </Box>
  )
}

/** The colour as it is, beside its number. */
function ColourBox({ source }: { readonly source: string }) {
  const colour: unknown = useWatch({ name: source })
  return (
    <Box
      aria-hidden
      sx={{
        bgcolor: typeof colour === 'string' ? colour : 'transparent',
        border: 1,
        borderColor: 'text.secondary',
        borderRadius: 1,
        flex: 'none',
        height: 28,
        width: 28,
      }}
    />
  )
}
