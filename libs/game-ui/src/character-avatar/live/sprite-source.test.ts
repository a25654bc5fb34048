import { ApiFailure, prepare } from '@portico/testing/react';
import { SpriteSource } from './sprite-source';

const body = { category: 'Body', id: 2000 } as const;
const ABSENT = {
  code: 'avatars.sprite_not_found',
  msg: 'This item has no pictures.',
  requestId: 'r',
};
const SIZES = { appearances: 50, positions: 30, images: 200 };
const isFull = process.env['PORTICO_TEST_FULL'] === '1';
/** The full suite fills the caches completely. */
const source = new SpriteSource(isFull ? undefined : SIZES);
const sizeOf = (size: number) => (isFull ? size * 10 : size);

/** Each cache of the source: its name, its size, an address and the call that loads it. */
const CACHES = [
  [
    'appearances',
    sizeOf(SIZES.appearances),
    (n: number) => `/api/characters/appearance/${n}`,
    (n: number) => source.appearance(n),
  ],
  [
    'positions',
    sizeOf(SIZES.positions),
    (n: number) => `/api/wz-xml/position/Body/${n}`,
    (n: number) => source.spriteSet({ ...body, id: n }),
  ],
  [
    'images',
    sizeOf(SIZES.images),
    (n: number) => `/png.php/Body/00002000.img/part${n}.png`,
    (n: number) => source.image(body, `part${n}`),
  ],
] as const;

it.each(CACHES)('keeps %s: %i, and lets the oldest go first', async (_name, size, addressOf, load) => {
  const numbers = Array.from({ length: size + 1 }, (_, index) => index + 1);
  // Missing pictures are cached too.
  const absent = numbers.map((n) => [addressOf(n), new ApiFailure(404, ABSENT)]);
  const asked = prepare({ path: '/', texts: {}, api: Object.fromEntries(absent) });
  await Promise.all<unknown>(numbers.map((n) => load(n)));
  expect(asked).toEqual(numbers.map(addressOf));
  await load(2);
  expect(asked).toHaveLength(size + 1);
  await load(1);
  expect(asked).toHaveLength(size + 2);
});
