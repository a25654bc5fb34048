import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { type ReactNode, Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';

jest.unstable_mockModule('./report-error', () => ({ reportError: () => {} }));
const { RemoteBoundary } = await import('./remote-boundary');
const { LateStart } = await import('./remote-route');
const { LOAD_DEADLINE_MS } = await import('./load-deadline');
const { PageIsLive } = await import('./page-is-live');
const { startServedPage } = await import('./served-page');

const NEVER = new Promise<never>(() => {});
const SETTLED = Promise.resolve();

function Page({ isStuck }: { isStuck: boolean }) {
  if (isStuck) use(NEVER);
  return <p>words of the server</p>;
}

const portal = (page: ReactNode) => (
  <MemoryRouter initialEntries={['/sea']}>
    <RemoteBoundary
      place="/sea"
      source={{ remote: 'mfe-sea', version: '1' }}
      renderError={(error) => <p>failed: {String(error)}</p>}
    >
      <LateStart remote="mfe-sea" settled={SETTLED} />
      <Suspense fallback="a skeleton">
        {page}
        <PageIsLive />
      </Suspense>
    </RemoteBoundary>
  </MemoryRouter>
);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function hydrate(isStuck: boolean): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(portal(<Page isStuck={false} />));
  startServedPage({ address: '/sea', fills: new Set(), nodes: [], fillNodes: new Map() });
  const root = await act(async () =>
    hydrateRoot(place, portal(<Page isStuck={isStuck} />), { onCaughtError: () => {} }),
  );
  await act(async () => jest.advanceTimersByTime(LOAD_DEADLINE_MS - 1));
  expect(screen.getByText('words of the server')).toBeInTheDocument();
  await act(async () => jest.advanceTimersByTime(2));
  onTestEnd = () => act(() => root.unmount());
}

let onTestEnd = () => {};
afterEach(() => onTestEnd());

test('a page that waits for ever while it hydrates fails at the deadline', async () => {
  await hydrate(true);
  expect(screen.getByText('failed: RemoteLoadError: mfe-sea: deadline')).toBeInTheDocument();
});

test('a page that is live stays', async () => {
  await hydrate(false);
  expect(screen.getByText('words of the server')).toBeInTheDocument();
});
