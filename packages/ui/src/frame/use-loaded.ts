import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'

/** The component once it is needed and its code has come; a failed fetch is reported and may be tried again. */
export function useLoaded<Props>(
  load: () => Promise<ComponentType<Props>>,
  needed: boolean,
  onFail: () => void,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const failed = useEffectEvent(onFail)
  useEffect(() => {
    if (!needed || Part !== undefined) return
    let left = false
    load().then(
      (part) => left || setPart(() => part),
      () => left || failed(),
    )
    return () => {
      left = true
    }
  }, [load, needed, Part])
  return Part
}
