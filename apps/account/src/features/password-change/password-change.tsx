import { useSession } from '@site/shared-api'
import { useState } from 'react'
import { ChangeForm } from './change-form.tsx'

/** Changes the member's password (ACC-19). A session that ends keeps what was typed; another member gets an empty form. */
export function PasswordChange() {
  const userName = useSession()?.userName
  const [last, setLast] = useState(userName)
  if (userName !== undefined && userName !== last) setLast(userName)
  const shown = userName ?? last
  return shown === undefined ? null : <ChangeForm key={shown} userName={shown} />
}
