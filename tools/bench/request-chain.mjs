import { openPage, withBrowser } from './browser.mjs';
import { withPortal } from './portal.mjs';

function scriptsOf(stack) {
  if (!stack) return [];
  return [...stack.callFrames.map((frame) => frame.url), ...scriptsOf(stack.parent)];
}

/** Depth of each request of a page: 0 for the document, 1 for files named in its HTML, one more for each request by a script. */
async function chain({ page, session }, url) {
  const depth = new Map();
  session.on('Network.requestWillBeSent', ({ request, initiator, type }) => {
    if (depth.has(request.url) || request.url.startsWith('data:')) return;
    const parents = initiator.type === 'script' ? scriptsOf(initiator.stack) : [initiator.url];
    const known = parents.map((parent) => depth.get(parent)).filter((value) => value !== undefined);
    depth.set(request.url, type === 'Document' ? 0 : Math.max(0, ...known) + 1);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return depth;
}

/** The request chain of /rankings in Chromium. No request may be deeper than the files that the HTML names. */
export async function requestChain(print) {
  await withPortal(({ url }) =>
    withBrowser(async (browser) => {
      for (const path of ['/rankings', '/', '/market']) {
        const opened = await openPage(browser);
        const depth = await chain(opened, url + path);
        const deepest = Math.max(...depth.values());
        print(`${path.padEnd(10)} ${depth.size} requests, depth ${deepest} (bar 1)`);
        for (const [address, level] of depth)
          if (level > 1) print(`    depth ${level}: ${address.replace(url, '')}`);
        await opened.context.close();
      }
    }),
  );
}
