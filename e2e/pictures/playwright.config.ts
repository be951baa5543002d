import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** Pictures of every screen for people to look at (`npm run shots`); nothing is compared. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.pictures.ts',
  globalSetup: '../support/global-setup.ts',
  outputDir: '../../test-results/pictures',
  timeout: 600_000,
  fullyParallel: true,
  use: { ...journeys.use, deviceScaleFactor: 2, contextOptions: { reducedMotion: 'reduce' } },
})
