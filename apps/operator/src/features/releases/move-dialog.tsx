import { MenuItem, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { moveRelease, type MadeMove, type ReleaseMove } from '@site/shared-api/contract/release'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { useDescribe } from '#describe/use-describe.ts'

const FIRST_PERCENT = 5

interface Props {
  readonly module: string
  readonly initialMove: ReleaseMove
  made(move: MadeMove): void
  close(): void
}

/** Asks for what a move still needs, and why; says to whom it happens. */
export function MoveDialog({ module, initialMove: asked, made, close }: Props) {
  const t = useTranslate()
  const queries = useQueryClient()
  const brands = useDescribe()?.brands ?? []
  const [why, setWhy] = useState('')
  const [percent, setPercent] = useState(
    asked.did === 'canary' ? asked.percent || FIRST_PERCENT : FIRST_PERCENT,
  )
  const [chosen, setChosen] = useState<readonly string[]>(asked.did === 'canary' ? (asked.brands ?? []) : [])
  const [brand, setBrand] = useState(asked.did === 'pin' ? asked.brand : '')
  const move: ReleaseMove =
    asked.did === 'canary'
      ? { did: 'canary', version: asked.version, percent, ...(chosen.length > 0 && { brands: chosen }) }
      : asked.did === 'pin'
        ? { ...asked, brand }
        : asked
  const version = 'version' in asked ? (asked.version ?? '') : ''
  const names = chosen.length > 0 ? chosen.join(', ') : t('releases.all_brands')
  const isWhole = why.trim() !== '' && (move.did !== 'pin' || brand !== '') && percent >= 1 && percent <= 100
  return (
    <ConfirmDialog
      action={t(`releases.do.${asked.did}`)}
      close={close}
      confirm={async () => {
        const done = await call(moveRelease, { params: { module }, body: { move, why: why.trim() } })
        await queries.invalidateQueries({ queryKey: ['releases'] })
        made(done)
      }}
      danger={asked.did === 'rollback' || asked.did === 'retire' || asked.did === 'stop'}
      disabled={!isWhole}
      text={t(`releases.ask.${asked.did}`, {
        module,
        version,
        percent,
        brands: names,
        brand: brand || asked.did,
      })}
      title={`${t(`releases.do.${asked.did}`)}: ${module}`}
    >
      {asked.did === 'canary' && (
        <>
          <TextField
            label={t('releases.share')}
            onChange={({ target }) => setPercent(Number(target.value))}
            slotProps={{ htmlInput: { max: 100, min: 1, step: 1 } }}
            sx={{ mt: 2 }}
            type="number"
            value={percent}
          />
          <TextField
            label={t('releases.of_brands')}
            onChange={({ target }) => setChosen([target.value].flat())}
            select
            slotProps={{ select: { multiple: true } }}
            value={chosen}
            helperText={t('releases.of_brands_help')}
          >
            {brands.map(({ merchant, name }) => (
              <MenuItem key={merchant} value={merchant}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        </>
      )}
      {asked.did === 'pin' && (
        <TextField
          label={t('brand.one')}
          onChange={({ target }) => setBrand(target.value)}
          select
          sx={{ mt: 2 }}
          value={brand}
        >
          {brands.map(({ merchant, name }) => (
            <MenuItem key={merchant} value={merchant}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        helperText={t('releases.why_help')}
        label={t('releases.why')}
        multiline
        onChange={({ target }) => setWhy(target.value)}
        required
        slotProps={{ htmlInput: { maxLength: 500 } }}
        sx={{ mt: 2 }}
        value={why}
      />
    </ConfirmDialog>
  )
}
