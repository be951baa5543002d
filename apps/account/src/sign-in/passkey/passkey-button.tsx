import { useFlag, useHydrated, useMessages } from '@site/shared-api'
import { Button } from '@site/ui'
import { useState } from 'react'
import { refusalOf, RefusalNote, type Refusal } from '#form/index.ts'
import type { Entrance } from '#sign-in/index.ts'

const isKnownHere = (): boolean => typeof window.PublicKeyCredential === 'function'

/** The way in by a passkey, where the brand has a security centre and the browser knows passkeys (ACC-21). */
export function PasskeyButton({ entrance }: { readonly entrance: Entrance }) {
  const t = useMessages('account')
  const offered = useFlag('SECPRIV')
  const hydrated = useHydrated()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  // Drawn before the browser is known: the sheet does not grow under a finger.
  if (!offered || (hydrated && !isKnownHere())) return null
  const enter = async (): Promise<void> => {
    setBusy(true)
    setRefusal(undefined)
    try {
      const { enterWithPasskey } = await import('./enter-by-passkey.ts')
      await enterWithPasskey(entrance)
    } catch (failed) {
      setRefusal(refusalOf(failed, []))
    }
    setBusy(false)
  }
  return (
    <>
      <RefusalNote refusal={refusal} />
      <Button variant="secondary" size="l" full icon="user" busy={busy} onClick={() => void enter()}>
        {t('login.passkey')}
      </Button>
    </>
  )
}
