import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forEachEngine } from '@portico/testing-api';
import { type OpenDatabase, openTestDatabase } from '../../../test/harness/open-database.js';
import { SMALL_SERVER, writeFiles } from '../../../test/harness/small-server.js';
import { gameEntities } from '../../game/entities/index.js';
import {
  catalogEntities,
  CatalogFileEntity,
  CatalogGenerationEntity,
  catalogMigrations,
  CatalogQuestEntity,
} from '../index.js';
import { WzFolder } from '../wz/wz-folder.js';
import { planImport } from './import-plan.js';
import { type ImportOptions, runImport } from './run-import.js';

const schema = { entities: [...gameEntities, ...catalogEntities], migrations: catalogMigrations };

forEachEngine('a second import', (engine) => {
  let open: OpenDatabase;
  let root: string;

  beforeAll(async () => {
    open = await openTestDatabase(engine, schema);
    root = join(open.home, 'wz');
    await writeFiles(root, SMALL_SERVER);
    await importAll();
  });

  afterAll(() => open.close());

  const importAll = (options: Pick<ImportOptions, 'acceptLosses'> = {}) =>
    runImport({ folder: root, unitOfWork: open.unitOfWork, ...options });

  const quest8833 = (generationId: number) =>
    open.database.reader.manager.findOneByOrFail(CatalogQuestEntity, { generationId, questId: 8833 });
  const quest = () => join(root, 'Quest.wz', 'Check.img.xml');

  it('plans exactly the files that it reads', async () => {
    const planned = await planImport(new WzFolder(root));
    const files = await open.database.reader.manager.find(CatalogFileEntity);
    expect(files.map(({ path }) => path).sort()).toEqual(planned.map(({ file }) => file.label).sort());
    expect(files.filter(({ hash }) => !/^[\da-f]{64}$/.test(hash))).toEqual([]);
  });

  it('does nothing when nothing changed, even where times did, but clear what a dead import left', async () => {
    await open.unitOfWork.run((manager) =>
      manager.insert(CatalogGenerationEntity, { startedAt: 1, touchedAt: 1 }),
    );
    const before = await importAll();
    expect(await open.database.reader.manager.count(CatalogGenerationEntity)).toBe(1);
    expect(before).toMatchObject({
      isUnchanged: true,
      mapCount: 10,
      questCount: 4,
      reactorCount: 4,
      npcCount: 4,
    });
    await utimes(quest(), new Date(0), new Date(0));
    expect(await importAll()).toMatchObject({ isUnchanged: true, generationId: before.generationId });
    const [file] = await open.database.reader.manager.findBy(CatalogFileEntity, {
      path: 'Quest.wz/Check.img.xml',
    });
    expect(file?.modifiedAt).toBe(0);
  });

  it('reads everything again when content of the same size changed, and takes nothing of the old', async () => {
    const before = await importAll();
    const text = SMALL_SERVER['Quest.wz/Check'] ?? '';
    await writeFile(quest(), text.replace('100200', '100201'));
    const after = await importAll();
    expect(after.isUnchanged).toBe(false);
    expect((await quest8833(after.generationId)).minimumLevel).toBe(100_201);
    expect((await quest8833(before.generationId)).minimumLevel).toBe(100_200);
  });

  it('reads everything again when a file came or went', async () => {
    await writeFiles(root, { 'Reactor.wz/0008888': SMALL_SERVER['Reactor.wz/0007777'] ?? '' });
    expect(await importAll()).toMatchObject({ isUnchanged: false, reactorCount: 5 });
    await rm(join(root, 'Reactor.wz', '0008888.img.xml'));
    expect(await importAll({ acceptLosses: true })).toMatchObject({ isUnchanged: false, reactorCount: 4 });
  });
});
