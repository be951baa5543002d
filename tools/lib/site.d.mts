export interface RunningSite {
  readonly port: number
  readonly operatorPort: number
  readonly platformPort: number
  platformPid(): number | undefined
  deliveryPid(): number | undefined
  stop(): Promise<void>
}
export function startSite(options: {
  port: number
  /** Where the games listen; any free port without it. */
  gamesPort?: number
  /** Where operators are answered; any free port without it. */
  operatorPort?: number
  /** Where the site's own server takes changes of releases from the platform; any free port without it. */
  controlPort?: number
  dataDir: string
  databaseUrl?: string
  yardstick?: boolean
}): Promise<RunningSite>
export const gamesOrigin: (port: number) => string

type Settings = Readonly<Record<string, string>>
export function environmentsOf(site: {
  port: number
  platformPort: number
  operatorPort: number
  controlPort: number
  gamesPort: number
  dataDir: string
  /** False leaves the sandbox of outside sign-ins out. */
  social?: boolean
}): { readonly platform: Settings; readonly games: Settings; readonly delivery: Settings }
