import { Navigate } from 'react-router-dom'
import { PAGES } from '#pages.ts'
import { useMay } from '#session/rights.ts'

/** The first page that the role may see. */
export function Front() {
  const may = useMay()
  const first = PAGES.find(({ group, needs }) => group !== undefined && may(needs))
  return first ? <Navigate replace to={first.path} /> : null
}
