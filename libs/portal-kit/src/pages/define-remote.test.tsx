import { callsAhead } from '@portico/testing/calls-ahead';
import { EXAMPLE_CONFIG } from '@portico/contract/example';
import { renderInPortal, type RenderInPortalOptions } from '@portico/testing/react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { LostPage } from '../states/not-found-page';
import { PageMeta } from '../head/page-meta';
import { defineSearch, integer } from '../search/search';
import { definePage, defineView } from './define-page';
import { defineRemote } from './define-remote';

const WORDS = { title: 'title', description: 'text' };

const heading = (text: string) => () => <h1>{text}</h1>;

let preparedParts = 0;

const call = (address: string) => ({
  queryKey: [address],
  queryFn: () => Promise.reject(new Error('asked twice')),
});

const SEA = defineSearch({ depth: integer(0, 1) });

const REMOTE = defineRemote({
  name: 'remote-sea',
  pages: [
    definePage({
      path: '/sea',
      Component: heading('Sea'),
      search: SEA,
      loader: ({ search }) => [
        { queryKey: [`/api/sea?depth=${search.depth}`] },
        { queryKey: ['/api/off'], enabled: false },
      ],
      views: [
        defineView({
          when: { tab: 'tide' },
          lazy: () => Promise.resolve(heading('Tide')),
          loader: ({ search }) => [{ queryKey: [`/api/tide?at=${search.get('at')}`] }],
          handle: { title: 'tide.title', description: 'text' },
        }),
      ],
      handle: WORDS,
    }),
    definePage({
      path: '/guide',
      Component: heading('Guide'),
      loader: ({ language }) => [call(`/api/guide?language=${language}`)],
      handle: { ...WORDS, shownBy: 'guide.isOn', feed: '/api/news.atom', index: false },
    }),
    {
      Component: () => (
        <>
          <Link to="/ship/2">Next ship</Link>
          <Outlet />
        </>
      ),
      permission: 'player',
      handle: { width: 'wide' },
      children: [
        definePage({
          path: '/ship/:id',
          // Like an absent one: the page has the permission of its group.
          permission: undefined,
          lazy: () => Promise.resolve(heading('Ship')),
          loader: ({ params }) => [call(`/api/ships/${params['id']}`)],
          part: async () => (preparedParts += 1),
          handle: { title: 'ship.title', description: 'ship.text', knownBy: 'ship.sails' },
        }),
        definePage({ path: '/ships', permission: 'public', Component: heading('Ships'), handle: WORDS }),
      ],
    },
  ],
});

const TEXTS = {
  title: 'The sea',
  text: 'Salt and water',
  tide: { title: 'Tides' },
  ship: { title: '{{ship.name}}, ship {{id}}', text: 'Sails: {{ship.sails}}' },
};

const open = (path: string, options: Partial<RenderInPortalOptions> = {}, remote = REMOTE) =>
  renderInPortal(<remote.Component />, { path, api: {}, texts: { 'remote-sea': TEXTS }, ...options });

const head = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');

describe('a remote of declared pages', () => {
  it.each([
    ['/sea', 'Sea'],
    ['/sea?tab=tide', 'Tide'],
    ['/sea?tab=storm', 'Sea'],
    ['/ship/7', 'Ship'],
    ['/ships', 'Ships'],
  ])('shows the page at %s', async (path, title) => {
    open(path);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  });

  it('has the page at once whose code was prepared, with its parts', async () => {
    await REMOTE.prepare?.('/ship/7', new URLSearchParams());
    expect(preparedParts).toBe(1);
    open('/ship/7');
    expect(screen.getByRole('heading', { name: 'Ship' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Next ship' })).toBeInTheDocument();
  });

  it.each([
    ['/sea?depth=3', ['/api/sea?depth=3']],
    ['/sea?depth=deep', ['/api/sea?depth=0']],
    ['/sea?tab=tide&at=4', ['/api/tide?at=4']],
    ['/ship/7', ['/api/ships/7']],
    ['/ships', []],
    ['/nowhere', []],
  ])('names the calls that %s begins with', (path, calls) => {
    expect(callsAhead(REMOTE, path)).toEqual(calls);
  });

  it('names the calls in the language of the page', () => {
    expect(callsAhead(REMOTE, '/guide', 'he')).toEqual(['/api/guide?language=he']);
  });

  it('says that there is no page at another address', () => {
    open('/nowhere');
    expect(screen.queryByRole('link', { name: 'Next ship' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });

  it('declares of each page what its group has in common, and what is its own', () => {
    expect(REMOTE.declaration.pages).toMatchObject([
      { path: '/sea', handle: WORDS },
      { path: '/guide' },
      { path: '/ship/:id', permission: 'player', handle: { title: 'ship.title', width: 'wide' } },
      { path: '/ships', permission: 'public', handle: { ...WORDS, width: 'wide' } },
    ]);
  });
});

describe('the head of a declared page', () => {
  const ship = (body: object) => ({ pageData: { '/api/ships/7': { status: 200, body } } });

  it.each([
    ['/sea', 'The sea'],
    ['/sea?tab=tide', 'Tides'],
  ])('is what the page or its view says: %s', async (path, title) => {
    open(path);
    await waitFor(() => expect(document.title).toBe(`${title} · Test World`));
    expect(head('meta[name="robots"]')).toBeUndefined();
  });

  it('of a page about something is filled from its first answer', async () => {
    open('/ship/7', ship({ ship: { name: 'Marigold', sails: 3 } }));
    await waitFor(() => expect(document.title).toBe('Marigold, ship 7 · Test World'));
    expect(head('meta[name="description"]')).toBe('Sails: 3');
    expect(head('meta[name="robots"]')).toBeUndefined();
  });

  it('keeps search engines out of what is not known', async () => {
    open('/ship/7', ship({ ship: { name: 'Marigold', sails: null } }));
    await waitFor(() => expect(head('meta[name="robots"]')).toBe('noindex, nofollow'));
  });

  it('has no title while that answer is on its way', async () => {
    open('/ship/7');
    expect(await screen.findByRole('heading', { name: 'Ship' })).toBeInTheDocument();
    expect(document.title).toBe('');
  });

  it('gives way to that of what the page shows in its place, and comes back after it', async () => {
    const storm = defineRemote({
      name: 'remote-sea',
      pages: [definePage({ path: '/sea', Component: Storm, handle: WORDS })],
    });
    open('/sea', {}, storm);
    expect(document.title).toBe('Storm · Test World');
    await userEvent.click(screen.getByRole('button', { name: 'Calm' }));
    expect(document.title).toBe('The sea · Test World');
    expect(head('meta[name="robots"]')).toBeUndefined();
  });

  it('is that of no page where a setting takes the page away', () => {
    open('/guide', {
      portal: { config: { ...EXAMPLE_CONFIG, guide: { ...EXAMPLE_CONFIG.guide, isOn: false } } },
    });
    expect(screen.queryByRole('heading', { name: 'Guide' })).not.toBeInTheDocument();
    expect(document.title).toMatch(/^kit.notFound.title/);
  });

  it('names the feed of its page, and is no head for search engines where it says so', () => {
    open('/guide', {
      portal: { config: { ...EXAMPLE_CONFIG, guide: { ...EXAMPLE_CONFIG.guide, isOn: true } } },
    });
    expect(screen.getByRole('heading', { name: 'Guide' })).toBeInTheDocument();
    expect(head('meta[name="robots"]')).toBe('noindex, nofollow');
    expect(document.head.querySelector('link[type="application/atom+xml"]')).toHaveAttribute(
      'href',
      '/api/news.atom',
    );
  });

  it('is said by the components of a remote that names none', async () => {
    const before = defineRemote({
      pages: [
        definePage({
          path: '/sea',
          Component: () => <PageMeta title="Old sea" description="Old" />,
          handle: WORDS,
        }),
      ],
    });
    open('/sea', {}, before);
    await waitFor(() => expect(document.title).toBe('Old sea · Test World'));
  });
});

function Storm() {
  const [isOver, setOver] = useState(false);
  if (isOver) return <h1>Sea</h1>;
  return (
    <>
      <LostPage title="Storm" hint="Wait" actions={undefined} />
      <button type="button" onClick={() => setOver(true)}>
        Calm
      </button>
    </>
  );
}
