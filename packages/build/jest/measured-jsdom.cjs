const { TestEnvironment } = require('jest-environment-jsdom')

module.exports = require('./measured-environment.cjs')(TestEnvironment)
