import type { Page } from '@playwright/test';
import { expect } from './test.js';

/** The longest deadline of a page. */
const DEADLINE_MS = 15_000;

/** Time that a page without delays may take to show its content. */
const AT_ONCE = { timeout: 1_000 };

/**
 * Puts the timers of later pages under the test's control: they run as before, and `passDeadline` advances them. Call it before the first
 * page of a test, because the shell freezes timers later.
 */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install();
}

/** Lets the deadline of a page pass without waiting: advances its clock until `holds` is true. */
export async function passDeadline(
  page: Page,
  holds: (limit: { timeout: number }) => Promise<unknown>,
): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(DEADLINE_MS);
    await holds(AT_ONCE);
  }).toPass();
}
