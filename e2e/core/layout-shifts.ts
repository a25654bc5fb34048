import type { Page } from '@playwright/test';

/** Measures from now on how much of a page shifts by itself. Call it before the page opens. Returns a function with the sum so far. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue;
        const sum = Number(Reflect.get(globalThis, 'layoutShift')) + Number(Reflect.get(entry, 'value'));
        Object.assign(globalThis, { layoutShift: sum });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(globalThis, 'layoutShift')));
}
