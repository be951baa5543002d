import { StartupError } from '@site/service-kit/startup-error'

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name cannot be looked up',
  ETIMEDOUT: 'the host does not answer',
  '28P01': 'the user name or password is refused',
  '28000': 'the user is refused',
  '3D000': 'the database does not exist',
}

/** Says in words why DATABASE_URL does not work, never with its password. */
export function databaseError(url: string, cause: unknown): StartupError {
  return new StartupError(
    `${describe(url)} cannot be used: ${reason(cause)}. Check DATABASE_URL, or unset it to use the embedded database.`,
  )
}

/** Throws StartupError for what is no address of a PostgreSQL at all. */
export function refuseStrangeUrl(url: string): void {
  if (URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol)) return
  throw new StartupError(
    'DATABASE_URL is not an address of a PostgreSQL, which looks like postgres://user:password@host:5432/name. Correct it, or unset it to use the embedded database.',
  )
}

function describe(url: string): string {
  const { hostname, port, pathname, username } = new URL(url)
  return `The database ${pathname.slice(1) || '(default)'} at ${hostname}:${port || '5432'} as ${username || '(default user)'}`
}

function reason(cause: unknown): string {
  const first = cause instanceof AggregateError ? cause.errors[0] : cause
  if (!(first instanceof Error)) return 'unknown reason'
  const code = 'code' in first && typeof first.code === 'string' ? first.code : ''
  if (/timeout/i.test(first.message)) return 'the host does not answer'
  return REASONS[code] ?? (code === '' ? 'the address cannot be understood or reached' : `error ${code}`)
}
