const { appendFileSync } = require('node:fs')
const { processorSeconds } = require('../../../tools/lib/processor-seconds.cjs')

/** A jest environment that appends `[processor seconds, path]` of each test file to the file that TEST_SECONDS_FILE names. */
module.exports = (Environment) =>
  class extends Environment {
    #from = processorSeconds()
    #path

    constructor(config, context) {
      super(config, context)
      this.#path = context.testPath
    }

    async teardown() {
      await super.teardown()
      const to = processorSeconds()
      const file = process.env.TEST_SECONDS_FILE
      if (file === undefined || to === undefined) return
      appendFileSync(file, `${JSON.stringify([Number((to - this.#from).toFixed(2)), this.#path])}\n`)
    }
  }
