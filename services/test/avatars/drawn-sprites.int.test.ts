import { PNG } from 'pngjs';
import type { SpriteSetDto } from '../../src/modules/avatars/sprites/sprite-set.dto.js';
import type { WardrobeDto } from '../../src/modules/avatars/wardrobe/wardrobe.dto.js';
import { RankBoardService } from '../../src/modules/rankings/index.js';
import { insertAccount, insertCharacter } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';

describe('sprites that the portal draws', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ engine: 'sqlite', settings: { public: { developerTools: { isOn: true } } } });
    await api.seed(async (manager) => {
      await insertAccount(manager, 1);
      await insertCharacter(manager, 1, { name: 'Brannoc' });
    });
    await api.app.get(RankBoardService).refresh();
  });

  afterAll(() => api.close());

  const rawPicture = async (look: string) => {
    const { statusCode, headers } = await api.app.inject({ url: `/api/avatars/drawing?${look}` });
    return `${statusCode} ${String(headers['content-type'])}`;
  };

  it('are there for any id, and end where there are no more of them', async () => {
    const { body } = await api.call<SpriteSetDto>('/api/wz-xml/position/Cap/1009999');
    expect(body).toMatchObject({ category: 'Cap', id: 1_009_999, scale: 2 });
    const [part] = Object.values(body.frames)[0]?.[0]?.parts ?? [];
    const picture = await api.app.inject({ url: `/png.php/Cap/01009999.img/${part?.image}.png` });
    const { width } = PNG.sync.read(picture.rawPayload);
    expect(width).toBe((part?.width ?? 0) * 2);
    const none = await api.call('/png.php/Cap/01009999.img/none.png');
    expect([none.status, none.body.code]).toEqual([404, 'avatars.sprite_not_found']);
  });

  it('fill a page of the dressing room at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => rawPicture(`cap=${1_002_000 + index}&view=bust`)),
    );
    expect(new Set(answers)).toEqual(new Set(['200 image/png']));
  });

  it('have a file that was never written to a disk', async () => {
    const { text } = await api.call<string>('/api/wz/wz-file?path=Character.wz/Weapon/01702000.img.xml');
    expect(text).toContain('<imgdir name="01702000.img">');
    expect(text).toContain('<imgdir name="30">');
  });

  it('are composed where pixels are asked for, while an icon stays a drawing', async () => {
    const { headers, rawPayload } = await api.app.inject({ url: '/api/character-proxy?name=Brannoc' });
    expect(headers['content-type']).toBe('image/png');
    expect(PNG.sync.read(rawPayload)).toMatchObject({ width: 192, height: 192 });
    const icon = await api.call('/api/character/icon/1');
    expect(icon.headers['content-type']).toBe('image/svg+xml');
  });

  it('offer the styles of the demo world in all their colours', async () => {
    const { body } = await api.call<WardrobeDto>('/api/avatars/wardrobe?slot=hair&search=3003&limit=1');
    expect(body.pieces[0]).toEqual({
      id: 30_030,
      name: null,
      colors: [30_030, 30_031, 30_032, 30_033, 30_034, 30_035, 30_036, 30_037],
    });
  });
});

describe('with the tools off', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ engine: 'sqlite', settings: { public: { developerTools: { isOn: false } } } });
  });

  afterAll(() => api.close());

  it('there are no files', async () => {
    const { status, body } = await api.call('/api/wz/wz-file?path=Character.wz/Coat/01040002.img.xml');
    expect([status, body.code]).toEqual([404, 'avatars.tools_off']);
  });
});

describe('the limit of composed characters', () => {
  it('is one of its own, for all that is put together from any ids', async () => {
    const limits = { avatar: 3, picture: 1 };
    const api = await startApi({
      engine: 'sqlite',
      settings: { public: { developerTools: { isOn: true } }, server: { limits } },
    });
    try {
      const statuses: number[] = [];
      for (const address of [
        '/api/avatars/drawing?hair=30001',
        '/api/wz-xml/position/Cap/1002357',
        '/api/wz/wz-file?path=Character.wz/Cap/01002357.img.xml',
        '/api/avatars/drawing?hair=30002',
        '/api/character-proxy?name=Brannoc',
        '/api/wz-xml/position/Cap/1002358',
        '/api/item/icon/1302000',
      ]) {
        statuses.push((await api.call(address)).status);
      }
      expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 200]);
    } finally {
      await api.close();
    }
  });
});
