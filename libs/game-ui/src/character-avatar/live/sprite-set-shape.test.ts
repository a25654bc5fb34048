import type { SpriteSet } from '@portico/avatar';
import { asSpriteSet } from './sprite-source';

const PART = {
  image: 'stand1.0.body',
  width: 20,
  height: 30,
  origin: { x: 10, y: 30 },
  anchors: { neck: { x: 0, y: -30 } },
  layer: 'body',
};
const FRAME = { delay: 500, showsFace: true, parts: [PART] };
const BODY = { category: 'Body', id: 2000, scale: 1, slots: 'Bd', frames: { stand1: [FRAME] } };

/** Goes through JSON, as an answer of the server does. */
const sent = (set: object) => JSON.parse(JSON.stringify(set)) as SpriteSet;
const check = (set: object) => asSpriteSet(sent(set), { category: 'Body', id: 2000 });
const withFrames = (...frames: readonly unknown[]) => ({ ...BODY, frames: { stand1: frames } });
const withPart = (part: object) => withFrames({ ...FRAME, parts: [{ ...PART, ...part }] });
const many = (count: number) => Array.from({ length: count }, () => PART);

it('takes a set as the server sends it', () => {
  expect(check(BODY)).toEqual(BODY);
  const covers = { ...BODY, variants: { sword: BODY.frames } };
  expect(check(covers)).toEqual(covers);
  expect(check(withPart({ skins: [1, 2] }))).toEqual(withPart({ skins: [1, 2] }));
});

it.each<[string, object]>([
  ['nothing', {}],
  ['a list', []],
  ['another item', { ...BODY, id: 2001 }],
  ['no frames', { ...BODY, frames: null }],
  ['frames that are no lists', { ...BODY, frames: { stand1: FRAME } }],
  ['a frame that is null', withFrames(null)],
  ['a frame without parts', withFrames({ delay: 0, showsFace: true })],
  ['an endless delay', withFrames({ ...FRAME, delay: 1e300 })],
  ['a negative delay', withFrames({ ...FRAME, delay: -1 })],
  ['a huge scale', { ...BODY, scale: 1000 }],
  ['a scale of text', { ...BODY, scale: '1' }],
  ['an anchor far away', withPart({ anchors: { neck: { x: 1e9, y: 0 } } })],
  ['an anchor that is no point', withPart({ anchors: { neck: [1, 2] } })],
  ['an origin without y', withPart({ origin: { x: 1 } })],
  ['a part without a picture', withPart({ image: null })],
  ['many frames', withFrames(...Array.from({ length: 65 }, () => FRAME))],
  ['a hundred thousand parts', withFrames({ ...FRAME, parts: many(100_000) })],
  [
    'many parts in all',
    { ...BODY, frames: { stand1: Array.from({ length: 63 }, () => ({ ...FRAME, parts: many(64) })) } },
  ],
])('refuses %s', (_what, set) => {
  expect(() => check(set)).toThrow('Not the sprites of Body 2000');
});
