import TranslateIcon from '@mui/icons-material/Translate'
import { Button } from '@mui/material'
import { isLanguage, LANGUAGE_TAGS } from '@site/config'
import { useLocales, useLocaleState } from 'react-admin'

/** Changes to the other language, whose name it shows in that language. */
export function LanguageButton() {
  const [locale, setLocale] = useLocaleState()
  const others = useLocales().filter((one: { readonly locale: string }) => one.locale !== locale)
  return others.map(({ locale: other, name }: { readonly locale: string; readonly name: string }) => (
    <Button
      key={other}
      color="inherit"
      lang={isLanguage(other) ? LANGUAGE_TAGS[other] : undefined}
      onClick={() => setLocale(other)}
      startIcon={<TranslateIcon />}
    >
      {name}
    </Button>
  ))
}
