import { mkdir, readFile, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { forEachEngine, onOneEngine, type TestEngine } from '@portico/testing-api';
import { type OpenDatabase, openTestDatabase } from '../../../test/harness/open-database.js';
import { SMALL_SERVER, writeFiles } from '../../../test/harness/small-server.js';
import { gameEntities } from '../../game/entities/index.js';
import { SchemaProbe } from '../../game/probe/schema-probe.js';
import { catalogEntities, catalogMigrations, CatalogService } from '../index.js';
import { node, value, wzDocument } from '../wz/wz-writer.js';
import { proves } from '../../../test/harness/proves.js';
import { type ImportOptions, runImport } from './run-import.js';

const schema = { entities: [...gameEntities, ...catalogEntities], migrations: catalogMigrations };

const BOMB = '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><imgdir name="&c;"/>';

/** Items of one list: more than a tenth of them are a loss. */
const goods = (count: number) =>
  wzDocument(
    'Ins.img',
    Array.from({ length: count }, (_, index) => node(`${3010000 + index}`, [value('name', 'Chair')])),
  );

/** An empty database and a dump of a small server for each test. */
function useDump(engine: TestEngine) {
  let open: OpenDatabase;
  let root: string;

  beforeEach(async () => {
    open = await openTestDatabase(engine, schema);
    root = join(open.home, 'wz');
    await writeFiles(root, { ...SMALL_SERVER, 'String.wz/Ins': goods(20) });
  });

  afterEach(() => open.close());

  const path = (label: string) => join(root, `${label}.img.xml`);
  const importAll = (options: Partial<ImportOptions> = {}) =>
    runImport({ folder: root, unitOfWork: open.unitOfWork, ...options });
  const inService = async () => {
    const service = new CatalogService(open.database.reader, new SchemaProbe(open.database.reader));
    await service.load();
    return service.current.generation;
  };
  /** Damages the dump after an import. The next import is refused, and succeeds if the losses are accepted. Returns what was accepted. */
  const refusesAndAccepts = async (damage: () => Promise<unknown>, loss: RegExp): Promise<string> => {
    const before = await importAll();
    await damage();
    const failure: unknown = await importAll().catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'CommandError', message: expect.stringMatching(loss) });
    expect(failure).toMatchObject({ message: expect.stringContaining('--accept-losses') });
    expect(await inService()).toBe(before.generationId);
    const accepted = await importAll({ acceptLosses: true });
    expect(await inService()).toBe(accepted.generationId);
    // Losses that were accepted once are not reported again.
    expect((await importAll({ force: true })).acceptedLosses).toEqual([]);
    return accepted.acceptedLosses.join('\n');
  };

  return {
    path,
    importAll,
    inService,
    /** A folder of the dump, or the dump itself. */
    folder: (name = '') => join(root, name),
    elsewhere: (name: string) => join(open.home, 'elsewhere', name),
    write: (files: Record<string, string>) => writeFiles(root, files),
    refusesAndAccepts,
  };
}

forEachEngine('import of a dump that has less than what is in service', (engine) => {
  proves('catalog/tables/raw-rows');

  const { importAll, write, refusesAndAccepts } = useDump(engine);

  it('keeps the catalog in service where a kind shrinks by more than a tenth, and takes it where that is accepted', async () => {
    const loss = /items \(setup\): 17 in these files, 20 in service/;
    expect(await refusesAndAccepts(() => write({ 'String.wz/Ins': goods(17) }), loss)).toMatch(loss);
  });

  it('takes a kind that shrinks by a tenth', async () => {
    await importAll();
    await write({ 'String.wz/Ins': goods(18) });
    expect((await importAll()).itemCount).toBe(29);
  });
});

onOneEngine('import of a damaged or incomplete dump', (engine) => {
  const { path, importAll, inService, folder, elsewhere, write, refusesAndAccepts } = useDump(engine);

  const cutInHalf = async (label: string) => {
    const { length } = await readFile(path(label));
    await truncate(path(label), Math.floor(length / 2));
  };

  const DAMAGES: readonly [string, RegExp, () => Promise<unknown>][] = [
    [
      'half of a file',
      /String\.wz\/Eqp\.img\.xml: malformed XML at \d+:\d+/,
      () => cutInHalf('String.wz/Eqp'),
    ],
    [
      'an entity bomb',
      /Mob\.wz\/0100100\.img\.xml: has a document type/,
      () => write({ 'Mob.wz/0100100': BOMB }),
    ],
    [
      'a file over the limit',
      /Quest\.wz\/Act\.img\.xml: larger than/,
      () => truncate(path('Quest.wz/Act'), 70 * 1024 * 1024),
    ],
    [
      'a new file that is damaged',
      /Mob\.wz\/0000007\.img\.xml: malformed/,
      () => write({ 'Mob.wz/0000007': '<imgdir>' }),
    ],
    [
      'a file that is gone',
      /Quest\.wz\/QuestInfo\.img\.xml: missing file/,
      () => rm(path('Quest.wz/QuestInfo')),
    ],
    [
      'a folder that is gone',
      /Character\.wz: missing folder/,
      () => rm(folder('Character.wz'), { recursive: true }),
    ],
    [
      'a link that leads nowhere',
      /Map\.wz\/Map\/Map1: link that leads nowhere/,
      () => leadNowhere('Map.wz/Map/Map1'),
    ],
    [
      'a named pipe',
      /Mob\.wz\/0100100\.img\.xml: is a named pipe, not a file/,
      () => makePipe('Mob.wz/0100100'),
    ],
  ];

  const leadNowhere = async (name: string) => {
    await rm(folder(name), { recursive: true });
    await symlink(folder('gone'), folder(name));
  };
  const makePipe = async (label: string) => {
    await rm(path(label));
    execFileSync('mkfifo', [path(label)]);
  };

  it.each(DAMAGES)(
    'keeps the catalog in service for %s, and takes the rest where that is accepted',
    async (_, loss, damage) => {
      expect(await refusesAndAccepts(damage, loss)).toMatch(loss);
    },
  );

  it('refuses an incomplete dump where nothing was imported yet, with all that it lacks', async () => {
    await rm(folder('Quest.wz'), { recursive: true });
    await rm(path('String.wz/Npc'));
    await expect(importAll()).rejects.toThrow(
      /String\.wz\/Npc\.img\.xml: missing file\n {2}Quest\.wz: missing folder/,
    );
    expect(await inService()).toBe(null);
    expect((await importAll({ acceptLosses: true })).questCount).toBe(0);
  });

  it('misses the files of names where nothing was imported yet', async () => {
    await write({ 'String.wz/Ins': goods(200) });
    await expect(importAll()).rejects.toThrow(
      'items: 200 have no file in Item.wz or Character.wz, of 211 imported',
    );
  });

  it('finds parts, folders and files whatever the case of their names', async () => {
    const full = await importAll();
    await rename(path('Quest.wz/QuestInfo'), folder('Quest.wz/questinfo.IMG.xml'));
    await rename(folder('Quest.wz'), folder('quest.WZ'));
    await rename(folder('Character.wz/Hair'), folder('Character.wz/hair'));
    await rename(folder('Map.wz/Map'), folder('Map.wz/map'));
    await rename(folder('Item.wz'), folder('item.wz'));
    await rename(folder('item.wz/Pet'), folder('item.wz/pet'));
    await rename(folder('item.wz/Special'), folder('item.wz/SPECIAL'));
    const { itemCount, questCount, mapCount, report } = await importAll();
    expect([itemCount, questCount, mapCount]).toEqual([full.itemCount, full.questCount, full.mapCount]);
    expect(report.counts).toEqual(full.report.counts);
  });

  it('refuses to choose between names that differ in case alone', async () => {
    await importAll();
    await rename(path('Quest.wz/QuestInfo'), path('Quest.wz/questinfo'));
    await writeFile(path('Quest.wz/QUESTINFO'), await readFile(path('Quest.wz/questinfo')));
    await expect(importAll()).rejects.toThrow('Quest.wz/QuestInfo.img.xml: missing file');
  });

  it('follows folders that are linked, and says where a link leads in a circle', async () => {
    const full = await importAll();
    for (const name of ['Map.wz/Map/Map1', 'Item.wz/Consume', 'Mob.wz']) {
      await mkdir(dirname(elsewhere(name)), { recursive: true });
      await rename(folder(name), elsewhere(name));
      await symlink(elsewhere(name), folder(name));
    }
    await symlink(folder(), folder('Map.wz/Map/Map7'));
    const { report, itemCount } = await importAll({ force: true });
    expect(itemCount).toBe(full.itemCount);
    expect(report.counts).toEqual(full.report.counts);
    expect(report.warnings).toContainEqual({
      reason: 'link that leads back to a folder around it',
      count: 1,
      samples: ['Map.wz/Map/Map7'],
    });
  });
});
