import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { type ReactNode, Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { EXAMPLE_PORTAL } from '@portico/contract/example';
import { addTexts, startTexts } from '@portico/i18n';
import { PortalProvider } from '@portico/portal-kit';
import english from '../i18n/en.json' with { type: 'json' };
import { remoteWith } from '../test/remote-with';

jest.unstable_mockModule('./report-error', () => ({ reportError: () => {} }));
const SETTLED = Promise.resolve();
let Fill = () => <p>words of a piece</p>;
jest.unstable_mockModule('../slots/fill-views', () => ({
  versionOfFill: () => '1',
  forgetFailedFill: () => undefined,
  forgetFill: () => undefined,
  viewOfFill: () => ({ View: Fill, settled: SETTLED }),
}));
const { RemoteBoundary } = await import('./remote-boundary');
const { SlotFills } = await import('../slots/slot-fills');
const { LateStart } = await import('./remote-route');
const { LOAD_DEADLINE_MS } = await import('./load-deadline');
const { PageIsLive } = await import('./served-page');
const { startServedPage } = await import('./served-page');

const NEVER = new Promise<never>(() => {});

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

test.each([
  [true, 'Part of this page, from Market, did not load.'],
  [false, 'words of a piece'],
])('a piece that waits for ever (%s) while it hydrates says so at the deadline', async (isStuck, text) => {
  const remote = remoteWith();
  const fills = (remote.fills ?? []).map((fill) => ({ remote, fill }));
  const piece = (
    <PortalProvider value={EXAMPLE_PORTAL}>
      <MemoryRouter>
        <SlotFills fills={fills} props={{}} served={new Map()} />
      </MemoryRouter>
    </PortalProvider>
  );
  startTexts('en');
  addTexts('en', 'shell', english);
  const place = document.body.appendChild(document.createElement('div'));
  Fill = () => <p>words of a piece</p>;
  place.innerHTML = renderToString(piece);
  if (isStuck) Fill = () => use(NEVER);
  const root = await act(async () => hydrateRoot(place, piece, { onCaughtError: () => {} }));
  await act(async () => jest.advanceTimersByTime(LOAD_DEADLINE_MS));
  expect(place).toHaveTextContent(text);
  onTestEnd = () => act(() => root.unmount());
});
