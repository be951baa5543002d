export interface SizedCall {
  readonly method: string
  readonly path: string
  /** Of the largest body that it takes. */
  readonly bytes: number
}
/** Calls of players whose bodies are larger than `usual` bytes, by path. */
export function largeCalls<Sized extends SizedCall>(calls: readonly Sized[], usual: number): Sized[]
/** `deploy/nginx/site/bodies.conf`: how large a body may be, `bytes` of each call at its path, `usual` bytes everywhere else. */
export function nginxBodies(calls: readonly SizedCall[], usual: number): string
/** `deploy/nginx/site/admin-bodies.conf`: how large the body of any operators' call may be. */
export function adminBodies(calls: readonly SizedCall[]): string
