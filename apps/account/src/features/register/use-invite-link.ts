import { useEffect, useState, type RefObject } from 'react'
import { linkState, type LinkState } from './sending/affiliate.ts'
import { fillEmpty } from './fields/inputs.ts'

/** The state of this visit's invite link; the code of a valid one fills its field (B4, ACC-16). */
export function useInviteLink(form: RefObject<HTMLFormElement | null>): LinkState['status'] {
  const [status, setStatus] = useState<LinkState['status']>('none')
  useEffect(() => {
    let here = true
    void linkState().then((link) => {
      if (!here) return
      setStatus(link.status)
      if (link.status === 'valid' && form.current !== null)
        fillEmpty(form.current, 'affiliateCode', link.code)
    })
    return () => {
      here = false
    }
  }, [form])
  return status
}
