import { drawCharacter } from '@portico/game-art/people';
import { DEFAULT_LOOK } from '@portico/domain';
import { createRasterizer } from '../../platform/rasterizer/index.js';
import { CARD_FONTS } from './card-text.js';
import { drawSignature, emptySignature, type SignatureContent } from './signatures.service.js';

const SIGNATURE: SignatureContent = {
  siteName: 'Lantern <Isle>',
  name: 'Brannoc',
  job: 'Dawn Warrior',
  guild: 'Harbor & Co',
  level: 132,
  rank: 1204,
  picture: { drawing: drawCharacter(DEFAULT_LOOK) },
};

describe('the signature of a character', () => {
  const rasterizer = createRasterizer(CARD_FONTS);

  afterAll(() => rasterizer.close());

  it('is a small picture of its own ground', async () => {
    const png = await rasterizer.png(drawSignature(SIGNATURE));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([400, 120]);
    expect(png.length).toBeLessThan(40_000);
  });

  it('says who it is, where and how far', () => {
    const drawing = drawSignature(SIGNATURE);
    for (const text of [
      'Brannoc',
      'Dawn Warrior · Harbor &amp; Co',
      'Lv. 132',
      '#1,204',
      'Lantern &lt;Isle&gt;',
    ])
      expect(drawing).toContain(`>${text}</text>`);
  });

  it('leaves out what there is not, and what its face has no letters for', () => {
    const drawing = drawSignature({ ...SIGNATURE, name: '소라', guild: '길드', rank: null });
    expect(drawing).toContain('>Lantern &lt;Isle&gt;</text>');
    expect(drawing).toContain('>Dawn Warrior</text>');
    expect(drawing).not.toContain('#1,204');
  });

  it('tells nothing but the site where it is nobody’s', () => {
    const drawing = drawSignature(emptySignature('Lantern'));
    expect(Array.from(drawing.matchAll(/>([^<]+)<\/text>/g), ([, text]) => text)).toEqual(['Lantern']);
  });

  it('cuts what is too long', () => {
    const drawing = drawSignature({ ...SIGNATURE, guild: 'W'.repeat(60), siteName: 'W'.repeat(60) });
    expect(drawing.match(/W+…<\/text>/g)).toHaveLength(2);
  });

  it('shows pixels as crisp as they are', () => {
    const drawing = drawSignature({ ...SIGNATURE, picture: { png: Buffer.from('png') } });
    expect(drawing).toContain('width="96" height="96" href="data:image/png;base64,cG5n"');
  });
});
