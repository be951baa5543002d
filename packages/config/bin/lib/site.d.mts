export interface RunningSite {
  readonly port: number
  readonly platformPort: number
  platformPid(): number | undefined
  stop(): Promise<void>
}
export function startSite(options: {
  port: number
  dataDir: string
  databaseUrl?: string
  yardstick?: boolean
}): Promise<RunningSite>
