import { callsAhead } from '@portico/testing/calls-ahead';
import { renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import { Link, Outlet } from 'react-router-dom';
import { definePage } from './define-page';
import { defineRemote } from './define-remote';

const WORDS = { title: 'title', description: 'text' };

const heading = (text: string) => () => <h1>{text}</h1>;

let preparedParts = 0;

const REMOTE = defineRemote({
  pages: [
    definePage({
      path: '/sea',
      Component: heading('Sea'),
      loader: ({ search }) => [
        { queryKey: [`/api/sea?depth=${search.get('depth')}`] },
        { queryKey: ['/api/off'], enabled: false },
      ],
      views: [
        {
          when: { tab: 'tide' },
          lazy: () => Promise.resolve(heading('Tide')),
          loader: () => [{ queryKey: ['/api/tide'] }],
        },
      ],
      handle: WORDS,
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
          lazy: () => Promise.resolve(heading('Ship')),
          loader: ({ params }) => [{ queryKey: [`/api/ships/${params['id']}`] }],
          part: { chunk: 'mast', prepare: async () => (preparedParts += 1) },
          handle: WORDS,
        }),
        definePage({ path: '/ships', permission: 'public', Component: heading('Ships'), handle: WORDS }),
      ],
    },
  ],
});

const open = (path: string) => renderInPortal(<REMOTE.Component />, { path, api: {}, texts: {} });

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
    ['/sea?tab=tide', ['/api/tide']],
    ['/ship/7', ['/api/ships/7']],
    ['/ships', []],
    ['/nowhere', []],
  ])('names the calls that %s begins with', (path, calls) => {
    expect(callsAhead(REMOTE, path)).toEqual(calls);
  });

  it('says that there is no page at another address', () => {
    open('/nowhere');
    expect(screen.queryByRole('link', { name: 'Next ship' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });

  it('declares of each page what its group has in common, and what is its own', () => {
    expect(REMOTE.declaration.pages).toMatchObject([
      { path: '/sea', handle: WORDS },
      { path: '/ship/:id', permission: 'player', handle: { ...WORDS, width: 'wide' } },
      { path: '/ships', permission: 'public', handle: { ...WORDS, width: 'wide' } },
    ]);
  });
});
