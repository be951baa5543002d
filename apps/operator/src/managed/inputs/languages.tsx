import { Box, Typography } from '@mui/material'
import { LANGUAGES, LANGUAGE_TAGS, type Language } from '@site/config'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useDescribe } from '#describe/use-describe.ts'
import { useEdited } from '#managed/editor/document-context.ts'

interface Props {
  readonly legend: string
  readonly help?: string
  children(language: Language, label: string): ReactNode
}

/** One field in each language, side by side (one below the other on a phone), those first that the brand offers. */
export function InLanguages({ legend, help, children }: Props) {
  const t = useTranslate()
  const offered = useOffered()
  const languages = [...LANGUAGES].reverse()
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, minWidth: 0, p: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, p: 0 }} variant="body2">
        {legend}
      </Typography>
      {help !== undefined && (
        <Typography color="textSecondary" variant="body2">
          {help}
        </Typography>
      )}
      <Box
        sx={{
          columnGap: 2,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {languages.map((language) => (
          <Box key={language} lang={LANGUAGE_TAGS[language]} sx={{ minWidth: 0 }}>
            {children(
              language,
              offered.includes(language)
                ? t(`language.${language}`)
                : t('language.not_offered', { language: t(`language.${language}`) }),
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function useOffered(): readonly string[] {
  const edited = useEdited()
  const brands = useDescribe()?.brands
  return brands?.find(({ merchant }) => merchant === edited?.merchant)?.languages ?? LANGUAGES
}
