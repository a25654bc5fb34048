import { signIn, signOut } from '@portico/portal-kit';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEXTS } from '../../test/texts';
import { DressingRoomPage } from './dressing-room-page';

const APPEARANCE = {
  characterId: 7,
  gender: 1,
  skin: 2,
  face: 21_000,
  hair: 31_000,
  cap: 1_002_357,
  worn: [{ slot: 'cap', itemId: 1_002_357, name: 'Emberhorn Helm' }],
};

const pagination = { page: 1, limit: 30, total: 2, pages: 1 };

const HATS = {
  pieces: [
    { id: 1_002_357, name: 'Emberhorn Helm', colors: [1_002_357] },
    { id: 1_002_001, name: 'Straw Hat', colors: [1_002_001] },
  ],
  pagination,
};

const HAIR = {
  pieces: [{ id: 31_000, name: null, colors: [31_000, 31_001] }],
  pagination,
};

function open(path: string, api: Record<string, unknown> = {}) {
  return renderInPortal(<DressingRoomPage />, {
    path,
    texts: { 'mfe-public': TEXTS.en },
    api: {
      '/api/characters/appearance/7': APPEARANCE,
      '/api/avatars/outfit': { worn: [] },
      '/api/avatars/outfit?cap=1002001': { worn: [{ slot: 'cap', itemId: 1_002_001, name: 'Straw Hat' }] },
      '/api/avatars/wardrobe?slot=cap': HATS,
      '/api/avatars/wardrobe?slot=hair': HAIR,
      ...api,
    },
  });
}

const worn = async () => within(await screen.findByRole('region', { name: 'What you’re trying on' }));
const wardrobe = async (name: string) => within(await screen.findByRole('region', { name }));
const figure = () => screen.getByRole('img', { name: 'Your look' }).querySelector('img');

it('begins with what a character wears, and says how its pieces are called', async () => {
  open('/dressing-room?character=7');
  expect((await worn()).getByRole('link', { name: 'Emberhorn Helm' })).toHaveAttribute(
    'href',
    '/item/1002357',
  );
  expect(figure()).toHaveAttribute(
    'src',
    '/api/avatars/drawing?cap=1002357&face=21000&gender=1&hair=31000&skin=2&stance=stand&view=figure',
  );
});

it('puts a piece on by an address that back undoes', async () => {
  const { address } = open('/dressing-room?character=7');
  await userEvent.click(await (await wardrobe('Hat')).findByRole('link', { name: 'Straw Hat' }));
  expect(address()).toBe('/dressing-room?character=7&cap=1002001');
  expect(await (await worn()).findByRole('link', { name: 'Straw Hat' })).toBeInTheDocument();
  expect((await wardrobe('Hat')).getByRole('link', { name: 'Straw Hat' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

it('takes a piece off, and everything back', async () => {
  const { address } = open('/dressing-room?character=7&stance=walk');
  await userEvent.click(await screen.findByRole('link', { name: 'Take off: Hat' }));
  expect(address()).toBe('/dressing-room?character=7&stance=walk&cap=0');
  expect(figure()?.getAttribute('src')).not.toContain('cap=');
  await userEvent.click(screen.getByRole('link', { name: 'Start over' }));
  expect(address()).toBe('/dressing-room?character=7');
});

it('has hair in its colours', async () => {
  const { address } = open('/dressing-room?character=7&slot=hair');
  const colors = within(await screen.findByRole('navigation', { name: 'Colors' }));
  await userEvent.click(colors.getByRole('link', { name: 'Color 2' }));
  expect(address()).toBe('/dressing-room?character=7&slot=hair&hair=31001');
});

it('copies an address with the look and without the character', async () => {
  const user = userEvent.setup();
  const appearance = { ...APPEARANCE, weapon: 1_702_100, weaponType: 'bow' };
  open('/dressing-room?character=7', { '/api/characters/appearance/7': appearance });
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  const copied = new URL(await navigator.clipboard.readText()).searchParams;
  expect(copied.has('character')).toBe(false);
  expect(copied.get('hair')).toBe('31000');
  expect(copied.get('coat')).toBe('0');
  expect([copied.get('weapon'), copied.get('weaponType')]).toEqual(['1702100', 'bow']);
});

it('has the colours of hair that is not on the page', async () => {
  const other = { pieces: [{ id: 30_000, name: null, colors: [30_000, 30_001] }], pagination };
  open('/dressing-room?character=7&slot=hair&page=2', {
    '/api/avatars/wardrobe?page=2&slot=hair': other,
    '/api/avatars/wardrobe?search=31000&slot=hair': HAIR,
  });
  const colors = within(await screen.findByRole('navigation', { name: 'Colors' }));
  expect(colors.getByRole('link', { name: 'Color 1' })).toHaveAttribute('aria-current', 'true');
});

it('says that there is no such character', async () => {
  const body = { code: 'players.player_not_found', msg: 'Not found', requestId: 'r1' };
  open('/dressing-room?character=7', { '/api/characters/appearance/7': new ApiFailure(404, body) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Character not found' })).toBeVisible();
});

it('dresses up somebody new without a character', async () => {
  open('/dressing-room', {
    '/api/avatars/outfit': { worn: [{ slot: 'cap', itemId: 1_002_357, name: 'Emberhorn Helm' }] },
  });
  expect(await (await worn()).findByRole('link', { name: 'Emberhorn Helm' })).toBeVisible();
  expect(figure()).toHaveAttribute(
    'src',
    '/api/avatars/drawing?cap=1002357&face=20000&gender=0&hair=30000&skin=0&stance=stand&view=figure',
  );
});

it('begins with the own character of a player who is signed in', async () => {
  act(() => signIn('mira', 'token'));
  const { address } = open('/dressing-room', {
    '/api/auth/user': { username: 'mira', banned: false, characters: [{ id: 7, name: 'Mira' }] },
    '/api/dashboard/overview': { characters: [] },
  });
  await waitFor(() => expect(address()).toBe('/dressing-room?character=7'));
  // The address changes before the page, so its old first region may still be there for a moment.
  await waitFor(() => {
    const region = screen.getByRole('region', { name: 'What you’re trying on' });
    expect(within(region).getByRole('link', { name: 'Emberhorn Helm' })).toBeVisible();
  });
  act(signOut);
});
