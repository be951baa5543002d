import { installFirebase } from '@site/tools/firebase-emulator'
import { Bench } from './bench/bench.ts'
import { databases } from './bench/databases.ts'
import { FirebaseDoor } from './bench/firebase-emulator.ts'
import { phoneAuthSuite } from './suites/phone-auth.suite.ts'

jest.setTimeout(120_000)

const program = installFirebase()
if (program === undefined)
  throw new Error(
    'Firebase’s emulator is not here and could not be installed from the npm registry. Set FIREBASE_TOOLS_DIR to a folder where `npm install firebase-tools` has been run.',
  )

/** The third-party phone service, through its own library against its own emulator (ACC-20). */
describe('phone verification', () => {
  const emulator = new FirebaseDoor(program)
  beforeAll(() => emulator.start())
  afterAll(() => emulator.stop())

  describe.each(databases)('on $name', ({ make }) =>
    phoneAuthSuite(new Bench(make, () => emulator.environment), emulator),
  )
})
