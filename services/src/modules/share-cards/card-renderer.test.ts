import { drawItem } from '@portico/game-art/items';
import { type CardContent, drawCard } from './card-drawing.js';
import { CardRenderer } from './card-renderer.js';
import { createRasterizer } from '../../platform/rasterizer/index.js';
import { CARD_FONTS } from './card-text.js';

const CARD: CardContent = {
  siteName: 'Lantern <Isle> & "Co"',
  name: 'Ferry Oar',
  place: 'Harbour',
  facts: ['Lv. 10', 'ATT +17'],
  pictures: [{ drawing: drawItem({ id: 1302000, name: 'Ferry Oar' }) }],
};

const renderer = new CardRenderer(createRasterizer(CARD_FONTS));

async function render(card: CardContent): Promise<Buffer> {
  const answer = await renderer.png(drawCard(card));
  if (answer === undefined) throw new Error('Nobody else renders cards here');
  return answer.bytes;
}

it('renders a card of 1200 x 630 that link previews take', async () => {
  const png = await render(CARD);
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(300_000);
});

it('writes the words of a card: without its face no two names would differ', async () => {
  const [one, other] = await Promise.all([render(CARD), render({ ...CARD, name: 'Ferry Oak' })]);
  expect(one.equals(other)).toBe(false);
});

it('writes the name of the site where the face has no letters for the name', async () => {
  const [foreign, site] = await Promise.all([
    render({ ...CARD, name: '소라' }),
    render({ ...CARD, name: CARD.siteName }),
  ]);
  expect(foreign.equals(site)).toBe(true);
});

it('renders the same card once', async () => {
  const drawing = drawCard({ ...CARD, name: 'Once' });
  const [one, other] = await Promise.all([renderer.png(drawing), renderer.png(drawing)]);
  expect(one).toBeDefined();
  expect(other).toBe(one);
});

it('draws a crowd, a view, and a card with no picture at all', async () => {
  const [picture] = CARD.pictures;
  const pictures = picture === undefined ? [] : [picture, picture, picture];
  const crowd = await render({ ...CARD, facts: [], pictures });
  const view = await render({ ...CARD, isView: true });
  const bare = await render({ ...CARD, facts: [], pictures: [] });
  expect(new Set([crowd, view, bare].map((png) => png.toString('base64'))).size).toBe(3);
});

it('takes the signatures of a whole thread, and renders link previews beside them', async () => {
  const busy = new CardRenderer({ png: async (drawing) => Buffer.from(drawing), close: () => {} });
  const many = (count: number, queue?: 'signatures') =>
    Array.from({ length: count }, (_, at) => busy.png(`${queue} ${at}`, queue));
  const [signatures, cards] = await Promise.all([
    Promise.all(many(250, 'signatures')),
    Promise.all(many(50)),
  ]);
  const rendered = (answers: unknown[]) => answers.filter((answer) => answer !== undefined).length;
  expect([rendered(signatures), rendered(cards)]).toEqual([201, 41]);
});

it('refuses a drawing that the renderer fell over, and renders the next one', async () => {
  const rendered: string[] = [];
  const falling = new CardRenderer({
    png: (drawing) => {
      rendered.push(drawing);
      return drawing === 'bad' ? Promise.reject(new Error('crashed')) : Promise.resolve(Buffer.from(drawing));
    },
    close: () => {},
  });
  const [bad, good] = await Promise.all([falling.png('bad'), falling.png('good')]);
  expect([bad, good?.bytes.toString()]).toEqual([undefined, 'good']);
  expect(await falling.png('bad')).toBeUndefined();
  expect(rendered).toEqual(['bad', 'good']);
});
