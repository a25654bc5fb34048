import { defineConfig } from '@playwright/test';
import { WITHOUT_PICTURES } from './core/browser.js';
import { isFull } from './core/full-suite.js';
import { SCREENS } from './core/screens.js';

/** Specs that change a portal, or use it up. */
const OWN_PORTAL = [/federation\//, /voting\/votes/];

/** PORTICO_TEST_FULL=1 tests width-independent journeys (`@once`) at both widths, and slow ones (`@long`) at all. */
const LONG = isFull ? [] : [/@long/];

export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results/e2e',
  globalSetup: './core/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // A machine that builds for others may be far too busy for a moment. The summary names each test that needed it.
  retries: process.env.CI ? 1 : 0,
  // The longest journeys take ten seconds, and a minute on a machine that is far too busy.
  timeout: 120_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { pathTemplate: '../docs/pictures/{arg}{ext}' },
  },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    // A sky that moves is drawn sixty times a second: half of what a visit of the home page costs. Its own spec has it move.
    reducedMotion: isFull ? 'no-preference' : 'reduce',
    // Calls that a worker makes cannot be held back or lost by a test. Specs of the worker allow it.
    serviceWorkers: 'block',
    trace: 'off',
    // They are taken of every test and thrown away where it passes.
    screenshot: process.env.CI ? 'off' : 'only-on-failure',
    launchOptions: WITHOUT_PICTURES,
  },
  projects: [
    {
      // One after another on one portal. First, since no second worker shortens them.
      name: 'own-portal',
      testMatch: OWN_PORTAL,
      grepInvert: LONG,
      workers: 1,
      // Each releases.
      timeout: 240_000,
      use: SCREENS.desktop,
    },
    {
      name: 'desktop',
      grepInvert: [/@phone/, ...LONG],
      testIgnore: isFull ? OWN_PORTAL : [...OWN_PORTAL, /early-input/],
      use: SCREENS.desktop,
    },
    {
      name: 'phone',
      grepInvert: isFull ? /@desktop/ : /@desktop|@once|@long/,
      testIgnore: isFull ? OWN_PORTAL : [...OWN_PORTAL, /without-scripts/],
      use: SCREENS.phone,
    },
  ],
});
