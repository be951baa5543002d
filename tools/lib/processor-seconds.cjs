const { readFileSync } = require('node:fs')

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100
/** utime, stime, cutime and cstime in /proc/PID/stat, counted behind the name of the program. */
const TIMES = [11, 15]

/**
 * Processor seconds (user and system) of this process and of all its descendants that have ended and were waited for; undefined
 * where there is no /proc.
 */
function processorSeconds() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ')
    const ticks = fields.slice(...TIMES).reduce((sum, one) => sum + Number(one), 0)
    return ticks / TICKS_PER_SECOND
  } catch {
    return undefined
  }
}

module.exports = { processorSeconds }
