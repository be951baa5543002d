import { spawn } from 'node:child_process'

export interface RunningPlatform {
  url: string
  /** Where operators are answered. */
  operatorUrl: string
  stop: () => Promise<void>
  /** kill -9. */
  kill: () => Promise<void>
}

/** A platform of its own, as it runs in production. */
export function startPlatform(
  place: { dataDir: string; databaseUrl: string | undefined },
  more: Record<string, string> = {},
): Promise<RunningPlatform> {
  const env = {
    ...process.env,
    INTERNAL_TOKEN: 'internal-token-of-the-bench',
    PROVIDER_SECRET: 'provider-secret-of-the-bench',
    ACCOUNT_SECRET: 'the-account-secret-of-the-bench-is-long',
    ...more,
    PORT: '0',
    OPERATOR_PORT: '0',
    EXAMPLES: '1',
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl ?? '',
  }
  if (place.databaseUrl === undefined) Reflect.deleteProperty(env, 'DATABASE_URL')
  const child = spawn(process.execPath, ['src/server.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  return new Promise((done, failed) => {
    let said = ''
    child.stdout.on('data', (text) => {
      said += String(text)
      const [, port, innerPort] = /"ready":true,"port":(\d+),.*"innerPort":(\d+)/.exec(said) ?? []
      if (port !== undefined)
        done({
          url: `http://127.0.0.1:${port}`,
          operatorUrl: `http://127.0.0.1:${innerPort}`,
          stop: () => (child.kill('SIGTERM'), ended),
          kill: () => (child.kill('SIGKILL'), ended),
        })
    })
    void ended.then(() => failed(new Error('the platform did not start')))
  })
}
