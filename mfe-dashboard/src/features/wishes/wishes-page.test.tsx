import { signIn, signOut } from '@portico/portal-kit';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { useQueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import { NO_BROWSERS } from '../../shared/push/test/push-data';
import { ItemWatch } from './watch-form';
import { SearchWatch } from './search-watch';
import { WishesPage } from './wishes-page';

const KEY = 'portico.wishes';
const STORE = {
  characterId: 7,
  characterName: 'Brannoc',
  description: null,
  itemCount: 1,
  channel: 2,
  mapId: 910_000_004,
};
const OAR = {
  id: 1_302_000,
  name: 'Ferry Oar',
  type: 'equipment',
  offer: { price: 3000, store: STORE, item: { quantity: 2 } },
  offerCount: 3,
  dropper: {
    id: 100_100,
    name: 'Dockside Crab',
    level: 12,
    boss: false,
    actualPercent: 0.24,
    questId: null,
    hours: 0.7,
  },
};
const TONIC = { ...OAR, id: 2_000_000, name: 'Plum Tonic', type: 'use', offer: null, dropper: null };

const itemsAt = (...ids: number[]) => `/api/wishes/items?ids=${ids.join('.')}`;

const MESSAGES = { isMailed: true, canMail: true };

function open(api: Record<string, unknown>, path = '/wishes') {
  const page = (
    <>
      <WishesPage />
      <Refetch />
    </>
  );
  api['/api/wishes/messages'] ??= MESSAGES;
  api['/api/wishes/messages/browsers'] = NO_BROWSERS;
  return renderInPortal(page, { path, api, texts: { 'mfe-dashboard': texts } });
}

function Refetch() {
  const queries = useQueryClient();
  return <button onClick={() => void queries.refetchQueries()}>Refetch</button>;
}

beforeEach(() => localStorage.clear());
afterEach(() => act(signOut));

const heartOf = (name: string) => screen.findByRole('button', { name: new RegExp(`^Wish list: .${name}`) });
const listed = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('leads a visitor without wishes to the database', async () => {
  open({});
  expect(await screen.findByText('Your wish list is empty')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse the database' })).toHaveAttribute('href', '/database');
  expect(screen.getByText(/kept on this device/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Fwishes');
});

it('shows who sells each item cheapest and which monster drops it, and takes it off the device', async () => {
  localStorage.setItem(KEY, JSON.stringify([TONIC.id, OAR.id]));
  open({ [itemsAt(TONIC.id, OAR.id)]: { items: [TONIC, OAR] }, [itemsAt(OAR.id)]: { items: [OAR] } });
  expect(await screen.findByRole('link', { name: 'Brannoc' })).toHaveAttribute('href', '/market/7');
  expect(screen.getByText(/FM4, Channel 2 · 3 offers/)).toBeVisible();
  expect(screen.getByText('1,500')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dockside Crab' })).toHaveAttribute('href', '/monster/100100');
  const farm = screen.getByRole('link', { name: '42 min on average', description: 'Where to farm it' });
  expect(farm).toHaveAttribute('href', '/item/1302000/farm');
  expect(screen.getByText('No one is selling it right now')).toBeVisible();
  // Finds and clicks in one step, because the code may load in between and replace the button.
  await waitFor(() => fireEvent.click(screen.getByRole('button', { name: /Plum Tonic/, pressed: true })));
  await waitFor(() => expect(listed()).toEqual(['Ferry Oar']));
  expect(localStorage.getItem(KEY)).toBe(JSON.stringify([OAR.id]));
});

it('shows a row for an item that the database has no more, and takes it off', async () => {
  localStorage.setItem(KEY, JSON.stringify([9, OAR.id]));
  open({ [itemsAt(9, OAR.id)]: { items: [OAR] }, [itemsAt(OAR.id)]: { items: [OAR] } });
  await heartOf('Ferry Oar');
  expect(listed()).toEqual(['Item 9, no longer in the database', 'Ferry Oar']);
  await userEvent.click(await heartOf('Item 9'));
  await waitFor(() => expect(listed()).toEqual(['Ferry Oar']));
});

it('moves the list of the device to the account at login', async () => {
  localStorage.setItem(KEY, JSON.stringify([OAR.id]));
  const { asked } = open({
    [itemsAt(OAR.id)]: { items: [OAR] },
    [itemsAt(TONIC.id, OAR.id)]: { items: [TONIC, OAR] },
    '/api/wishes/add': { itemIds: [TONIC.id, OAR.id] },
  });
  await heartOf('Ferry Oar');
  act(() => signIn('anna', 'token'));
  await heartOf('Plum Tonic');
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(asked.filter((address) => address.startsWith('/api/wishes/add'))).toHaveLength(1);
});

it('keeps the list of the device where the account has no room, and says why a change failed', async () => {
  localStorage.setItem(KEY, JSON.stringify([TONIC.id]));
  signIn('anna', 'token');
  const full = new ApiFailure(409, {
    code: 'wishes.too_many',
    msg: 'Full',
    requestId: '1',
    params: { max: 50 },
  });
  const { asked } = open({
    '/api/wishes': { itemIds: [OAR.id] },
    '/api/wishes/add': full,
    '/api/wishes/remove': full,
    [itemsAt(OAR.id)]: { items: [OAR] },
  });
  await userEvent.click(await heartOf('Ferry Oar'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Full');
  // The list is requested again without the refused wishes.
  const asks = (address: string) => asked.filter((one) => one === address).length;
  await userEvent.click(screen.getByRole('button', { name: 'Refetch' }));
  await waitFor(() => expect(asks('/api/wishes')).toBe(2));
  expect(asks('/api/wishes/add')).toBe(1);
  expect(localStorage.getItem(KEY)).toBe(JSON.stringify([TONIC.id]));
});

it('watches an item of the account for a price as players write it, and stops', async () => {
  signIn('anna', 'token');
  const api: Record<string, unknown> = {
    '/api/wishes': { itemIds: [OAR.id], watches: [] },
    '/api/wishes/watch': {
      itemIds: [OAR.id],
      watches: [{ itemId: OAR.id, maxPrice: 1_500_000, hitAt: 5 }],
    },
    [itemsAt(OAR.id)]: { items: [OAR] },
  };
  const { asked } = open(api);
  await userEvent.click(
    await screen.findByRole('button', { name: `Watch the price: \u2068${OAR.name}\u2069` }),
  );
  const field = screen.getByLabelText('Alert me at or below (mesos each)');
  await userEvent.keyboard('ten{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Type a price');
  expect(asked).not.toContain('/api/wishes/watch');
  await userEvent.clear(field);
  await userEvent.type(field, '1.5m{Enter}');
  expect(await screen.findByText('Alert at 1,500,000 mesos each or less')).toBeVisible();
  expect(screen.getByText('At your price')).toBeVisible();
  expect(screen.getByRole('button', { name: `Stop: \u2068${OAR.name}\u2069` })).toHaveFocus();
  api['/api/wishes/watch'] = api['/api/wishes'];
  await userEvent.click(screen.getByRole('button', { name: `Stop: \u2068${OAR.name}\u2069` }));
  expect(await screen.findByLabelText('Alert me at or below (mesos each)')).toHaveFocus();
});

it.each([
  ['ends a watch by the link of a mail, once', {}, 'This watch has ended.', ''],
  [
    'says that a link is unknown',
    new ApiFailure(400, { code: 'wishes.link_unknown', msg: 'Unknown link', requestId: '1' }),
    'Unknown link',
    '#stop=1.2.abc-_',
  ],
])('%s, without a login', async (_, answer, words, hash) => {
  history.replaceState(null, '', '/wishes#stop=1.2.abc-_');
  open({ '/api/wishes/stop': answer }, '/wishes#stop=1.2.abc-_');
  expect(await screen.findByText(words)).toBeVisible();
  expect(location.hash).toBe(hash);
});

it('watches an item on its own page too', async () => {
  signIn('anna', 'token');
  const { asked } = renderInPortal(<ItemWatch itemId={OAR.id} />, {
    path: '/item/1302000',
    api: {
      '/api/wishes': { itemIds: [], watches: [] },
      '/api/wishes/watch': {
        itemIds: [OAR.id],
        watches: [{ itemId: OAR.id, maxPrice: 900, hitAt: null }],
      },
    },
    texts: { 'mfe-dashboard': texts },
  });
  await userEvent.type(await screen.findByLabelText('Alert me at or below (mesos each)'), '900{Enter}');
  expect(await screen.findByText('Alert at 900 mesos each or less')).toBeVisible();
  expect(asked).toEqual(['/api/wishes', '/api/wishes/watch']);
});

it('lists watched searches, and ends them', async () => {
  signIn('anna', 'token');
  const api: Record<string, unknown> = {
    '/api/wishes': { itemIds: [], watches: [] },
    '/api/wishes/searches': {
      searches: [
        { id: 4, search: '?all=watk_90-&max=1500000&search=oar&sort=price_asc', hitAt: 5 },
        { id: 5, search: '?max=5&scrolls=clean', hitAt: null },
      ],
    },
    '/api/wishes/searches/end': { searches: [] },
  };
  open(api);
  const [named, unnamed] = await screen.findAllByRole('link', { name: /Filters: 1$/ });
  expect(named).toHaveTextContent('oar, Filters: 1');
  expect(named).toHaveAttribute('href', '/market/search?all=watk_90-&max=1500000&search=oar&sort=price_asc');
  expect(unnamed).toHaveTextContent('Any item, Filters: 1');
  expect(screen.getByText('Up to 1,500,000 mesos').parentElement).toHaveTextContent('On sale now');
  fireEvent.click(screen.getAllByRole('button', { name: 'Stop' })[0] ?? document.body);
  await waitFor(() => expect(screen.queryByText('Watched searches')).toBeNull());
});

it('watches a search for a price, beside its other watches', async () => {
  signIn('anna', 'token');
  const search = '?all=watk_90-&max=900000&min=5000&sort=price_asc';
  renderInPortal(<SearchWatch search="min=5k&all=watk_90-&max=1.5m&sort=sum_desc" />, {
    path: '/market/search',
    api: {
      '/api/wishes/searches': {
        searches: [
          { id: 4, search, hitAt: null },
          { id: 5, search: '?all=watk_91-&max=5', hitAt: null },
        ],
      },
      '/api/wishes/searches/watch': {
        searches: [{ id: 6, search: search.replace('900000', '1500000'), hitAt: 5 }],
      },
    },
    texts: { 'mfe-dashboard': texts },
  });
  expect(await screen.findByText('Up to 900,000 mesos')).toBeVisible();
  expect(screen.queryByText('Up to 5 mesos')).toBeNull();
  expect(screen.getByLabelText('Alert me at or below (mesos)')).toHaveValue('1.5m');
  fireEvent.click(screen.getByRole('button', { name: 'Watch' }));
  expect(await screen.findByText('Up to 1,500,000 mesos')).toBeVisible();
});

describe('price alerts', () => {
  const openWith = (messages: object) => {
    signIn('anna', 'token');
    const api: Record<string, unknown> = {
      '/api/wishes': { itemIds: [], watches: [] },
      '/api/wishes/searches': { searches: [] },
      '/api/wishes/messages': messages,
    };
    open(api);
    return api;
  };

  it('come by mail until that is turned off', async () => {
    const api = openWith(MESSAGES);
    api['/api/wishes/messages/mail'] = { ...MESSAGES, isMailed: false };
    const mail = await screen.findByRole('switch', { name: 'By email' });
    expect(mail).toBeChecked();
    fireEvent.click(mail);
    await waitFor(() => expect(mail).not.toBeChecked());
  });

  it('lead a player without a confirmed address to it', async () => {
    openWith({ ...MESSAGES, canMail: false });
    expect(await screen.findByText(/need a confirmed address/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Security' })).toHaveAttribute('href', '/dashboard/security');
  });
});
