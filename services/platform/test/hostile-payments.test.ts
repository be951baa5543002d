import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { databases } from './rig/process/databases.ts'
import { bundled } from './rig/process/platform-process.ts'
import { SOAK, volume } from './rig/volumes.ts'

jest.setTimeout(120_000)

const RUNS = volume(10_000, 300)
const LONGEST_MS = volume(7_200_000, 600_000)

/** The embedded database with every run, since it is the quicker one; both in the soak. */
describe.each(SOAK ? databases : databases.slice(0, 1))('a hostile payment company on $name', ({ make }) => {
  async function lives(program: 'hostile-deposits' | 'hostile-payments'): Promise<unknown> {
    const place = await make()
    try {
      const { dataDir, databaseUrl } = place
      const script = [...bundled(`test/rig/process/${program}.ts`), dataDir, String(RUNS), '']
      const more = databaseUrl === undefined ? [] : [databaseUrl]
      const { stdout } = await promisify(execFile)(process.execPath, [...script, ...more])
      return JSON.parse(stdout)
    } finally {
      await place.remove()
    }
  }

  it(
    `pays no withdrawal twice and loses none in ${RUNS} random lives, each of which people can end, and the books agree (MEM-03, PLT-09, GAM-05)`,
    async () => expect(await lives('hostile-payments')).toEqual({ failed: null, runs: RUNS, fault: null }),
    LONGEST_MS,
  )

  it(
    `begins no deposit twice and books every payment and reversal once in ${RUNS} random lives, whatever is reported in whatever order (MEM-02, PLT-09, GAM-05)`,
    async () => expect(await lives('hostile-deposits')).toEqual({ failed: null, runs: RUNS, fault: null }),
    LONGEST_MS,
  )
})

describe.each(databases)('attempts on $name', ({ make }) => {
  it('go to be sent from ready alone, and an order has no second one while the first is not refused, also by a direct write (MEM-02, MEM-03)', async () => {
    const place = await make()
    try {
      const { dataDir, databaseUrl } = place
      const program = [...bundled('test/rig/process/attempt-states.ts'), dataDir]
      const more = databaseUrl === undefined ? [] : [databaseUrl]
      const { stdout } = await promisify(execFile)(process.execPath, [...program, ...more])
      expect(JSON.parse(stdout)).toEqual({
        goes: [
          'ready sent',
          'ready accepted',
          'ready refused',
          'sent ready',
          'sent accepted',
          'sent refused',
          'sent unknown',
          'unknown accepted',
          'unknown refused',
        ],
        seconds: ['refused'],
      })
    } finally {
      await place.remove()
    }
  })
})
