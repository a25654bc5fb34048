import { chromium } from '@playwright/test';
import { chromiumPath } from '../programs.mjs';

/** A Chromium for `work`, closed whatever comes of it. */
export async function withBrowser(work) {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic'];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A page of its own with the DevTools session of its network. */
export async function openPage(browser, viewport) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  return { context, page, session };
}
