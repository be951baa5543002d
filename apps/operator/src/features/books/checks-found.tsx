import { Stack, Typography } from '@mui/material'
import type { BookCheck } from '@site/shared-api/contract/book-check'
import { useTranslate } from 'react-admin'

const MOST_SHOWN = 10

/** How much was read, and the first of what does not add up. */
export function ChecksFound({
  check: { count, differences, read, silent, state },
}: {
  readonly check: BookCheck
}) {
  const t = useTranslate()
  if (state === 'running') return '–'
  const rows = Object.values(read).reduce((sum, one) => sum + one, 0)
  const more = count - Math.min(differences.length, MOST_SHOWN)
  return (
    <Stack sx={{ gap: 0.25 }}>
      <span>{t(count > 0 ? 'books.read_apart' : 'books.read_same', { rows, count })}</span>
      {silent.length > 0 && <span>{t('rounds.silent', { names: silent.join(', ') })}</span>}
      {differences.slice(0, MOST_SHOWN).map(({ id, ours, theirs, what, where }) => (
        <Typography key={`${where} ${id} ${what}`} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {`${where} ${id}${what === null ? '' : ` · ${what}`}: ${t('rounds.ours')} ${ours ?? '–'}, ${t('books.expected')} ${theirs ?? '–'}`}
        </Typography>
      ))}
      {more > 0 && <span>{t('books.more', { more })}</span>}
    </Stack>
  )
}
