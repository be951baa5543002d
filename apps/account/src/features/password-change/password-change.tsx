import { useSession } from '@site/shared-api'
import { useState } from 'react'
import { ChangeForm } from './change-form.tsx'

/** Changes the password of whoever is signed in (ACC-19). A session that ends meanwhile keeps what was typed; somebody else begins anew. */
export function PasswordChange() {
  const userName = useSession()?.userName
  const [last, setLast] = useState(userName)
  if (userName !== undefined && userName !== last) setLast(userName)
  const shown = userName ?? last
  return shown === undefined ? null : <ChangeForm key={shown} userName={shown} />
}
