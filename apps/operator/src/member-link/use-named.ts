import { useParams } from 'react-router-dom'

/** Whom a page is about, by its address: `…/lotus:somchai`. */
export function useNamed(): { readonly merchant: string; readonly account: string } {
  const { name = '' } = useParams()
  const [merchant = '', account = ''] = name.split(/:(.*)/s)
  return { merchant, account }
}
