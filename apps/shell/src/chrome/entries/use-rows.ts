import { useEntries, type Entry } from '@site/shared-api'
import { useRoute } from '#host/routing/location.ts'

/** The rows of a place of the frame; the one that leads to the page shown is marked. */
export function useRows(at: Parameters<typeof useEntries>[0]): readonly Entry[] {
  return useEntries(at, useRoute()?.id)
}
