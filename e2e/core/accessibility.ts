import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, Result, RunOptions } from 'axe-core';
import { isFull } from './full-suite.js';
import { expect } from './test.js';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Dialogs and popovers that a journey opens: the crawl does not see their colours. */
const OPENED = 'dialog[open], :popover-open';

const COLOURS = 'color-contrast';

/**
 * No violations of WCAG 2.2 A and AA and of the best practices. The source goes in by evaluate: the portal's policy
 * rightly refuses a script tag. `within` is the selector of a part, where the rest of the page was looked at before. Colours take
 * four fifths of the time: a journey looks at those of what it opened, the crawl and the full suite at all.
 */
export async function expectAccessible(
  page: Page,
  { within, allColours = isFull }: { within?: string; allColours?: boolean } = {},
): Promise<void> {
  // Colours in the middle of a transition are no one's colours.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
  await page.evaluate(source);
  const violations = await violationsOf(page, within, { rules: { [COLOURS]: { enabled: allColours } } });
  if (!allColours && (await page.locator(OPENED).count()) > 0)
    violations.push(...(await violationsOf(page, OPENED, { runOnly: [COLOURS] })));
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `    ${node.target.join(' ')}\n      ${node.failureSummary?.replace(/\n/g, ' ')}`).join('\n')}`,
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

async function violationsOf(page: Page, within: string | undefined, options: RunOptions): Promise<Result[]> {
  const scope = within === undefined ? 'document' : JSON.stringify(within);
  const all = JSON.stringify({ resultTypes: ['violations'], ...options });
  const { violations }: AxeResults = await page.evaluate(`axe.run(${scope}, ${all})`);
  return violations;
}
