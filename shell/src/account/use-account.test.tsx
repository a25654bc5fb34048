import { apiQuery, seedPageData, session, signIn, signOut } from '@portico/portal-kit';
import { hydrateInPortal } from '@portico/testing/hydrate';
import {
  QueryClient,
  QueryClientProvider,
  QueryObserver,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { useAccountCache } from './use-account';

const ACCOUNT = apiQuery('/api/auth/user', { authenticated: true });

function Account() {
  return <p>{JSON.stringify(useQuery(ACCOUNT).data)}</p>;
}

function Page({ isGuarded }: { isGuarded: boolean }) {
  useAccountCache();
  return isGuarded ? <Account /> : null;
}

function show(queries: QueryClient, isGuarded: boolean) {
  return render(
    <QueryClientProvider client={queries}>
      <Page isGuarded={isGuarded} />
    </QueryClientProvider>,
  );
}

/** Requests by their token, each answered when the test says so. */
const answers = new Map<string | null, () => void>();

beforeEach(() => {
  globalThis.fetch = (input) =>
    new Promise((resolve) => {
      const of = input instanceof Request ? input.headers.get('x-auth-token') : null;
      answers.set(of, () => resolve(Response.json({ of })));
    });
  signOut();
});

async function answer(token: string): Promise<void> {
  await waitFor(() => expect(answers.has(token)).toBe(true));
  answers.get(token)?.();
}

it('forgets the answers of an account when it signs out', () => {
  signIn('Ada', 'token-1');
  const queries = new QueryClient();
  queries.setQueryData(ACCOUNT.queryKey, { of: 'token-1' });
  show(queries, false);
  act(() => signOut());
  expect(queries.getQueryData(ACCOUNT.queryKey)).toBeUndefined();
});

it('keeps what the page was rendered from until the page is hydrated, and forgets it afterwards', () => {
  signIn('Ada', 'token-1');
  const status = apiQuery('/api/server/status');
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  seedPageData(queries, { [status.queryKey[0] ?? '']: { status: 200, body: { online: true } } });
  show(queries, false);
  act(() => signOut());
  expect(queries.getQueryData(status.queryKey)).toEqual({ online: true });

  const hydrated = new QueryObserver(queries, status).subscribe(() => undefined);
  hydrated();
  act(() => signIn('Bob', 'token-2'));
  expect(queries.getQueryData(status.queryKey)).toBeUndefined();
});

it('asks again for what is shown when another account signs in, and shows nothing of the first meanwhile', async () => {
  signIn('Ada', 'token-1');
  show(new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } }), true);
  await answer('token-1');
  expect(await screen.findByText(/token-1/)).toBeVisible();
  act(() => signIn('Bob', 'token-2'));
  await waitFor(() => expect(screen.queryByText(/token-1/)).not.toBeInTheDocument());
  await answer('token-2');
  expect(await screen.findByText(/token-2/)).toBeVisible();
  expect(session.getState().username).toBe('Bob');
});

it('keeps what came with a page for a player of whom the server did not know', async () => {
  signIn('Ada', 'token-1');
  let seen: unknown;
  function Probe() {
    useAccountCache();
    const queries = useQueryClient();
    useEffect(() => () => void (seen = queries.getQueryData(['/api/world'])), [queries]);
    return null;
  }
  await hydrateInPortal(<Probe />, { path: '/', texts: {}, answers: { '/api/world': { items: 3 } } });
  cleanup();
  expect(seen).toEqual({ items: 3 });
});
