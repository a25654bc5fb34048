import { appendFileSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { APIResponse, Response } from '@playwright/test';
import { openWithoutScripts } from './places.js';
import { expect, test } from './test.js';
import type { View } from './views.js';
import type { Visitor } from './visitor.js';

/** Limit for all views together. More of them mean a fault of the server, however busy the machine is. */
const MAX_UNRENDERED = 3;

/** Time in which even a busy server renders a page. */
const AGAIN_MS = 10_000;

/**
 * Starts a visit whose scripts are blocked until `release` is called. Opens the page again, a few times, if a busy server did not render it
 * and said so.
 */
export async function openServed(visitor: Visitor, { colorScheme }: View, address: string) {
  await visitor.begin(colorScheme);
  const opened = await openWithoutScripts(visitor.page, address);
  if (!isUnrendered(opened.answer)) return opened;
  const unrendered = countUnrendered(test.info().project.outputDir);
  expect(unrendered, 'pages that the server had no time for').toBeLessThanOrEqual(MAX_UNRENDERED);
  await opened.release();
  const again = async () => isUnrendered(await visitor.page.request.get(address));
  await expect.poll(again, { message: 'unrendered', timeout: AGAIN_MS }).toBe(false);
  await visitor.begin(colorScheme);
  return openWithoutScripts(visitor.page, address);
}

/** Whether the server reported that it had no time to render the page. */
function isUnrendered(answer: Response | APIResponse | null): boolean {
  return answer?.headers()['server-timing'] === 'rendering;desc="busy"';
}

/** Counts for all workers, in a file that Playwright removes before each run. Appending is atomic. */
function countUnrendered(folder: string): number {
  const file = join(folder, 'unrendered-pages');
  mkdirSync(folder, { recursive: true });
  appendFileSync(file, '.');
  return statSync(file).size;
}
