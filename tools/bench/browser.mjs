import { chromium } from '@playwright/test';
import { chromiumPath } from '../programs.mjs';

export async function withBrowser(work) {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic'];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

export async function openPage(browser, viewport) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  return { context, page, session };
}
