import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../bootstrap/workspace.mjs';

const HEADER = 'mfe-market/src/shared/frame/market-frame.tsx';

/**
 * Edits to measure: `before` in `file` becomes `after(take)`. Then `isShown(take, page)` is called until it returns
 * true. It checks the page in Chromium, the API at the portal's address, or a file.
 */
export const EDITS = [
  {
    name: 'text of a remote',
    bar: 1,
    file: 'mfe-market/src/i18n/en.json',
    before: '"lead": "See what',
    after: (take) => `"lead": "Take ${take}: see what`,
    isShown: (take, { page }) =>
      page.evaluate((text) => document.body.innerText.includes(text), `Take ${take}: see what`),
  },
  {
    name: 'style of a remote',
    bar: 1,
    file: 'mfe-market/src/shared/frame/market-frame.module.css',
    before: '.page {',
    after: (take) => `.page {\n    scroll-margin-block-start: ${take}px;`,
    isShown: (take, { page }) =>
      page.evaluate((value) => {
        const element = document.querySelector('[class*="mfe_market_page_"]');
        return element !== null && getComputedStyle(element).scrollMarginBlockStart === value;
      }, `${take}px`),
  },
  {
    name: 'component of a remote',
    bar: 1,
    file: HEADER,
    before: 'title={title}',
    after: (take) => `title={<span data-take="${take}">{title}</span>}`,
    isShown: (take, { page }) => isThere(page, `h1 [data-take="${take}"]`),
  },
  {
    name: 'component of libs/ui',
    bar: 2,
    file: 'libs/ui/src/tab-links/tab-links.tsx',
    before: '<ul ',
    after: (take) => `<ul data-take="${take}" `,
    isShown: (take, { page }) => isThere(page, `ul[data-take="${take}"]`),
  },
  {
    name: 'line of a service, answered by the API',
    bar: 3,
    file: 'services/src/platform/http/health/health.controller.ts',
    before: "return { status: 'live' };",
    after: (take) => `return { status: 'live', ...{ take: ${take} } };`,
    isShown: async (take, { url }) => {
      const answer = await fetch(`${url}/api/health/live`);
      return (await answer.json()).take === take;
    },
  },
  {
    name: 'DTO to typed client',
    bar: 5,
    file: 'services/src/modules/market/stores/stores.dto.ts',
    before: 'Lines of goods on sale',
    after: (take) => `Lines of goods on sale, take ${take}`,
    isShown: (take) => readFileSync(join(ROOT, GENERATED[0]), 'utf8').includes(`sale, take ${take}`),
  },
];

const GENERATED = ['libs/api-client/src/generated/api.ts', 'libs/api-client/openapi.json'];

function isThere(page, selector) {
  return page.evaluate((wanted) => document.querySelector(wanted) !== null, selector);
}

/** Reads the files that are edited or generated, and returns a function that restores them. */
export function keepFiles() {
  const files = [...EDITS.map(({ file }) => file), ...GENERATED].map((file) => join(ROOT, file));
  const kept = files.map((file) => [file, readFileSync(file, 'utf8')]);
  return () => {
    for (const [file, content] of kept)
      if (readFileSync(file, 'utf8') !== content) writeFileSync(file, content);
  };
}

export function edited({ before, after }, content, take) {
  if (!content.includes(before)) throw new Error(`There is no ${before} to edit`);
  return content.replace(before, () => after(take));
}
