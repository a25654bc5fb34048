import { defineConfig } from '@playwright/test';
import { WITHOUT_PICTURES } from './core/browser.js';
import { isFull } from './core/full-suite.js';
import { SCREENS } from './core/screens.js';

/** Specs that change or exhaust a portal. */
const OWN_PORTAL = [/federation\//, /voting\/votes/];

/** PORTICO_TEST_FULL=1 runs journeys that do not depend on the width (`@once`) at both widths, and runs slow ones (`@long`) at all. */
const LONG = isFull ? [] : [/@long/];

export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results/e2e',
  globalSetup: './core/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // A build machine may be overloaded for a moment. The summary names each test that needed a retry.
  retries: process.env.CI ? 1 : 0,
  // The longest journeys take ten seconds, or a minute on an overloaded machine.
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
    // The moving sky is drawn sixty times a second, half of the cost of a visit of the home page. Its own spec turns motion on.
    reducedMotion: isFull ? 'no-preference' : 'reduce',
    // Tests cannot delay or lose requests of a service worker. Specs of the worker allow it.
    serviceWorkers: 'block',
    trace: 'off',
    // Recorded in every test and deleted if it passes.
    screenshot: process.env.CI ? 'off' : 'only-on-failure',
    launchOptions: WITHOUT_PICTURES,
  },
  projects: [
    {
      // Run one after another on one portal, and first, because a second worker does not shorten them.
      name: 'own-portal',
      testMatch: OWN_PORTAL,
      grepInvert: LONG,
      workers: 1,
      // Each of them makes releases.
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
