import { useCallback, useState } from 'react'

/** Whether the image of an address did not load; also when it failed before the page came alive and no event comes any more. */
export function useImageFailure(address: string, onFail?: () => void) {
  const [failed, setFailed] = useState<string>()
  const onError = useCallback(() => {
    setFailed(address)
    onFail?.()
  }, [address, onFail])
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete === true && image.naturalWidth === 0 && image.currentSrc !== '') onError()
    },
    [onError],
  )
  return { failed: failed === address, image: { ref, onError } }
}
