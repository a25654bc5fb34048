import type { Page, Route } from '@playwright/test';
import { bestPlayer } from '../../core/best-player.js';
import { watchLayoutShifts } from '../../core/layout-shifts.js';
import { expect, test } from '../../core/test.js';
import { PortalPage } from '../../pages/portal-page.js';
import { WITH_PICTURES } from '../../core/browser.js';

test.use({ launchOptions: WITH_PICTURES });

/** Largest difference of a color channel: browsers round translucent colors. */
const MAX_DIFFERENCE = 2;

const LOOKS = [
  '',
  'skin=4&hair=30027&face=20001',
  'gender=1&skin=2&hair=31004&face=21002&coat=1041012&pants=1061014',
  'hair=30030&cap=1002357',
  'hair=31050&cap=1002000&coat=1050005&shoes=1072001',
  'coat=1051000&pants=1060002&cape=1102041',
  'coat=1040002&pants=1060002&shield=1092003&weapon=1302000',
  'coat=1040002&pants=1060002&weapon=1432000&glove=1082002',
  'coat=1052001&cape=1102000&weapon=1372005&stance=walk',
  'coat=1040010&pants=1060004&shoes=1072005&weapon=1452002&stance=sit',
  'coat=1040002&pants=1060002&weapon=1702100&weaponType=polearm',
  'coat=1051000&weapon=1472000&stance=alert',
  'coat=1041012&cape=1102041&weapon=1492000&stance=jump',
];

const loader = (page: Page) => page.locator('main [data-progress]').first();

/** Holds requests that match a pattern until the returned function is called. */
async function hold(page: Page, pattern: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(pattern, (route) => (isHeld ? void held.push(route) : route.continue()));
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

test('the figure of a profile is there at once and composed in steps, and nothing moves @once', async ({
  page,
  request,
}) => {
  const shifts = await watchLayoutShifts(page);
  const releasePositions = await hold(page, '**/api/wz-xml/position/**');
  const releaseImages = await hold(page, '**/png.php/**');
  const portal = new PortalPage(page);
  await portal.open(`/player/${await bestPlayer(request)}`);
  const picture = portal.main.locator('img[src^="/api/avatars/drawing"]');
  await expect(picture).toBeVisible();
  await expect(loader(page)).toHaveAttribute('data-progress', '30');
  await releasePositions();
  await expect(loader(page)).toHaveAttribute('data-progress', '70');
  await releaseImages();
  await expect(loader(page)).toHaveAttribute('data-progress', '100');
  await expect(portal.main.locator('canvas').first()).toBeVisible();
  await expect(picture).toHaveCSS('opacity', '0');
  expect(await shifts()).toBeLessThan(0.02);
});

test('a figure whose images cannot be had stays as the server drew it @once @long', async ({
  page,
  request,
  guard,
}) => {
  guard.allow(/png\.php/);
  const tried = page.waitForRequest('**/png.php/**');
  await page.route('**/png.php/**', (route) => route.abort());
  const portal = new PortalPage(page);
  await portal.open(`/player/${await bestPlayer(request)}`);
  await tried;
  await expect(loader(page)).toHaveAttribute('data-progress', '0');
  await expect(portal.main.locator('img[src^="/api/avatars/drawing"]')).toHaveCSS('opacity', '1');
  await expect(portal.main.locator('canvas').first()).toBeHidden();
});

/**
 * The largest difference of a channel between the composed figure and the picture at an address, both as painted; undefined if their sizes
 * differ.
 */
function difference(page: Page, address: string): Promise<number | undefined> {
  return page.evaluate(async (of) => {
    const canvas = document.querySelector('main canvas');
    const answer = await fetch(of);
    if (!(canvas instanceof HTMLCanvasElement) || !answer.ok) return undefined;
    const bitmap = await createImageBitmap(await answer.blob());
    if (bitmap.width !== canvas.width || bitmap.height !== canvas.height) return undefined;
    const drawn = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    drawn?.drawImage(bitmap, 0, 0);
    const [ours, theirs] = [canvas.getContext('2d'), drawn].map(
      (context) => context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray(),
    );
    let most = 0;
    for (let pixel = 0; pixel < (ours?.length ?? 0); pixel += 4) {
      const alphas = [ours?.[pixel + 3] ?? 0, theirs?.[pixel + 3] ?? 0] as const;
      most = Math.max(most, Math.abs(alphas[0] - alphas[1]));
      for (let channel = pixel; channel < pixel + 3; channel += 1) {
        const seen = ((ours?.[channel] ?? 0) * alphas[0] - (theirs?.[channel] ?? 0) * alphas[1]) / 255;
        most = Math.max(most, Math.abs(seen));
      }
    }
    return most;
  }, address);
}

test('browser and server compose the same pixels @once @desktop @long', async ({ page, guard }) => {
  guard.allow(/willReadFrequently/);
  const portal = new PortalPage(page);
  await portal.open('/dressing-room');
  const outfit = await page.request.get('/api/avatars/outfit');
  const { worn } = (await outfit.json()) as { worn: { slot: string }[] };
  const takenOff = Object.fromEntries(worn.map(({ slot }) => [slot, '0']));
  for (const look of LOOKS) {
    const address = { ...takenOff, ...Object.fromEntries(new URLSearchParams(look)) };
    await page.evaluate(
      (query) => {
        history.pushState({}, '', `/dressing-room?${query}`);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      },
      String(new URLSearchParams(address)),
    );
    await expect
      .poll(() => difference(page, `/api/avatars/drawing?${look}`), { message: look })
      .toBeLessThanOrEqual(MAX_DIFFERENCE);
  }
});
