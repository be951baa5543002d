import './movable-clock.ts'
import '../../../src/server.ts'
