import { drawItem } from '@portico/game-art/items';
import { drawMonster } from '@portico/game-art/monsters';
import { type CardContent, drawCard } from './card-drawing.js';

const CARD: CardContent = { siteName: 'Lantern Isle', name: 'Ferry Oar', facts: ['Lv. 10'], pictures: [] };
const oar = { drawing: drawItem({ id: 1302000, name: 'Ferry Oar' }) };
const wolf = { drawing: drawMonster({ id: 100100, level: 30, isBoss: false, name: 'Wolf' }) };

const idsOf = (card: string) => Array.from(card.matchAll(/ id="([^"]+)"/g), ([, id]) => id);

it.each([
  ['one drawing', { pictures: [oar] }],
  ['three drawings', { pictures: [oar, oar, wolf] }],
  ['a row of drawings', { facts: [], pictures: [wolf, wolf, oar, oar, wolf] }],
])('a card of %s has each id once', (_, parts) => {
  const ids = idsOf(drawCard({ ...CARD, ...parts }));
  expect(ids.length).toBeGreaterThan(3);
  expect(new Set(ids).size).toBe(ids.length);
});

it('a card holds our drawings by their parts and the pixels of an owner as an image', () => {
  const png = Buffer.from('pixels');
  const card = drawCard({ ...CARD, pictures: [oar, { png }] });
  expect(card.match(/<svg /g)).toHaveLength(2);
  expect(card.match(/<image /g)).toHaveLength(1);
  expect(card).toContain(`href="data:image/png;base64,${png.toString('base64')}"`);
});

it('a card of a view shows the middle of it', () => {
  expect(drawCard({ ...CARD, isView: true, pictures: [oar] })).toContain(
    'preserveAspectRatio="xMidYMid slice"',
  );
});
