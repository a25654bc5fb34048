import { jest } from '@jest/globals';
import { fillKey, type Registry, type RegistryRemote } from '@portico/contract';
import { EXAMPLE_PORTAL } from '@portico/contract/example';
import { addTexts, startTexts } from '@portico/i18n';
import { PortalProvider, session, Slot, SlotContext, type SlotModule } from '@portico/portal-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { lazy } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import english from '../i18n/en.json' with { type: 'json' };
import { remoteWith } from '../test/remote-with';

type Load = () => Promise<{ default: unknown }>;

/** Requests to the federation runtime, and its answers. */
const asked: string[] = [];
const registered: string[] = [];
let load: (module: string) => ReturnType<Load> = () => Promise.reject(new Error('not set'));

jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({
  registerPlugins: () => undefined,
  registerRemotes: ([remote]: [{ entry: string }]) => registered.push(remote.entry),
  loadRemote: (module: string) => (asked.push(module), load(module)),
}));

const reported: [error: unknown, remote: string, slot: string | undefined][] = [];
jest.unstable_mockModule('../federation/report-error', () => ({
  SHELL: { remote: 'shell', version: '' },
  reportError: (error: unknown, { remote, slot }: { remote: string; slot?: string }) =>
    reported.push([error, remote, slot]),
}));

const { SlotHost } = await import('./slot-host');
const { startServedPage } = await import('../federation/served-page');
const { startRegistry } = await import('../registry/registry-store');

const PORTAL = { ...EXAMPLE_PORTAL, demo: false };

let intersect: (isIntersecting: boolean) => void = () => undefined;

class Observer {
  constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
    intersect = (isIntersecting) => listener([{ isIntersecting }]);
  }
  observe(): void {
    if (isInView) intersect(true);
  }
  disconnect(): void {}
}

let isInView = true;

function show(...remotes: RegistryRemote[]) {
  const registry: Registry = { contract: 1, language: 'en', remotes };
  globalThis.fetch = (input) =>
    Promise.resolve(Response.json(input === '/remotes.json?lng=en' ? registry : { a: 'text' }));
  startRegistry(registry);
  const queries = new QueryClient();
  return render(
    <PortalProvider value={PORTAL}>
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <SlotContext value={SlotHost}>
            <h1>An item</h1>
            <Link to="/other">another item</Link>
            <Slot name="item.offers" itemId={7} className="reserved" />
          </SlotContext>
        </MemoryRouter>
      </QueryClientProvider>
    </PortalProvider>,
  );
}

const place = () => document.querySelector('.reserved');
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function fillOf(text: string, change: Partial<SlotModule<'item.offers'>> = {}) {
  return Promise.resolve({
    default: {
      contract: 1,
      slot: 'item.offers',
      Component: ({ itemId }: { itemId: number }) => <p>{`${text} ${itemId}`}</p>,
      ...change,
    },
  });
}

const gone = () => Promise.reject(Object.assign(new Error('gone'), { name: 'ChunkLoadError' }));

const never = new Promise<never>(() => undefined);
const Late = lazy(() => never);

beforeAll(() => {
  startTexts('en');
  addTexts('en', 'shell', english);
  Object.assign(globalThis, {
    IntersectionObserver: Observer,
    requestIdleCallback: (call: () => void) => setTimeout(call),
  });
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  asked.length = registered.length = reported.length = 0;
  isInView = true;
  session.setState({ isAuthenticated: false, username: null, token: null });
});

describe('SlotHost', () => {
  it('leaves no place where no remote fills the slot', () => {
    show(remoteWith({ slot: 'item.other' }), remoteWith({}, { fills: undefined }));
    expect(place()).toBeNull();
  });

  it.each(['contract_mismatch', 'shared_mismatch', 'release_broken'] as const)(
    'leaves no place for a remote that is refused: %s',
    (code) => {
      show(remoteWith({}, { problem: { code, params: {} } }));
      expect(place()).toBeNull();
    },
  );

  it('reserves the place at once and fills it later, with the props of the page', async () => {
    load = () => fillOf('offers of');
    const remote = remoteWith();
    show(remote);
    expect(place()).toBeEmptyDOMElement();
    expect(asked).toEqual([]);
    expect(await screen.findByText('offers of 7')).toBeVisible();
    expect(place()).toContainElement(screen.getByText('offers of 7'));
    expect(screen.getByText('offers of 7').parentElement).toHaveAttribute('data-remote', remote.name);
    expect(asked).toEqual([`${remote.scope}/offers`]);
  });

  it.each(['empty', 'served'])('asks for nothing before its %s place is near the view', async (kind) => {
    isInView = false;
    load = () => fillOf('offers of');
    const remote = remoteWith();
    const fills = new Set(kind === 'served' ? [fillKey(remote.name, 'item.offers')] : []);
    startServedPage({ address: '/', fills, nodes: [], fillNodes: new Map() });
    show(remote);
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    act(() => intersect(false));
    expect(asked).toEqual([]);
    act(() => intersect(true));
    expect(await screen.findByText('offers of 7')).toBeVisible();
  });

  it('shows several fills in their order', async () => {
    load = (module) => fillOf(module);
    const [last, first, second] = [remoteWith({ order: 200 }), remoteWith({ order: 5 }), remoteWith()];
    show(last, first, second);
    await screen.findByText(`${last.scope}/offers 7`);
    expect([...(place()?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual(
      [first, second, last].map(({ scope }) => `${scope}/offers 7`),
    );
  });

  it('lets one that is slow keep the others waiting for a moment, so that they do not move', async () => {
    const [slow, quick] = [remoteWith(), remoteWith()];
    let answer: (module: { default: unknown }) => void = () => undefined;
    load = (module) =>
      module.startsWith(`${slow.scope}/`)
        ? new Promise((resolve) => {
            answer = resolve;
          })
        : fillOf('quick');
    show(slow, quick);
    await waitFor(() => expect(asked).toHaveLength(2));
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(screen.queryByText('quick 7')).toBeNull();
    expect(await screen.findByText('quick 7')).toBeVisible();
    answer(await fillOf('slow'));
    expect(await screen.findByText('slow 7')).toBeVisible();
  });

  it('is no place within itself, where pieces would hold each other without end', async () => {
    const Inner = () => <Slot name="item.offers" itemId={8} className="inner" />;
    const popular = {
      slot: 'home.popular-items' as 'item.offers',
      Component: () => ['popular', <Inner key="" />],
    };
    const offers = { Component: () => <Slot name="home.popular-items" className="" /> };
    load = (module) => fillOf('', module.endsWith('/popular') ? popular : offers);
    show(remoteWith(), remoteWith({ slot: 'home.popular-items', module: './popular' }));
    expect(await screen.findByText('popular')).toBeVisible();
    expect(document.querySelector('.inner')).toBeNull();
  });

  it('hides a fill from whom it is not for, until somebody signs in', async () => {
    load = () => fillOf('offers of');
    show(remoteWith({ permission: 'player' }));
    expect(place()).toBeNull();
    act(() => session.setState({ isAuthenticated: true }));
    expect(await screen.findByText('offers of 7')).toBeVisible();
    act(() => session.setState({ isAuthenticated: false }));
    expect(place()).toBeNull();
  });
});

describe('a fill that fails', () => {
  const FAULTS: Record<string, (module: string) => ReturnType<Load>> = {
    'cannot be loaded': gone,
    'throws when it is loaded': () => Promise.reject(new Error('a fault of code')),
    'throws when it is rendered': () =>
      fillOf('', {
        Component: () => {
          throw new Error('a fault of code');
        },
      }),
    'is of another contract': () => fillOf('', { contract: 99 }),
    'is for another slot': () => fillOf('', { slot: 'home.popular-items' as 'item.offers' }),
    'is no fill': () => Promise.resolve({ default: 7 }),
  };

  it.each(Object.keys(FAULTS))('%s: says so in its place, and comes with a retry', async (fault) => {
    load = (module) => FAULTS[fault]?.(module) ?? gone();
    const remote = remoteWith();
    show(remote);
    expect(await screen.findByText('Part of this page, from Market, did not load.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'An item' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(place()).not.toBeNull();
    // A missing chunk is requested a second time, and then only when the visitor asks.
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(asked.length).toBeLessThanOrEqual(2);
    expect(registered).toHaveLength(1);
    expect(reported).toEqual([[expect.anything(), remote.name, 'item.offers']]);
    load = () => fillOf('offers of');
    click('Try Again');
    expect(await screen.findByText('offers of 7')).toBeVisible();
    expect(registered.at(-1)).toMatch(/remoteEntry\.js\?retry=/);
  });

  it('leaves the others alone', async () => {
    const [broken, fine] = [remoteWith(), remoteWith()];
    load = (module) => (module.startsWith(broken.scope) ? gone() : fillOf('offers of'));
    show(broken, fine);
    expect(await screen.findByText('offers of 7')).toBeVisible();
    expect(await screen.findByText(/did not load/)).toBeVisible();
  });

  it('is tried again on the next page', async () => {
    load = gone;
    show(remoteWith());
    await screen.findByText(/did not load/);
    load = () => fillOf('offers of');
    fireEvent.click(screen.getByRole('link'));
    expect(await screen.findByText('offers of 7')).toBeVisible();
  });

  it('is tried again when the line is back', async () => {
    load = gone;
    show(remoteWith());
    await screen.findByText(/did not load/);
    load = () => fillOf('offers of');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('offers of 7')).toBeVisible();
  });

  it.each([
    ['never answers', () => never],
    ['waits for ever for a part of its own', () => fillOf('', { Component: () => <Late /> })],
  ])('because it %s says so within fifteen seconds', async (_, wait) => {
    jest.useFakeTimers();
    load = wait;
    show(remoteWith());
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    // Fake timers do not count the time in which its code loads.
    await act(async () => void (await import('./slot-fills')));
    await act(() => jest.advanceTimersByTimeAsync(14_000));
    expect(screen.queryByText(/did not load/)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText(/did not load/)).toBeVisible();
    load = () => fillOf('offers of');
    click('Try Again');
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText('offers of 7')).toBeVisible();
    jest.useRealTimers();
  });
});
