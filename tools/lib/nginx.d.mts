export interface Nginx {
  /** Of https; every name ends there, `localhost` and all below it have the certificate. */
  readonly port: number
  /** Its own folder, with `logs/site.log`. */
  readonly folder: string
  /** The certificate, for who checks it. */
  readonly certificate: string
  /** For `--ignore-certificate-errors-spki-list`: with it a browser caches as with any certificate. */
  readonly spki: string
  /** Goes over to these copies (ports on the loopback); calls under way end where they are. */
  useCopies(ports: readonly number[]): Promise<void>
  stop(): Promise<void>
}
export function findNginx(): string | undefined
/** Path of nginx; installs Debian's where that is allowed, else says what to do. */
export function needNginx(): Promise<string>
/** The name under which nginx answers operators, where it has an `adminPort`. */
export const ADMIN_HOST: string
/** Starts nginx with the configuration of `deploy/nginx` before deliveries, and before the platform's admin listener, on the loopback. */
export function startNginx(options: {
  copies: readonly number[]
  port?: number
  adminPort?: number
}): Promise<Nginx>
