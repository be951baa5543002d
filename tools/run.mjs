import { isSupported, pinnedRuntime, rerunWith } from './lib/runtime.mjs'

// `node tools/run.mjs NAME …`: the entry of every npm script, on Node.js 24 whatever the machine has.
if (isSupported()) await import('./lib/run-command.mjs')
else
  try {
    rerunWith(pinnedRuntime())
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
