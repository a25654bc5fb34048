import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forEachEngine } from '@portico/testing-api';
import { type OpenDatabase, openTestDatabase } from '../../../test/harness/open-database.js';
import { SMALL_SERVER, writeFiles } from '../../../test/harness/small-server.js';
import { gameEntities } from '../../game/entities/index.js';
import { SchemaProbe } from '../../game/probe/schema-probe.js';
import { catalogEntities, catalogMigrations, CatalogService } from '../index.js';
import { proves } from '../../../test/harness/proves.js';
import { type ImportOptions, runImport } from './run-import.js';

const schema = { entities: [...gameEntities, ...catalogEntities], migrations: catalogMigrations };

forEachEngine('import of game files', (engine) => {
  proves('catalog/tables/raw-rows');

  let open: OpenDatabase;
  let root: string;

  beforeEach(async () => {
    open = await openTestDatabase(engine, schema);
    root = join(open.home, 'wz');
    await writeFiles(root, SMALL_SERVER);
  });

  afterEach(() => open.close());

  const importAll = (options: Pick<ImportOptions, 'acceptLosses'> = {}) =>
    runImport({ folder: root, unitOfWork: open.unitOfWork, force: true, ...options });

  const catalog = async () => {
    const service = new CatalogService(open.database.reader, new SchemaProbe(open.database.reader));
    await service.load();
    return service.current;
  };

  it('names folders that no import reads', async () => {
    await writeFiles(root, {
      'Mob2.wz/0100100': '<imgdir name="0100100.img"/>',
      'Sound.wz/Bgm00': '<imgdir name="x"/>',
    });
    const { report } = await importAll();
    expect(report.warnings).toContainEqual(
      expect.objectContaining({ reason: 'folder that no import reads', samples: ['Mob2.wz'] }),
    );
  });

  it('counts items by type and leaves out looks, pseudo items and what nothing names', async () => {
    const { report, itemCount, monsterCount } = await importAll();
    expect([itemCount, monsterCount]).toEqual([12, 3]);
    expect(Object.fromEntries(report.counts)).toEqual({
      equipment: 3,
      use: 5,
      setup: 1,
      etc: 1,
      cash: 2,
      'spots of monsters': 3,
      'spots of npcs': 3,
      'spots of reactors': 3,
    });
    expect(report.skipped.map(({ reason, samples }) => [reason, samples])).toEqual([
      ['looks, no items', ['String.wz/Eqp.img.xml/Hair', 'String.wz/Eqp.img.xml/Face']],
      [
        'stray node in a list of names',
        ['String.wz/Consume.img.xml/a stray piece of text', 'String.wz/Map.img.xml/victoria/stray'],
      ],
      ['item without an entry in String.wz', ['4009999']],
      ['pseudo items of the client', ['Item.wz/Special']],
      ['map without a name (listed by id)', ['1020']],
      ['slot of a player NPC, without a name', ['9901000']],
      ['quest without an entry in QuestInfo.img', ['9250']],
    ]);
    expect(report.warnings.map(({ reason, samples }) => [reason, samples])).toEqual([
      ['named item without properties', ['1702000 Cover']],
      ['named monster without a file', ['9300167 No File']],
      ['id named twice (the first is kept)', ['String.wz/Map.img.xml/event/100000000']],
      ['map linked to one without a file', ['100020102 to 100029999']],
      ['map linked in a circle', ['100020103', '100020104']],
      ['named map without a file', ['106021800 Dead End', '106021100 Skyscraper 4']],
      ['NPC on a map without an entry in String.wz', ['9000069']],
      ['reactor on a map without a file', ['9999']],
      ['quest without requirements in Check.img', ['9800']],
    ]);
  });

  it('takes names and properties from where they belong alone', async () => {
    await importAll();
    const current = await catalog();
    expect(current.item(1022066)).toMatchObject({ name: 'Outer', properties: { incDEX: 2 } });
    expect(current.item(1302000)).toMatchObject({
      name: 'Reed Sword',
      weaponType: 'sword',
      properties: { incPAD: 17, tuc: 7 },
    });
    expect(current.item(2000000)).toMatchObject({
      description: 'Warm.\\nRestores #c50 HP#.',
      properties: { price: 25, 'spec.hp': 50 },
    });
    expect(current.item(2060000)?.properties).toEqual({ unitPrice: 0.3 });
    expect(current.item(2100000)?.description).toBe('Calls a friend.');
    expect(current.itemName(4000000)).toBe('Mind & "Heart" <3');
    expect(current.itemName(3010000)).toBe('숫자1');
    expect(current.item(5000000)).toMatchObject({ name: 'Biscuit', type: 'cash' });
  });

  it('keeps the text of a missing name but says that it is none', async () => {
    await importAll();
    const current = await catalog();
    expect(current.item(2370000)).toMatchObject({ name: 'MISSING NAME', hasName: false });
    expect(current.item(2370001)).toMatchObject({ name: 'Item 2370001', hasName: false });
  });

  it('reads monsters with what their files have, and those without a file by name', async () => {
    await importAll();
    const current = await catalog();
    expect(current.monster(100100)).toMatchObject({
      name: 'Dewdrop',
      level: 1,
      maxHp: 8,
      exp: 0,
      isBoss: false,
    });
    expect(current.monster(9400202)).toMatchObject({
      name: 'Boss',
      level: null,
      maxHp: 2_100_000_000,
      isBoss: true,
      properties: { 'elemAttr.F': 3, 'elemAttr.I': 2 },
    });
    expect(current.monster(9300167)).toMatchObject({ name: 'No File', level: null, maxHp: 0 });
    expect(current.monster(9400525)).toBeUndefined();
  });

  it('names a file that it cannot read and, where that is accepted, takes in the rest', async () => {
    await writeFiles(root, {
      'Item.wz/Consume/0206': '<imgdir name="0206.img"><imgdir name="02060000">',
      'Mob.wz/0100100': '<!DOCTYPE x><imgdir name="x"/>',
    });
    const { itemCount, monsterCount, report } = await importAll({ acceptLosses: true });
    expect([itemCount, monsterCount]).toEqual([12, 3]);
    const unreadable = report.warnings.find(({ reason }) => reason === 'unreadable file');
    expect(unreadable?.samples).toEqual([
      expect.stringContaining('Item.wz/Consume/0206.img.xml: malformed XML'),
      expect.stringContaining('Mob.wz/0100100.img.xml: has a document type declaration'),
    ]);
  });

  it('follows a link to a folder', async () => {
    await mkdir(join(open.home, 'linked'));
    await symlink(join(root, 'String.wz'), join(open.home, 'linked', 'String.wz'));
    const { itemCount, report } = await runImport({
      folder: join(open.home, 'linked'),
      unitOfWork: open.unitOfWork,
      acceptLosses: true,
    });
    expect(itemCount).toBe(12);
    expect(report.warnings.find(({ reason }) => reason === 'missing folder')?.samples).toEqual([
      'Item.wz',
      'Character.wz',
      'Mob.wz',
      'Map.wz',
      'Reactor.wz',
    ]);
  });

  it('says where it looked when the folder is none of a game server', async () => {
    await expect(runImport({ folder: open.home + '/absent', unitOfWork: open.unitOfWork })).rejects.toThrow(
      /absent holds no String\.wz/,
    );
  });

  it('says that a packed file is none that it reads, and takes the folder around a part', async () => {
    const packed = join(open.home, 'packed');
    await mkdir(packed);
    await writeFile(join(packed, 'String.wz'), 'PKG1');
    await expect(runImport({ folder: packed, unitOfWork: open.unitOfWork })).rejects.toThrow(/packed file/);
    const { itemCount } = await runImport({ folder: join(root, 'String.wz'), unitOfWork: open.unitOfWork });
    expect(itemCount).toBe(12);
  });
});
