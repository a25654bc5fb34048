import { portalJsonSchema, releaseJsonSchema } from './schema.js';
import { slotParams, type SlotProps } from './slots.js';

const PORTAL = {
  name: 'mfe-sea',
  contract: 1,
  namespace: 'mfe-sea',
  paths: ['/sea'],
  pages: [{ path: '/sea', titleKey: 'title', descriptionKey: 'text' }],
};

const portalWith = (slots: unknown) => portalJsonSchema.safeParse({ ...PORTAL, slots });

describe('slots that a remote fills', () => {
  it('are none in a portal.json of before', () => {
    expect(portalJsonSchema.parse(PORTAL).slots).toEqual({});
  });

  it('are named by the module alone, or with what is not by default', () => {
    const { slots } = portalJsonSchema.parse({
      ...PORTAL,
      slots: {
        'item.offers': './offers',
        'home.popular-items': { module: './popular', order: 5, permission: 'player', data: ['/api/sea'] },
      },
    });
    expect(slots).toEqual({
      'item.offers': { module: './offers', order: 100, permission: 'public', data: [] },
      'home.popular-items': {
        module: './popular',
        order: 5,
        permission: 'player',
        data: ['/api/sea'],
      },
    });
    // The same schema reads the stored part of a release.
    expect(portalJsonSchema.parse({ ...PORTAL, slots }).slots).toEqual(slots);
  });

  it.each([
    'offers',
    'Item.offers',
    'item.Offers',
    'item..offers',
    'item.',
    'a.b.c.d.e',
    `item.${'o'.repeat(60)}`,
  ])('cannot be called %s', (name) => {
    expect(portalWith(JSON.parse(`{${JSON.stringify(name)}: "./offers"}`)).success).toBe(false);
  });

  it.each([
    'offers',
    './Offers',
    './slots/offers',
    '../offers',
    './remote',
    '',
    { module: './offers', order: -1 },
    { module: './offers', order: 1.5 },
    { module: './offers', permission: 'owner' },
    { module: './offers', data: ['https://elsewhere.example/api/'] },
    { module: './offers', data: Array.from({ length: 5 }, () => '/api/sea') },
    { module: './offers', height: '9rem' },
    { order: 1 },
    ['./offers'],
    null,
  ])('cannot be filled by %j', (fill) => {
    expect(portalWith({ 'item.offers': fill }).success).toBe(false);
  });

  it('are sixteen at most', () => {
    const slots = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`item.part${index}`, './part']));
    expect(portalWith(slots(16)).success).toBe(true);
    expect(portalWith(slots(17)).success).toBe(false);
  });
});

describe('slots in view', () => {
  const pageWith = (slotsInView: unknown) =>
    portalJsonSchema.safeParse({ ...PORTAL, pages: [{ ...PORTAL.pages[0], slotsInView }] });

  it('have their props as texts', () => {
    expect(pageWith({ 'item.offers': { itemId: '{id}' }, 'home.popular-items': {} }).success).toBe(true);
  });

  it.each([{ offers: {} }, { 'item.offers': { 'item-id': '{id}' } }, { 'item.offers': { itemId: 7 } }, 7])(
    'are not said by %j',
    (slotsInView) => {
      expect(pageWith(slotsInView).success).toBe(false);
    },
  );

  it('take their props from path and query, and are left out where one is missing', () => {
    const query = new URLSearchParams('item=7&empty=');
    expect(slotParams({ itemId: '{id}', kind: 'etc' }, { id: '4' }, query)).toEqual({
      itemId: '4',
      kind: 'etc',
    });
    expect(slotParams({ itemId: '{item}' }, {}, query)).toEqual({ itemId: '7' });
    expect(slotParams({ itemId: '{empty}' }, {}, query)).toBeUndefined();
    expect(slotParams({ itemId: '{other}' }, {}, query)).toBeUndefined();
    expect(slotParams({}, {}, query)).toEqual({});
  });
});

it('a release of before exposes its pages alone', () => {
  const release = releaseJsonSchema.parse({
    name: 'mfe-sea',
    version: '1.0.0-0123abcd',
    contract: 1,
    createdAt: 1,
    scope: 'mfe_sea',
    entry: 'remoteEntry.js',
    chunks: [],
    css: [],
    texts: {},
    requires: {},
    bytes: 1,
    hash: '0123abcd',
    portal: PORTAL,
  });
  expect(release.exposes).toEqual({});
  expect(release.portal.slots).toEqual({});
});

/** Props that live releases were built for. Slots only grow: add new props, and leave the others unchanged. */
interface PropsOfContract1 {
  'item.offers': { itemId: number };
  'item.watch': { itemId: number };
  'search.watch': { search: string };
  'home.popular-items': object;
  'home.bargains': object;
  'login.voting': object;
  'thing.card': { kind: 'item' | 'monster'; id: number };
  'player.card': { id: number };
}

/** Does not compile if a slot disappears, or passes less than earlier builds read. */
const asBuiltFor = (props: SlotProps): PropsOfContract1 => props;

test('every slot passes what fills of earlier builds read', () => {
  const props = {
    'item.offers': { itemId: 1 },
    'item.watch': { itemId: 1 },
    'search.watch': { search: '' },
    'home.popular-items': {},
    'home.bargains': {},
    'login.voting': {},
    'thing.card': { kind: 'item', id: 1 },
    'player.card': { id: 1 },
  } as const;
  expect(asBuiltFor(props)).toBe(props);
});
