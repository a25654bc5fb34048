import type { Browser, CDPSession, Page, Request } from '@playwright/test';
import { ConsoleGuard } from './console-guard.js';
import { dataCalls } from './data-calls.js';
import { watchLayoutShifts } from './layout-shifts.js';
import { SCREENS } from './screens.js';
import { signIn, type DemoAccount } from './sign-in.js';
import { expect } from './test.js';
import type { View } from './views.js';

/** Time for requests that an answer causes. */
const QUIET_MS = 100;

/** Stays open as long as its page. */
const STREAM = 'eventsource';

export interface VisitorOptions {
  baseURL: string;
  width: View['width'];
  account: DemoAccount | undefined;
}

/** A visitor who opens many pages in one session on one screen. */
export class Visitor {
  private readonly open = new Set<Request>();
  private asked = 0;
  private ownShifts = 0;
  private readonly framesSound = new Set<string>();

  private constructor(
    readonly page: Page,
    readonly token: string | undefined,
    private readonly allShifts: () => Promise<number>,
    private readonly session: CDPSession,
    private readonly guard: ConsoleGuard,
    /** API calls of this visit's scripts. */
    readonly calls: string[],
  ) {
    page.on('request', (request) => {
      this.asked += 1;
      if (request.resourceType() !== STREAM) this.open.add(request);
    });
    page.on('requestfinished', (request) => this.open.delete(request));
    page.on('requestfailed', (request) => this.open.delete(request));
  }

  static async create(browser: Browser, { baseURL, width, account }: VisitorOptions): Promise<Visitor> {
    const settings = {
      ...SCREENS[width],
      baseURL,
      locale: 'en-US',
      // Differs from the server's time zone, so that times are drawn again after hydration.
      timezoneId: 'America/New_York',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    } as const;
    const context = await browser.newContext(settings);
    const guard = new ConsoleGuard(context);
    const page = await context.newPage();
    const token = account === undefined ? undefined : await signIn(page, account);
    const shifts = await watchLayoutShifts(page);
    const session = await context.newCDPSession(page);
    return new Visitor(page, token, shifts, session, guard, dataCalls(page));
  }

  /** Starts a visit: earlier problems no longer count. */
  async begin(colorScheme: View['colorScheme']): Promise<void> {
    // The language of an earlier page is not the reader's choice.
    await this.page.context().clearCookies();
    await this.page.emulateMedia({ colorScheme });
    this.guard.forget();
    this.calls.length = 0;
    this.ownShifts = 0;
  }

  /** Whether `noteSoundFrame` was called for these colors and this direction. The frame is the same on all pages of a visitor. */
  async knowsFrameIn(view: View): Promise<boolean> {
    return this.framesSound.has(await this.frameIn(view));
  }

  /** Call it after a check of the frame found no fault. */
  async noteSoundFrame(view: View): Promise<void> {
    this.framesSound.add(await this.frameIn(view));
  }

  private async frameIn({ colorScheme }: View): Promise<string> {
    return `${colorScheme} ${await this.page.evaluate(() => document.documentElement.dir)}`;
  }

  /** How much of the open page has shifted by itself. */
  async shifts(): Promise<number> {
    return (await this.allShifts()) - this.ownShifts;
  }

  /** Shows the page as a browser without scripts does. */
  async withoutScripts<Found>(find: (page: Page) => Promise<Found>): Promise<Found> {
    // Forces a new layout, so that the browser uses fonts that came too late for the first one.
    await this.page.evaluate(() => document.fonts.ready);
    const before = await this.allShifts();
    await this.session.send('Emulation.setScriptExecutionDisabled', { value: true });
    const found = await find(this.page);
    await this.session.send('Emulation.setScriptExecutionDisabled', { value: false });
    await this.page.evaluate(twoFrames);
    this.ownShifts += (await this.allShifts()) - before;
    return found;
  }

  problems(...allowed: RegExp[]): string[] {
    return this.guard.problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
  }

  /** Waits until the page is live and its own requests are answered. */
  async untilAtRest(): Promise<void> {
    await this.page.waitForFunction(
      () => document.querySelector('[data-rendered], [aria-busy="true"]') === null,
    );
    await expect(async () => {
      const asked = this.asked;
      expect(this.open.size).toBe(0);
      await this.page.evaluate(rest, QUIET_MS);
      expect(this.asked, 'nothing more was asked for').toBe(asked);
    }).toPass({ intervals: [0, 50], timeout: 15_000 });
    await this.page.evaluate(() => document.fonts.ready);
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}

/** Runs in the page. Waits until changes are painted. */
async function twoFrames(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Runs in the page. Waits until it is idle, and still idle after that time. */
async function rest(ms: number): Promise<void> {
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
  await idle();
  await new Promise((resolve) => setTimeout(resolve, ms));
  await idle();
}
