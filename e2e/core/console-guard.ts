import type { BrowserContext, Page } from '@playwright/test';

/** Message of a browser that allows no workers, which is how most tests run. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** Collects everything that should not happen in a healthy page: console errors, exceptions, failed requests. */
export class ConsoleGuard {
  readonly #problems: string[] = [];
  readonly #allowed: RegExp[] = [];

  constructor(context: BrowserContext) {
    context.on('page', (page) => this.#watch(page));
    for (const page of context.pages()) this.#watch(page);
  }

  /** For tests that break things on purpose: problems that match are expected. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** Drops the problems of a visit that is over. */
  forget(): void {
    this.#problems.length = 0;
  }

  get problems(): string[] {
    return this.#problems.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
  }

  #watch(page: Page): void {
    page.on('console', (message) => {
      const isProblem = message.type() === 'error' || message.type() === 'warning';
      if (isProblem && message.text() !== NO_WORKER) {
        this.#problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    page.on('pageerror', (error) => this.#problems.push(`exception: ${error.stack ?? error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // A request that the page itself canceled (a navigation, an aborted search) is not a failure.
      if (reason !== 'net::ERR_ABORTED') this.#problems.push(`request failed: ${request.url()} ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.#problems.push(`answer ${response.status()}: ${response.url()}`);
    });
  }
}
