import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect } from './test.js';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * No violations of WCAG 2.2 A and AA and of the best practices. The source goes in by evaluate: the portal's policy
 * rightly refuses a script tag. `within` is the selector of a part, where the rest of the page was looked at before.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  // Colours in the middle of a transition are no one's colours.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
  await page.evaluate(source);
  const scope = within === undefined ? 'document' : JSON.stringify(within);
  const results: AxeResults = await page.evaluate(`axe.run(${scope}, { resultTypes: ["violations"] })`);
  const found = results.violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `    ${node.target.join(' ')}\n      ${node.failureSummary?.replace(/\n/g, ' ')}`).join('\n')}`,
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
