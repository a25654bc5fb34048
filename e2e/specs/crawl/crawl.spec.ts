import type { Page } from '@playwright/test';
import { expectPageAccessible } from '../../core/accessibility.js';
import { isFull } from '../../core/full-suite.js';
import { pageText } from '../../core/page-text.js';
import {
  addressOf,
  openPages,
  playerPages,
  rolePages,
  type ManifestPage,
  type Reader,
} from '../../core/pages.js';
import { movedSince, notePlaces } from '../../core/places.js';
import { openServed } from '../../core/served-visit.js';
import type { DemoAccount } from '../../core/sign-in.js';
import { expect, test as base } from '../../core/test.js';
import { navigationLabel } from '../../core/texts.js';
import { viewsOf, type View } from '../../core/views.js';
import { Visitor } from '../../core/visitor.js';
import { PortalPage } from '../../pages/portal-page.js';
import { WITH_PICTURES } from '../../core/browser.js';

/** Only the browser knows their content, from the fragment of the address or from the device's storage. */
const BY_BROWSER = new Set(['/confirm-email', '/wishes']);

/** Nobody can log in without scripts. */
const DOORS = new Set(['/login', '/register', '/recover']);

/** The vote panel beside the login needs scripts, so without them it is absent. */
const MORE_LIVE = new Set(['/login']);

/** The wardrobe is a sheet on phones. Without scripts it is open. */
const MORE_WRITTEN = new Set(['/dressing-room']);

/** Its list has no known length, so content below moves when it loads. */
const WITH_LISTS = new Set(['/dashboard/inventory?tab=ores']);

/** Console messages that a healthy page may have. */
const EXPECTED: Readonly<Record<string, RegExp>> = {
  '/nowhere': /404/,
  // The demo world reports that it has no search console.
  '/admin/seo': /api\/seo\/report/,
};

/** Time for each view of a page on a busy machine. */
const VIEW_LIMIT_MS = 30_000;

const MAILS = /\/api\/demo\/mails$/;

/** Calls that a page makes once it is live. */
const LATER: Readonly<Record<string, RegExp>> = {
  // The mailbox of the demo world.
  '/recover': MAILS,
};

/** On a busy machine a page may paint a moment after the last answer. */
const SETTLED_MS = 3_000;

const softly = expect.configure({ soft: true });

/** Matches nothing. */
const NOTHING = /(?!)/;

/** One visitor for each width and account, for all pages of a worker. */
type Visitors = (width: View['width'], account?: DemoAccount) => Promise<Visitor>;

const test = base.extend<object, { visitors: Visitors }>({
  visitors: [
    async ({ browser }, use) => {
      const known = new Map<string, Promise<Visitor>>();
      await use((width, account) => {
        const key = `${width} ${account}`;
        const visitor =
          known.get(key) ??
          Visitor.create(browser, { baseURL: process.env.PORTICO_E2E_URL ?? '', width, account });
        known.set(key, visitor);
        return visitor;
      });
      for (const visitor of known.values()) await (await visitor).close();
    },
    { scope: 'worker' },
  ],
});

test.use({ launchOptions: WITH_PICTURES });

async function addressFor({ page, token }: Visitor, { path }: ManifestPage): Promise<string> {
  const headers: Record<string, string> = token === undefined ? {} : { 'x-auth-token': token };
  const read: Reader = async (address) => (await page.request.get(address, { headers })).json();
  return addressOf(path, read);
}

/** Buttons that do nothing without scripts. */
function idleButtons(page: Page): Promise<string[]> {
  return page.locator('button:visible:not([type="submit"], [popovertarget], [disabled])').allInnerTexts();
}

/** The live page has the same text as the rendered one. `MORE_LIVE` and `MORE_WRITTEN` name pages where one of them has more. */
async function expectSameText(page: Page, pattern: string, served: string): Promise<void> {
  const live = softly.poll(() => pageText(page), { message: 'text', timeout: SETTLED_MS });
  if (MORE_LIVE.has(pattern)) await live.toContain(served);
  else if (MORE_WRITTEN.has(pattern)) expect.soft(served, 'text').toContain(await pageText(page));
  else await live.toBe(served);
}

/** Checks every page when it is idle, for every visitor. */
async function expectSound(visitor: Visitor, pattern: string, portal: PortalPage, view: View): Promise<void> {
  const { page } = visitor;
  await expect(portal.heading).toBeVisible();
  expect.soft(await page.title(), 'title').not.toBe('');
  await expect.soft(page.locator('html')).toHaveAttribute('lang', portal.language);
  const market = navigationLabel('mfe-market', '/market', portal.language);
  await expect
    .soft(page.getByRole('contentinfo').getByRole('link', { name: market, exact: true }))
    .toBeVisible();
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(wide, 'wider than the screen').toBe(0);
  const isFrameKnown = !isFull && (await visitor.knowsFrameIn(view));
  await expectPageAccessible(page, { isFrameKnown });
  await visitor.noteSoundFrame(view);
  // React reports a difference between server and browser on the console.
  expect
    .soft(visitor.problems(EXPECTED[pattern] ?? NOTHING), 'console errors, exceptions and failed requests')
    .toEqual([]);
}

const named = ({ language, colorScheme, width }: View) => `in ${language}, ${colorScheme}, ${width}`;

test.describe('for everyone', { tag: '@desktop' }, () => {
  openPages().forEach((pattern, place) => {
    test(`${pattern} is sound, and what the server rendered is what the browser keeps`, async ({
      visitors,
    }) => {
      const views = viewsOf(place);
      test.setTimeout(views.length * VIEW_LIMIT_MS);
      for (const view of views) {
        await test.step(named(view), async () => {
          const visitor = await visitors(view.width);
          const { page } = visitor;
          const portal = new PortalPage(page, view.language);
          const address = portal.address(await addressFor(visitor, { path: pattern }));
          // Other journeys of this network sent some too.
          if (pattern === '/recover')
            await page.route(MAILS, (route) => route.fulfill({ json: { mails: [] } }));
          const { release } = await openServed(visitor, view, address);
          const text = await pageText(page);
          const idle = await visitor.withoutScripts(idleButtons);
          await notePlaces(page);
          await release();
          await visitor.untilAtRest();
          if (!BY_BROWSER.has(pattern)) {
            await softly
              .poll(() => movedSince(page), { message: 'moved or gone', timeout: SETTLED_MS })
              .toEqual([]);
            expect.soft(await visitor.shifts(), 'moved by itself').toBeLessThan(0.01);
            const late = visitor.calls.filter((call) => !(LATER[pattern] ?? NOTHING).test(call));
            expect.soft(late, 'what did not come with the page').toEqual([]);

            expect.soft(text.length, 'text').toBeGreaterThan(20);
            await expectSameText(page, pattern, text);
            if (!DOORS.has(pattern)) {
              expect.soft(idle, 'buttons that do nothing without scripts').toEqual([]);
            }
          }
          await page.unrouteAll({ behavior: 'ignoreErrors' });
          await expectSound(visitor, pattern, portal, view);
        });
      }
    });
  });
});

test.describe('for a player who is logged in', { tag: '@desktop' }, () => {
  playerPages().forEach((address, place) => {
    test(`${address} is sound, and still`, async ({ visitors }) => {
      const views = viewsOf(place);
      test.setTimeout(views.length * VIEW_LIMIT_MS);
      for (const view of views) {
        await test.step(named(view), async () => {
          const visitor = await visitors(view.width, 'demoplayer');
          await visitor.begin(view.colorScheme);
          const portal = new PortalPage(visitor.page, view.language);
          await portal.open(address);
          await visitor.untilAtRest();
          if (!WITH_LISTS.has(address)) {
            expect.soft(await visitor.shifts(), 'moved by itself').toBeLessThan(0.01);
          }
          await expectSound(visitor, address, portal, view);
        });
      }
    });
  });
});

test.describe('for a role', { tag: '@desktop' }, () => {
  rolePages().forEach((manifestPage, place) => {
    const { path, permission = 'admin' } = manifestPage;
    test(`${path} is sound`, async ({ visitors }) => {
      const views = viewsOf(place);
      test.setTimeout(views.length * VIEW_LIMIT_MS);
      for (const view of views) {
        await test.step(named(view), async () => {
          const visitor = await visitors(view.width, 'demowebadm');
          const address = await addressFor(visitor, manifestPage);
          await visitor.begin(view.colorScheme);
          const portal = new PortalPage(visitor.page, view.language);
          await portal.open(address);
          await visitor.untilAtRest();
          const name = portal.shellText(`kit.permission.${permission}`);
          await expect
            .soft(portal.heading)
            .not.toHaveText(portal.shellText('guard.role.title', { permission: name }));
          await expectSound(visitor, path, portal, view);
        });
      }
    });
  });
});
