import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { ErrorBody } from '@portico/domain';
import { PNG } from 'pngjs';
import type { SpriteSetDto } from '../../src/modules/avatars/sprites/sprite-set.dto.js';
import type { OutfitDto, WardrobeDto } from '../../src/modules/avatars/wardrobe/wardrobe.dto.js';
import { RankBoardService } from '../../src/modules/rankings/index.js';
import { insertAccount, insertCharacter } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { plainPng, SMALL_SPRITES, spriteFile, writeAt } from '../rows/sprite-folder.js';

/** Pictures do not depend on the engine of the database. */
describe('sprites of an owner', () => {
  const root = mkdtempSync(join(tmpdir(), 'portico-sprites-'));
  let api: TestApi;

  beforeAll(async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${spriteFile('01040003', 'Ma')}`;
    writeAt(join(root, 'sprites'), {
      ...SMALL_SPRITES,
      'Character.wz/Coat/01040003.img.xml': bomb,
      'Character.wz/Coat/01040004.img.xml': '<imgdir name="a">'.repeat(5000),
      'Character.wz/Coat/01040005.img.xml': `<imgdir name="x">${' '.repeat(2 * 1_048_576)}</imgdir>`,
      'Character.wz/Coat/01040006.img.xml': (
        SMALL_SPRITES['Character.wz/Coat/01040002.img.xml'] ?? ''
      ).toString(),
      'Character.wz/Coat/01040006.img/stand1.0.mail.png': plainPng(10_000, 1, [1, 2, 3]),
      'Character.wz/Pants/01060002.img.xml': Buffer.from(
        `\ufeff${spriteFile('01060002', 'Pn').replace('UTF-8', 'UTF-16')}`,
        'utf16le',
      ),
      'Character.wz/Coat/01040006.img/stand1.0.mailArm.png': '<svg onload="alert(1)"/>',
    });
    writeAt(root, {
      'outside/01040007.img.xml': spriteFile('01040007', 'Ma'),
      'outside/stand1.0.mailArm.png': plainPng(4, 10, [9, 9, 9]),
    });
    const coats = join(root, 'sprites/Character.wz/Coat');
    symlinkSync(join(root, 'outside/01040007.img.xml'), join(coats, '01040007.img.xml'));
    symlinkSync(join(root, 'outside/stand1.0.mailArm.png'), join(coats, '01040002.img/stand1.0.mailArm.png'));
    symlinkSync(join(root, 'outside'), join(root, 'sprites/Character.wz/Cap'));
    api = await startApi({
      engine: 'sqlite',
      environment: { configFile: join(root, 'portico.config.json') },
      settings: { server: { avatars: { folder: 'sprites' } }, public: { developerTools: { isOn: true } } },
    });
    await api.seed(async (manager) => {
      await insertAccount(manager, 1);
      await insertCharacter(manager, 1, { name: 'Brannoc', skincolor: 0 });
    });
    await api.app.get(RankBoardService).refresh();
  });

  afterAll(async () => {
    await api.close();
    rmSync(root, { recursive: true });
  });

  const pixelsOf = async (address: string) => {
    const { status, headers, raw } = await rawCall(address);
    expect([address, status, headers['content-type']]).toEqual([address, 200, 'image/png']);
    return PNG.sync.read(raw);
  };

  const rawCall = async (address: string) => {
    const { statusCode: status, headers, rawPayload: raw } = await api.app.inject({ url: address });
    return { status, headers, raw };
  };

  it('tells where the parts of an item hang', async () => {
    const { status, headers, body } = await api.call<SpriteSetDto>('/api/wz-xml/position/Coat/01040002');
    expect([status, headers['cache-control']]).toEqual([200, expect.stringMatching(/^public, max-age=300/)]);
    const packed = await api.app.inject({
      url: '/api/wz-xml/position/Coat/01040002',
      headers: { 'accept-encoding': 'br' },
    });
    expect(packed.headers['content-encoding']).toBe('br');
    const unpacked: unknown = JSON.parse(brotliDecompressSync(packed.rawPayload).toString());
    expect(unpacked).toEqual(body);
    expect(body).toMatchObject({ category: 'Coat', id: 1_040_002, scale: 1, slots: 'Ma' });
    expect(body.frames.stand1?.[0]?.parts[0]).toEqual({
      image: 'stand1.0.mail',
      width: 20,
      height: 12,
      origin: { x: 10, y: 6 },
      anchors: { navel: { x: 0, y: 0 } },
      layer: 'mailChest',
    });
  });

  it('serves the parts, by both habits of the tools and in any case, and says when nothing changed', async () => {
    const { status, headers, raw } = await rawCall('/png.php/Body/00002000.img/stand1.0.body.png');
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    expect(raw.equals(Buffer.from(SMALL_SPRITES['Character.wz/00002000.img/stand1.0.body.png'] ?? ''))).toBe(
      true,
    );
    expect((await pixelsOf('/png.php/Head/00012000.img/front.head.png')).width).toBe(30);
    expect((await pixelsOf('/png.php/Coat/01040002.img/stand1.0.mail.png')).height).toBe(12);
    expect((await pixelsOf('/png.php/Coat/01040002.img/stand1/0/mail.png')).height).toBe(12);
    const again = await api.call('/png.php/Body/00002000.img/stand1.0.body.png', {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
  });

  it('writes the coordinates as XML', async () => {
    const { status, headers, text } = await api.call<string>('/png.php/Coat/01040002.img/coord.xml');
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(text).toContain('<canvas name="mail" width="20" height="12">');
    expect(text).toContain('<vector name="navel" x="8" y="0"/>');
  });

  it('gives the file of an item to those who work on pictures', async () => {
    const { status, headers, text } = await api.call<string>(
      '/api/wz/wz-file?path=Character.wz/Coat/01040002.img.xml',
    );
    expect([status, headers['content-security-policy']]).toEqual([200, expect.stringContaining('sandbox')]);
    expect(text).toBe(SMALL_SPRITES['Character.wz/Coat/01040002.img.xml']);
    const wide = await api.call<string>('/api/wz/wz-file?path=Character.wz/Pants/01060002.img.xml');
    expect(wide.text).toContain('<string name="vslot" value="Pn"/>');
  });

  it('composes a character by its name, its id and its looks', async () => {
    const named = await pixelsOf('/api/character-proxy?name=brannoc');
    expect([named.width, named.height]).toEqual([96, 96]);
    const ground = (86 * 96 + 52) * 4;
    expect([...named.data.subarray(ground - 96 * 4, ground - 96 * 4 + 4)]).toEqual([240, 200, 160, 255]);
    const icon = await rawCall('/api/character/icon/1?view=figure');
    expect(icon.headers['content-type']).toBe('image/png');
    const coated = await pixelsOf('/api/avatars/drawing?coat=1040002');
    expect(coated.data.equals(named.data)).toBe(false);
    expect((await pixelsOf('/api/avatars/drawing?view=compact&frame=2')).width).toBe(64);
  });

  it('leaves a part that cannot be shown out of the picture alone', async () => {
    const plain = await pixelsOf('/api/avatars/drawing');
    const broken = await pixelsOf('/api/avatars/drawing?coat=1040006');
    expect(broken.data.equals(plain.data)).toBe(true);
  });

  it('draws a body that the folder lacks', async () => {
    const { status, headers } = await rawCall('/api/avatars/drawing?skin=4');
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    const compact = await rawCall('/api/avatars/drawing?skin=4&view=compact');
    expect(compact.raw.toString()).toMatch(/^<svg [^>]*width="64" height="96" viewBox="0 0 64 96"/);
  });

  it('lists what may be tried on', async () => {
    const coats = await api.call<WardrobeDto>('/api/avatars/wardrobe?slot=coat&limit=2');
    expect(coats.body.pieces.map(({ id }) => id)).toEqual([1_040_002, 1_040_003]);
    expect(coats.body.pagination).toEqual({ page: 1, limit: 2, total: 5, pages: 3 });
    const skins = await api.call<WardrobeDto>('/api/avatars/wardrobe?slot=skin');
    expect(skins.body.pieces).toEqual([{ id: 0, name: null, colors: [0] }]);
  });

  it('says what the pieces of a look are called', async () => {
    const { body } = await api.call<OutfitDto>('/api/avatars/outfit?cap=1002357&weapon=1302000');
    expect(body.worn.map(({ slot, itemId }) => [slot, itemId])).toEqual([
      ['cap', 1_002_357],
      ['weapon', 1_302_000],
    ]);
    expect((await api.call<OutfitDto>('/api/avatars/outfit')).body).toEqual({ worn: [] });
  });

  it.each([
    ['/api/wz-xml/position/Coat/1040003', 422, 'avatars.sprite_broken'],
    ['/api/wz-xml/position/Coat/1040004', 422, 'avatars.sprite_broken'],
    ['/api/wz-xml/position/Coat/1040005', 422, 'avatars.sprite_broken'],
    ['/api/wz-xml/position/Coat/1040007', 404, 'avatars.sprite_not_found'],
    ['/api/wz-xml/position/Coat/1040999', 404, 'avatars.sprite_not_found'],
    ['/api/wz-xml/position/Coat/1002000', 404, 'avatars.sprite_not_found'],
    ['/api/wz-xml/position/Cap/1040007', 404, 'avatars.sprite_not_found'],
    ['/api/wz-xml/position/Ring/1112000', 400, 'request.validation_failed'],
    ['/api/wz-xml/position/Coat/x', 400, 'request.validation_failed'],
    ['/png.php/Coat/01040006.img/stand1.0.mail.png', 422, 'avatars.picture_too_large'],
    ['/png.php/Coat/01040006.img/stand1.0.mailArm.png', 422, 'avatars.picture_broken'],
    ['/png.php/Coat/01040002.img/stand1.0.mailArm.png', 404, 'avatars.sprite_not_found'],
    ['/png.php/Coat/01040002.img/secret.png', 404, 'avatars.sprite_not_found'],
    [
      '/png.php/Coat/01040002.img/..%2f..%2f00002000.img%2fstand1.0.body.png',
      404,
      'avatars.sprite_not_found',
    ],
    ['/png.php/Coat/01040002.img/stand1/..%2fstand1/0/mail.png', 404, 'avatars.sprite_not_found'],
    ['/png.php/Coat/01040002.img/stand1//0/mail.png', 404, 'avatars.sprite_not_found'],
    ['/png.php/Coat/01040002.img/', 400, 'request.validation_failed'],
    ['/png.php/Coat/01040002.img/stand1.0.mail%00.png', 404, 'avatars.sprite_not_found'],
    ['/png.php/Coat/%252e%252e/coord.xml', 400, 'request.validation_failed'],
    ['/png.php/..%5c..%5c/01040002.img/coord.xml', 400, 'request.validation_failed'],
    ['/png.php/Coat/01040002.img/coord.txt', 400, 'request.validation_failed'],
    ['/png.php/Coat/1040002.img/coord.xml', 400, 'request.validation_failed'],
    ['/api/wz/wz-file', 400, 'request.validation_failed'],
    ['/api/wz/wz-file?path=../outside/01040007.img.xml', 400, 'request.validation_failed'],
    ['/api/wz/wz-file?path=Character.wz/Coat/01040007.img.xml', 404, 'avatars.sprite_not_found'],
    ['/api/wz/wz-file?path=Character.wz/Cap/01040002.img.xml', 404, 'avatars.sprite_not_found'],
    ['/api/wz/wz-file?path=Character.wz/Coat/01040002.img.xml&path=x', 400, 'request.validation_failed'],
    ['/api/avatars/drawing?cap=1040002', 400, 'request.validation_failed'],
    ['/api/avatars/drawing?skin=-1', 400, 'request.validation_failed'],
    ['/api/avatars/drawing?hair=1e9', 400, 'request.validation_failed'],
    ['/api/avatars/drawing?stance=fly', 400, 'request.validation_failed'],
    ['/api/avatars/drawing?frame=32', 400, 'request.validation_failed'],
    ['/api/avatars/drawing?view=back', 400, 'request.validation_failed'],
    ['/api/avatars/drawing?weaponType=fork', 400, 'request.validation_failed'],
    ['/api/avatars/drawing?coat=1040002&coat=1040003', 400, 'request.validation_failed'],
    ['/api/avatars/wardrobe?slot=ring', 400, 'request.validation_failed'],
    ['/api/avatars/outfit?cap=1302000', 400, 'request.validation_failed'],
    ['/api/avatars/wardrobe?page=0', 400, 'request.validation_failed'],
  ])('refuses %s', async (address, status, code) => {
    const answer = await api.call<ErrorBody>(address);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});
