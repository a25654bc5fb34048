import { ERROR_TEXTS } from '@portico/domain';
import { QueryStates, signIn, type Account } from '@portico/portal-kit';
import { renderInPortal, type RenderedInPortal } from '@portico/testing/react';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../../i18n/en.json' with { type: 'json' };
import { AccountDialogs } from '../dialogs/account-dialogs';
import { accountAnswer, overviewAnswer } from './account-data';
import { watchedAccountQuery, type Overview, overviewQuery } from '../account.queries';

interface SentCall {
  address: string;
  body: unknown;
  key: string | null;
}

export interface DialogPortal extends RenderedInPortal {
  /** Calls that were sent, in order. */
  sent: SentCall[];
  /** Answers the oldest waiting call. */
  answer: (body: unknown, status?: number) => Promise<void>;
  /** Loses the oldest waiting call in the network. */
  lose: () => Promise<void>;
  refuse: (code: keyof typeof ERROR_TEXTS, params?: Record<string, number>, status?: number) => Promise<void>;
  /** Changes the account that the API answers from now on. */
  setAccount: (changes: Partial<Account>) => void;
}

export interface DialogOptions {
  account?: Partial<Account>;
  overview?: Partial<Overview>;
  /** Account that no earlier test has used. */
  username?: string;
  isServerOnline?: boolean;
}

let accounts = 0;

/** A fresh name per test, because calls without an answer are kept per account. */
export const newUsername = (): string => `wren${(accounts += 1)}`;

/** The dialogs over an overview, with a server whose answers the test gives. */
export function openDialog(
  path: string,
  { account = {}, overview = {}, username = newUsername(), isServerOnline = true }: DialogOptions = {},
): DialogPortal {
  act(() => signIn(username, 'a-token'));
  const api: Record<string, unknown> = {
    '/api/auth/user': accountAnswer(account),
    '/api/dashboard/overview': overviewAnswer(overview),
    '/api/server/status': { online: isServerOnline },
  };
  const rendered = renderInPortal(<Page />, {
    path,
    api,
    texts: {
      'mfe-dashboard': texts,
      shell: { errors: errorTexts(), kit: { error: { retry: 'Try Again' } } },
    },
  });
  const { sent, next } = takePosts();
  return {
    ...rendered,
    sent,
    answer: (body, status = 200) => act(async () => next().resolve(Response.json(body, { status }))),
    lose: () => act(async () => next().reject(new TypeError('Failed to fetch'))),
    refuse: (code, params = {}, status = 409) =>
      act(async () => {
        const body = { code, msg: ERROR_TEXTS[code], requestId: 'req-1', params };
        next().resolve(Response.json(body, { status }));
      }),
    setAccount: (changes) => {
      api['/api/auth/user'] = accountAnswer({ ...account, ...changes });
    },
  };
}

/** The button at the foot of the form, once it is there. */
export const submitButton = (name: RegExp | string) => screen.findByRole('button', { name });

function Page() {
  const account = useQuery(watchedAccountQuery());
  const overview = useQuery(overviewQuery());
  return (
    <QueryStates query={account} skeleton={null}>
      {(data) => <AccountDialogs account={data} overview={overview} />}
    </QueryStates>
  );
}

/** Holds back POST calls until the test answers them. */
function takePosts() {
  const sent: SentCall[] = [];
  const waiting: { resolve: (response: Response) => void; reject: (error: unknown) => void }[] = [];
  const { fetch: answerGet } = globalThis;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'GET') return answerGet(input, init);
    sent.push({
      address: new URL(request.url).pathname,
      body: await request.json(),
      key: request.headers.get('idempotency-key'),
    });
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
  };
  const next = () => {
    const call = waiting.shift();
    if (call === undefined) throw new Error('Nothing waits for an answer');
    return call;
  };
  return { sent, next };
}

/** The shell's texts of errors, which in English are the API's messages. */
function errorTexts(): Record<string, Record<string, string>> {
  const bySubject: Record<string, Record<string, string>> = {};
  for (const [code, text] of Object.entries(ERROR_TEXTS)) {
    const [subject = '', name = ''] = code.split('.');
    bySubject[subject] = { ...bySubject[subject], [name]: text };
  }
  return { ...bySubject, client: { network: 'The server could not be reached.' } };
}

export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export async function typeInto(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** The shown balance: its change, before and after. */
export function balance(name: string): string | undefined {
  const row = screen.getByText(name, { selector: 'dt' }).parentElement;
  return row?.textContent.replace(name, '');
}
