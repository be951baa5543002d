import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Leaves what does not build where delivery looks for it while developing; nothing takes it away from open pages. */
export const noteFault = (dataDir, text) => writeFileSync(join(dataDir, 'dev-fault.txt'), text)
