const { TestEnvironment } = require('jest-environment-node')

module.exports = require('./measured-environment.cjs')(TestEnvironment)
