import { spriteCategoryOf, SPRITE_CATEGORIES } from '@portico/avatar';
import { FolderSprites } from './folder-sprites.js';
import { SpriteFolder } from './sprite-folder.js';

/** A folder with `Character.wz` in it, of the game or of a server. */
const folder = process.env.PORTICO_TEST_WZ;

describe.runIf(folder)('the files of a real game', () => {
  it('are all read into sprite sets', { timeout: 300_000 }, async () => {
    const sprites = new FolderSprites(new SpriteFolder(folder ?? ''));
    const begun = performance.now();
    let count = 0;
    let parts = 0;
    const odd: string[] = [];
    for (const category of SPRITE_CATEGORIES) {
      for (const id of await sprites.ids(category)) {
        expect(spriteCategoryOf(id)).toBe(category);
        const set = await sprites.find({ category, id });
        const frames = Object.values(set?.variants ?? { own: set?.frames }).flatMap((each) =>
          Object.values(each ?? {}).flat(),
        );
        if (frames.every((frame) => frame.parts.length === 0)) odd.push(`${category}/${id}`);
        parts += frames.reduce((sum, frame) => sum + frame.parts.length, 0);
        count++;
      }
    }
    const seconds = (performance.now() - begun) / 1000;
    process.stdout.write(
      `${count} sets, ${parts} parts in ${seconds.toFixed(1)} s; without parts: ${odd.join(' ')}\n`,
    );
    expect(count).toBeGreaterThan(1000);
  });
});
