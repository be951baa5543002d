import { join } from 'node:path'
import { root } from './root.mjs'
import { run } from './run.mjs'

/** Runs the tests of one module; rejects with what they said where one fails. */
export const testModule = (module) =>
  run(
    process.execPath,
    [
      join(root, 'node_modules', 'jest', 'bin', 'jest.js'),
      '--silent',
      '--passWithNoTests',
      '--selectProjects',
      'browser',
      '--testPathPatterns',
      `/apps/${module}/`,
    ],
    { quiet: true },
  ).then(() => console.log(`The tests of ${module} pass`))
