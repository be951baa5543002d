import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** A query parameter of the address that the screen was entered with, whatever becomes of the address; null where it has none. */
export function useFirstQuery(name: string): string | null {
  const { search } = useLocation()
  return useState(() => new URLSearchParams(search).get(name))[0]
}
