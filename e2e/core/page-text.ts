import type { Page } from '@playwright/test';

/**
 * All text of a page outside its frame, without buttons and without text that depends on the clock or the reader's time zone. Buttons are
 * left out because some appear only with scripts, others only without.
 */
export function pageText(page: Page): Promise<string> {
  return page.evaluate(readText);
}

/** Runs in the page. */
function readText(): string {
  const main = document.querySelector('main');
  if (main === null) throw new Error('The page has no main');
  const nodes = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (nodes.nextNode()) {
    const { parentElement, data } = nodes.currentNode as Text;
    const isLeftOut = parentElement?.closest('time, [role="timer"], button, noscript');
    if (!isLeftOut && parentElement?.checkVisibility({ visibilityProperty: true })) texts.push(data);
  }
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim();
}
