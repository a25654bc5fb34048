import { appendFileSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { APIResponse, Response } from '@playwright/test';
import { openWithoutScripts } from './places.js';
import { expect, test } from './test.js';
import type { View } from './views.js';
import type { Visitor } from './visitor.js';

/** In all views together. More than these are a fault of the server, however busy the machine is. */
const MAX_UNRENDERED = 3;

/** Long enough for a busy server to render a page after all. */
const AGAIN_MS = 10_000;

/**
 * Begins a visit whose scripts do not come until `release` is called. A page that a busy server has left to the browser is opened
 * again, but only where the server says so, and not often.
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

/** Whether the server had no time to render the page, and said so. */
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
