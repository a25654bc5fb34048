import { chromium } from '@playwright/test';
import { chromiumPath } from '../programs.mjs';

/** Runs `work` with a Chromium, which is closed even if `work` fails. */
export async function withBrowser(work) {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic'];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Opens a page with a DevTools session for its network. */
export async function openPage(browser, viewport) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  return { context, page, session };
}
