const { readFileSync } = require('node:fs')
const { join } = require('node:path')

const ROOT = join(__dirname, '..', '..', '..')
/** Processor seconds of the test files above a few, by their path from the root; `npm test -- --update-budget` writes them. */
const FILE = join(__dirname, 'file-seconds.json')
/** Any other file. */
const FEW = 1

const known = JSON.parse(readFileSync(FILE, 'utf8'))

/** Processor seconds that a test file is expected to take; `path` is absolute. */
const secondsOf = (path) => known[path.slice(ROOT.length + 1)] ?? FEW

/** Of all files of this run, set by the sequencer for the reporter beside it. */
const expected = { seconds: 0 }

module.exports = { expected, secondsOf }
