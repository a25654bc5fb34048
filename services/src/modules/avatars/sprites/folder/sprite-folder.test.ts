import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { writeAt } from '../../../../../test/rows/sprite-folder.js';
import { SpriteFolder } from './sprite-folder.js';

const COAT = { category: 'Coat', id: 1_040_002 } as const;
const BODY = { category: 'Body', id: 2000 } as const;

describe('a folder of sprites', () => {
  const root = mkdtempSync(join(tmpdir(), 'portico-sprite-folder-'));
  const folderOf = (name: string, now?: () => number) => new SpriteFolder(join(root, name), now);
  const within = (path: string | undefined) => path && relative(root, path);

  beforeAll(() => {
    writeAt(root, {
      'bare/00002000.img.xml': '',
      'bare/coat/01040002.IMG.XML': '',
      'bare/coat/01040002.img/Stand1.0.Mail.png': '',
      'bare/coat/1040003.img.xml': '',
      'bare/coat/01002000.img.xml': '',
      'apart/xml/Character.wz/00002000.img.xml': '',
      'apart/png/Character.wz/00002000.img/stand1/0/body.png': '',
      'outside/secret.png': '',
      'outside/01040002.img.xml': '',
      'linked/Coat/01040002.img/stand1.0.mail.png': '',
    });
    symlinkSync(join(root, 'outside/secret.png'), join(root, 'linked/Coat/01040002.img/secret.png'));
    symlinkSync(join(root, 'outside/01040002.img.xml'), join(root, 'linked/Coat/01040002.img.xml'));
    symlinkSync(join(root, 'outside'), join(root, 'linked/Coat/01040003.img'));
    symlinkSync(join(root, 'bare'), join(root, 'as-link'));
  });

  afterAll(() => rmSync(root, { recursive: true }));

  it('has its files and pictures by names in any case', async () => {
    const folder = folderOf('bare');
    expect(within(await folder.file(COAT))).toBe('bare/coat/01040002.IMG.XML');
    expect(within(await folder.picture(COAT, 'stand1.0.mail'))).toBe(
      'bare/coat/01040002.img/Stand1.0.Mail.png',
    );
    expect(within(await folder.file(BODY))).toBe('bare/00002000.img.xml');
  });

  it('finds XML and PNG that lie beside each other, and pictures in folders', async () => {
    const folder = folderOf('apart');
    expect(within(await folder.file(BODY))).toBe('apart/xml/Character.wz/00002000.img.xml');
    const picture = await folder.picture(BODY, 'stand1.0.body');
    expect(within(picture)).toBe('apart/png/Character.wz/00002000.img/stand1/0/body.png');
  });

  it('lists the sets of a category by their eight digits, and those alone', async () => {
    expect(await folderOf('bare').ids('Coat')).toEqual([1_040_002]);
    expect(await folderOf('bare').ids('Body')).toEqual([2000]);
    expect(await folderOf('bare').ids('Head')).toEqual([]);
  });

  it('is followed where it is a link itself, and nothing below it is', async () => {
    expect(await folderOf('as-link').file(BODY)).toBeDefined();
    const folder = folderOf('linked');
    expect(await folder.file(COAT)).toBeUndefined();
    expect(await folder.picture(COAT, 'secret')).toBeUndefined();
    expect(await folder.picture({ ...COAT, id: 1_040_003 }, 'secret')).toBeUndefined();
    expect(await folder.picture(COAT, 'stand1.0.mail')).toBeDefined();
  });

  it.each([
    '../../outside/secret',
    '..',
    '.',
    '',
    '../01040002.img/stand1.0.mail',
    '....stand1.0.mail',
    '/etc/passwd',
    'stand1/0/mail',
    'stand1\\0\\mail',
    'stand1.0.mail\0',
    '%2e%2e',
    'constructor',
    '__proto__.x',
  ])('has no picture called %j', async (image) => {
    expect(await folderOf('bare').picture(COAT, image)).toBeUndefined();
  });

  it('is there where it can be listed: no file, and no path that leads nowhere', async () => {
    const found = ['bare', 'as-link', 'outside/secret.png', 'outside/secret.png/x', 'nowhere'].map((name) =>
      folderOf(name).isThere(),
    );
    expect(await Promise.all(found)).toEqual([true, true, false, false, false]);
    expect(await folderOf('outside/secret.png').ids('Body')).toEqual([]);
  });

  it('is empty where there is none, and looks again after a minute', async () => {
    let now = 1000;
    const folder = folderOf('later', () => now);
    expect(await folder.ids('Coat')).toEqual([]);
    mkdirSync(join(root, 'later'));
    writeAt(root, { 'later/Coat/01040002.img.xml': '' });
    now += 61_000;
    expect(await folder.ids('Coat')).toEqual([1_040_002]);
    writeAt(root, { 'later/Coat/01040004.img.xml': '' });
    now += 30_000;
    expect(await folder.ids('Coat')).toEqual([1_040_002]);
    now += 31_000;
    expect(await folder.ids('Coat')).toEqual([1_040_002, 1_040_004]);
  });
});
