import { Box } from '@mui/material'

interface Props {
  readonly version: string
}

/** A version as its teams say it: the number quiet, the distinguishing part in full. */
export function VersionLabel({ version }: Props) {
  const [number = '', hash] = version.split('-')
  return (
    <Box component="code" sx={{ whiteSpace: 'nowrap' }} title={version}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {number}
        {hash === undefined ? '' : '-'}
      </Box>
      {hash}
    </Box>
  )
}
