import { jest } from '@jest/globals';
import type { Registry, RegistryRemote } from '@portico/contract';
import { EXAMPLE_PORTAL, examplePage, exampleRemote } from '@portico/contract/example';
import { addTexts, startTexts } from '@portico/i18n';
import { PortalProvider, type RemoteModule } from '@portico/portal-kit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import english from './i18n/en.json' with { type: 'json' };

type Load = () => Promise<{ default: RemoteModule }>;

/** Registrations that the federation runtime was given, and its answers. */
const registered: { entry: string; isForced: boolean }[] = [];
let load: Load = () => Promise.reject(new Error('not set'));

jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({
  registerPlugins: () => undefined,
  registerRemotes: ([remote]: [{ entry: string }], options: { force: boolean }) =>
    registered.push({ entry: remote.entry, isForced: options.force }),
  loadRemote: () => load(),
}));

const { PortalPages } = await import('./portal');
const { refreshRegistry, startRegistry } = await import('./registry/registry-store');

/** Each test has its own remote, because loaded code stays for the life of a page. */
let count = 0;

function remoteOf(change: Partial<RegistryRemote> = {}): RegistryRemote {
  count += 1;
  return exampleRemote(`mfe-test${count}`, [examplePage('/market'), examplePage('/market/:id')], {
    navigation: [{ path: '/market', order: 1, label: 'Market', permission: 'public' }],
    ...change,
  });
}

const registryOf = (...remotes: RegistryRemote[]): Registry => ({ contract: 1, language: 'en', remotes });

/** Always answers texts of remotes, and the registry with the server's current state. */
function serve(registry: unknown): void {
  globalThis.fetch = (input) =>
    Promise.resolve(
      (input instanceof Request ? input.url : String(input)).startsWith('/remotes.json')
        ? Response.json(registry)
        : Response.json({ a: 'text' }),
    );
}

function show(
  remote: RegistryRemote,
  served: Registry = registryOf(remote),
  path = '/market',
  portal = EXAMPLE_PORTAL,
) {
  serve(served);
  startRegistry(registryOf(remote));
  return render(
    <PortalProvider value={portal}>
      <MemoryRouter initialEntries={[path]}>
        <Link to="/market/1">a stall</Link>
        <Link to="/market">all stalls</Link>
        <PortalPages />
      </MemoryRouter>
    </PortalProvider>,
  );
}

const market: Load = () => Promise.resolve({ default: { contract: 1, Component: () => <p>stalls</p> } });
const gone: Load = () =>
  Promise.reject(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }));

beforeAll(() => {
  startTexts('en');
  addTexts('en', 'shell', english);
});

beforeEach(() => {
  registered.length = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('PortalPages', () => {
  it('says why the server refuses a release, and does not ask for its code', async () => {
    show(remoteOf({ problem: { code: 'contract_mismatch', params: {} } }));
    expect(await screen.findByRole('heading', { name: 'Market is not available' })).toBeVisible();
    expect(screen.getByText(/another version of the site/)).toBeVisible();
    expect(registered).toEqual([]);
  });

  it('leads on from an unknown address: to the home page and to public pages of the navigation', () => {
    const navigation = [
      { path: '/market', order: 1, label: 'Market', permission: 'public' as const },
      { path: '/admin', order: 2, label: 'Admin', permission: 'webAdmin' as const },
    ];
    const remote = remoteOf({ navigation });
    show(remote, registryOf(remote), '/no/such/page');
    expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Market' })).toHaveAttribute('href', '/market');
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
  });

  it('leads on in the same way from a page that a setting hides', () => {
    const remote = remoteOf({
      pages: [examplePage('/market'), examplePage('/market/sales', { shownBy: 'developerTools.isOn' })],
    });
    const config = { ...EXAMPLE_PORTAL.config, developerTools: { isOn: false } };
    show(remote, registryOf(remote), '/market/sales', { ...EXAMPLE_PORTAL, config });
    expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Market' })).toHaveAttribute('href', '/market');
    expect(registered).toEqual([]);
  });

  it('shows what the remote exposes', async () => {
    load = market;
    show(remoteOf());
    expect(await screen.findByText('stalls')).toBeVisible();
  });

  it('says by its name which part could not be loaded, and loads it on retry under a fresh address', async () => {
    load = gone;
    const remote = remoteOf();
    show(remote);
    expect(await screen.findByRole('heading', { name: 'Market couldn’t be loaded' })).toBeVisible();
    load = market;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('stalls')).toBeVisible();
    expect(registered[0]).toEqual({ entry: remote.entry, isForced: false });
    expect(registered.at(-1)?.isForced).toBe(true);
    expect(registered.at(-1)?.entry).toMatch(/remoteEntry\.js\?retry=/);
  });

  it('asks for the connection where there is none, and loads the part once it is back', async () => {
    load = gone;
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show(remoteOf());
    expect(await screen.findByText(/Check your connection/)).toBeVisible();
    expect(screen.queryByText(/works as usual/)).toBeNull();
    load = market;
    onLine.mockRestore();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('stalls')).toBeVisible();
  });

  it('goes on with the new release, without a word, when a deploy took the files away', async () => {
    const remote = remoteOf();
    const next = {
      ...remote,
      version: '1.0.1-00000002',
      entry: `/releases/${remote.name}/1.0.1-00000002/remoteEntry.js`,
    };
    load = () => (registered.at(-1)?.entry.includes('00000002') ? market() : gone());
    show(remote, registryOf(next));
    expect(await screen.findByText('stalls')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps an error inside the remote to its place and starts it again on retry', async () => {
    load = () =>
      Promise.resolve({
        default: {
          contract: 1,
          Component: () => {
            throw new Error('a fault of code');
          },
        },
      });
    show(remoteOf());
    expect(await screen.findByRole('heading', { name: 'Market ran into an error' })).toBeVisible();
    load = market;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('stalls')).toBeVisible();
  });

  it('goes from a page that throws to another of the same remote, and back', async () => {
    const Broken = () => {
      throw new Error('a fault of code');
    };
    const Component = () => (
      <Routes>
        <Route path="/market" element={<Broken />} />
        <Route path="/market/1" element={<p>one stall</p>} />
      </Routes>
    );
    load = () => Promise.resolve({ default: { contract: 1, Component } });
    show(remoteOf());
    expect(await screen.findByRole('alert')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'a stall' }));
    expect(screen.getByText('one stall')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'all stalls' }));
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('keeps a page that works when the registry finds a problem with its release, or loses it', async () => {
    load = market;
    const remote = remoteOf();
    show(remote);
    expect(await screen.findByText('stalls')).toBeVisible();
    const broken = { ...remote, problem: { code: 'release_broken' as const, params: {} } };
    for (const registry of [registryOf(broken), registryOf(), { remotes: 'none' }]) {
      serve(registry);
      await act(() => refreshRegistry({ force: true }));
      expect(screen.getByText('stalls')).toBeVisible();
      await userEvent.click(screen.getByRole('link', { name: 'a stall' }));
      expect(screen.getByText('stalls')).toBeVisible();
    }
  });

  it('says within fifteen seconds that a remote does not come, and loads it on retry', async () => {
    jest.useFakeTimers();
    load = () => new Promise(() => undefined);
    show(remoteOf({ paths: ['/market'] }));
    await act(() => jest.advanceTimersByTimeAsync(14_900));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('heading', { name: 'Market couldn’t be loaded' })).toBeVisible();
    load = market;
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText('stalls')).toBeVisible();
    expect(registered.at(-1)?.entry).toMatch(/remoteEntry\.js\?retry=/);
    jest.useRealTimers();
  });

  it('says so too where a page of a loaded remote waits for ever', async () => {
    const Late = lazy(() => new Promise<never>(() => undefined));
    load = () => Promise.resolve({ default: { contract: 1, Component: () => <Late /> } });
    jest.useFakeTimers();
    show(remoteOf());
    await act(() => jest.advanceTimersByTimeAsync(16_000));
    expect(screen.getByRole('heading', { name: 'Market couldn’t be loaded' })).toBeVisible();
    jest.useRealTimers();
  });

  it('does not start a remote of another contract', async () => {
    load = () => Promise.resolve({ default: { contract: 99, Component: () => <p>stalls</p> } });
    show(remoteOf());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByText('stalls')).not.toBeInTheDocument();
  });
});
