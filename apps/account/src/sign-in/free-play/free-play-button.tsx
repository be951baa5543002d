import { useMessages } from '@site/shared-api'
import { Button } from '@site/ui'
import { useRef, useState } from 'react'
import { useFreePlay } from './use-free-play.ts'

/** A look around with play money, without an account (B2, ACC-09). */
export function FreePlayButton() {
  const t = useMessages('account')
  const start = useFreePlay()
  const [busy, setBusy] = useState(false)
  const starting = useRef(false)
  const onClick = async (): Promise<void> => {
    if (starting.current) return
    starting.current = true
    setBusy(true)
    await start()
    starting.current = false
    setBusy(false)
  }
  return (
    <Button variant="ghost" full icon="dices" busy={busy} onClick={() => void onClick()}>
      {t('free_play.start')}
    </Button>
  )
}
