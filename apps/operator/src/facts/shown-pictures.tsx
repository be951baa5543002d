import { Box, Link } from '@mui/material'
import { useTranslate } from 'react-admin'

interface Shown {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** What the member showed; each opens in its full size. The addresses are this browser's alone. */
export function ShownPictures({ pictures }: { readonly pictures: readonly Shown[] }) {
  const t = useTranslate()
  if (pictures.length === 0) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
      {pictures.map(({ url, width, height }, at) => (
        <Link href={url} key={url} rel="noopener" target="_blank">
          <Box
            alt={t('rewards.picture', { number: at + 1 })}
            component="img"
            height={height}
            src={url}
            sx={{ borderRadius: 1, height: 'auto', maxHeight: 260, maxWidth: '100%', width: 'auto' }}
            width={width}
          />
        </Link>
      ))}
    </Box>
  )
}
