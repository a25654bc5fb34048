import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { isFull } from './full-suite.js';
import { expect } from './test.js';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Dialogs and popovers that a journey opens. */
const OPENED = 'dialog[open], :popover-open';

/** Rows of a list are made alike: the first four, medals among them, speak for those below, but in the full suite. */
const FURTHER_ROWS = isFull
  ? []
  : [['li:nth-child(n+5)'], ['tr:nth-child(n+5)'], ['[role="row"]:nth-child(n+5)']];

/** The frame of every page. */
const FRAME = [['#root header:not(main *)'], ['#root footer:not(main *)']];

interface Look {
  /** The whole page, not only what is open over it. */
  isWhole?: boolean;
  /** The frame looked the same on a page before. */
  isFrameKnown?: boolean;
}

/**
 * No violations of WCAG 2.2 A and AA and of the best practices. The crawl and the full suite look at the whole page. A journey
 * looks at what it opened; where nothing is open, the full suite alone looks.
 */
export async function expectAccessible(
  page: Page,
  { isWhole = isFull, isFrameKnown = false }: Look = {},
): Promise<void> {
  if (!isWhole && (await page.locator(OPENED).count()) === 0) return;
  const hasAxe = await page.evaluate(() => {
    // Colours in the middle of a transition are no one's colours.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
    return 'axe' in globalThis;
  });
  // By evaluate: the portal's policy rightly refuses a script tag.
  if (!hasAxe) await page.evaluate(source);
  const include = isWhole ? 'document' : JSON.stringify([[OPENED]]);
  const exclude = JSON.stringify(isFrameKnown ? [...FURTHER_ROWS, ...FRAME] : FURTHER_ROWS);
  const options: RunOptions = { resultTypes: ['violations'] };
  const { violations }: AxeResults = await page.evaluate(
    `axe.run({ include: ${include}, exclude: ${exclude} }, ${JSON.stringify(options)})`,
  );
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `    ${node.target.join(' ')}\n      ${node.failureSummary?.replace(/\n/g, ' ')}`).join('\n')}`,
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
