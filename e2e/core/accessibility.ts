import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { isFull } from './full-suite.js';
import { expect } from './test.js';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Dialogs and popovers that a journey opens. */
const OPENED = 'dialog[open], :popover-open';

/** Rows of a list share one markup, so the first four, medals among them, stand for all. The full suite checks every row. */
const FURTHER_ROWS = isFull
  ? []
  : [['li:nth-child(n+5)'], ['tr:nth-child(n+5)'], ['[role="row"]:nth-child(n+5)']];

/** The frame of every page. */
const FRAME = [['#root header:not(main *)'], ['#root footer:not(main *)']];

interface Look {
  /** The frame looked the same on an earlier page and is not checked again. */
  isFrameKnown?: boolean;
}

/** A dialog or popover that a journey opened has no violations. The full suite also checks the page below it. Fails if none is open. */
export async function expectOpenedAccessible(page: Page): Promise<void> {
  await expect(
    page.locator(OPENED).filter({ visible: true }).first(),
    'a dialog or popover is open',
  ).toBeVisible();
  await expectNoViolations(page, isFull ? 'document' : JSON.stringify([[OPENED]]), FURTHER_ROWS);
}

/** A whole page has no violations. */
export async function expectPageAccessible(page: Page, { isFrameKnown = false }: Look = {}): Promise<void> {
  await expectNoViolations(page, 'document', isFrameKnown ? [...FURTHER_ROWS, ...FRAME] : FURTHER_ROWS);
}

/** A page that a journey changed has no violations. `npm test` skips this, because the crawl checks the same page in its first state. */
export async function expectPageAccessibleInFullSuite(page: Page): Promise<void> {
  if (isFull) await expectPageAccessible(page);
}

/** Checks WCAG 2.2 A and AA and the best practices. */
async function expectNoViolations(
  page: Page,
  include: string,
  exclude: readonly (readonly string[])[],
): Promise<void> {
  const hasAxe = await page.evaluate(() => {
    // Colors in the middle of a transition have no final contrast.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
    return 'axe' in globalThis;
  });
  // Injected by `evaluate`, because the portal's policy rightly refuses a script tag.
  if (!hasAxe) await page.evaluate(source);
  const options: RunOptions = { resultTypes: ['violations'] };
  const { violations }: AxeResults = await page.evaluate(
    `axe.run({ include: ${include}, exclude: ${JSON.stringify(exclude)} }, ${JSON.stringify(options)})`,
  );
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `    ${node.target.join(' ')}\n      ${node.failureSummary?.replace(/\n/g, ' ')}`).join('\n')}`,
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
