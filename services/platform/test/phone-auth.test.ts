import { installFirebase } from '@site/tools/firebase-emulator'
import { Rig } from './rig/rig.ts'
import { apiDatabases } from './rig/volumes.ts'
import { FirebaseClient } from './rig/outside/firebase-emulator.ts'
import { phoneAuthSuite } from './suites/identity/phone-auth.suite.ts'

jest.setTimeout(120_000)

const program = installFirebase()
if (program === undefined)
  throw new Error(
    'Firebase’s emulator is not here and could not be installed from the npm registry. Set FIREBASE_TOOLS_DIR to a folder where `npm install firebase-tools` has been run.',
  )

/** The third-party phone service, through its own library against its own emulator (ACC-20). */
describe('phone verification', () => {
  const emulator = new FirebaseClient(program)
  beforeAll(() => emulator.start())
  afterAll(() => emulator.stop())

  describe.each(apiDatabases)('on $name', ({ make }) =>
    phoneAuthSuite(new Rig(make, () => emulator.environment), emulator),
  )
})
