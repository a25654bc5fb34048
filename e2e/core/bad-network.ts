import type { Page } from '@playwright/test';

/** Fate of a call: it never leaves, its answer is lost, or the page never learns whether it arrived. */
export type Fate = 'unsent' | 'answerLost' | 'unanswered';

/** Console errors that a bad network may cause. */
export const BAD_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/;

/** A call as the page sent it. */
export interface SentCall {
  /** Key by which the server recognizes a repeated call. */
  key: string | undefined;
  body: unknown;
}

/** Calls to an address from now on, in order. The first ones meet the fates; all others get through. The list grows as calls are sent. */
export async function callsTo(page: Page, path: string, fates: Fate[] = []): Promise<readonly SentCall[]> {
  const calls: SentCall[] = [];
  await page.route(`**${path}`, async (route) => {
    const request = route.request();
    const fate = fates.shift();
    if (fate === 'answerLost' || fate === 'unanswered') await route.fetch();
    // By now the call has reached the server, if it ever does.
    calls.push({ key: request.headers()['idempotency-key'], body: request.postDataJSON() });
    if (fate === undefined) await route.continue();
    else if (fate !== 'unanswered')
      await route.abort(fate === 'unsent' ? 'internetdisconnected' : 'connectionreset');
  });
  return calls;
}
