import type { Page } from '@playwright/test';
import { expect } from './test.js';

/** The longest wait of a page itself. */
const DEADLINE_MS = 15_000;

/** How long a page that is not kept waiting may take over what it shows. */
const AT_ONCE = { timeout: 1_000 };

/**
 * Takes the timers of the pages to come into the hand of the test: they go on as before, and `passDeadline` puts them on. Before the first
 * page of a test: the shell lets no one replace them later.
 */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install();
}

/** Lets the deadline of a page pass without waiting for it: its clock is put on until `holds` does. */
export async function passDeadline(
  page: Page,
  holds: (limit: { timeout: number }) => Promise<unknown>,
): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(DEADLINE_MS);
    await holds(AT_ONCE);
  }).toPass();
}
