import { Card, CardContent, List, ListItem, ListItemText, Typography } from '@mui/material'
import type { ModuleHistory } from '@site/shared-api/contract/release'
import { useTranslate } from 'react-admin'
import { VersionLabel } from '#features/releases/version-label.tsx'
import { useWhen } from '#when/when.ts'

interface Props {
  readonly changes: ModuleHistory['changes']
}

/** What was done last, by whom and why. */
export function ChangeList({ changes }: Props) {
  const t = useTranslate()
  const when = useWhen()
  if (changes.length === 0) return null
  return (
    <Card>
      <CardContent>
        <Typography variant="h2">{t('releases.changes')}</Typography>
        <List dense disablePadding>
          {changes.map(({ at, who, did, version, before, why }) => (
            <ListItem key={`${at} ${did}`} disableGutters>
              <ListItemText
                primary={
                  <>
                    {t(`releases.did.${did}`, { _: did })} {version && <VersionLabel version={version} />}
                    {before && before !== version && (
                      <>
                        {' ← '}
                        <VersionLabel version={before} />
                      </>
                    )}
                  </>
                }
                secondary={`${who} · ${when(at)}${why ? ` · ${why}` : ''}`}
              />
            </ListItem>
          ))}
        </List>
      </CardContent>
    </Card>
  )
}
