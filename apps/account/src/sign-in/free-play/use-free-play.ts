import { HOME_PATH, TOAST_SHORT_MS } from '@site/config'
import {
  ApiError,
  hideLoading,
  navigate,
  NetworkError,
  showLoading,
  showToast,
  startTrial,
  useMessages,
} from '@site/shared-api'
import { useCallback } from 'react'

/** Starts a trial session under a loading notice; with an account set the page becomes home (B2, ACC-09), else it says why not. */
export function useFreePlay(): () => Promise<void> {
  const t = useMessages('common')
  return useCallback(async () => {
    showLoading(t('in_please_wait'))
    try {
      if ((await startTrial()) === 0) throw new ApiError(503, 'temporarily_unavailable')
      navigate(HOME_PATH, { replace: true })
    } catch (error) {
      const known = error instanceof ApiError || error instanceof NetworkError ? error.code : 'unknown_error'
      const text = t(`error.${known}`)
      showToast(text === `error.${known}` ? t('error.unknown_error') : text, 'error', TOAST_SHORT_MS)
    } finally {
      hideLoading()
    }
  }, [t])
}
