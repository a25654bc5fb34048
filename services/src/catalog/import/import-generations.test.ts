import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { forEachEngine, longOnServer } from '@portico/testing-api';
import type { EntityManager } from 'typeorm';
import { type OpenDatabase, openTestDatabase } from '../../../test/harness/open-database.js';
import { SMALL_SERVER, writeFiles } from '../../../test/harness/small-server.js';
import { gameEntities } from '../../game/entities/index.js';
import { SchemaProbe } from '../../game/probe/schema-probe.js';
import { UnitOfWork } from '../../platform/persistence/index.js';
import {
  catalogEntities,
  CatalogGenerationEntity,
  CatalogItemEntity,
  catalogMigrations,
  CatalogPointerEntity,
  CatalogService,
} from '../index.js';
import { CatalogWriter } from './catalog-writer.js';
import { rollBackCatalog } from './generations.js';
import { runImport } from './run-import.js';

const schema = { entities: [...gameEntities, ...catalogEntities], migrations: catalogMigrations };

/** Works for the given number of transactions, then fails for good, like a killed process. */
class BreakingUnitOfWork extends UnitOfWork {
  constructor(
    private readonly inner: UnitOfWork,
    private left: number,
  ) {
    super();
  }

  override run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    this.left -= 1;
    return this.left < 0 ? Promise.reject(new Error('killed')) : this.inner.run(work);
  }
}

/** Fails in one transaction only, like a broken connection. */
class StumblingUnitOfWork extends UnitOfWork {
  constructor(
    private readonly inner: UnitOfWork,
    private left: number,
  ) {
    super();
  }

  get hasFailed(): boolean {
    return this.left < 0;
  }

  override run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    this.left -= 1;
    return this.left === -1 ? Promise.reject(new Error('stumbled')) : this.inner.run(work);
  }
}

forEachEngine('generations of an import', (engine) => {
  let open: OpenDatabase;
  let root: string;

  beforeEach(async () => {
    open = await openTestDatabase(engine, schema);
    root = join(open.home, 'wz');
    await writeFiles(root, SMALL_SERVER);
  });

  afterEach(() => open.close());

  const importAll = (unitOfWork: UnitOfWork = open.unitOfWork) =>
    runImport({ folder: root, unitOfWork, force: true });

  const catalog = async () => {
    const service = new CatalogService(open.database.reader, new SchemaProbe(open.database.reader));
    await service.load();
    return service.current;
  };

  const generations = async () => {
    const { manager: reader } = open.database.reader;
    const kept = await reader.find(CatalogGenerationEntity, { order: { id: 'ASC' } });
    const rows = await reader.find(CatalogItemEntity, { select: { generationId: true } });
    return {
      kept: kept.map(({ id }) => id),
      withRows: [...new Set(rows.map((row) => row.generationId))].sort(),
    };
  };

  it('keeps the last three generations with their rows, and nothing of those before', async () => {
    for (let round = 0; round < 5; round += 1) await importAll();
    expect(await generations()).toEqual({ kept: [3, 4, 5], withRows: [3, 4, 5] });
    expect((await catalog()).generation).toBe(5);
  });

  it('brings back what an import replaced, step by step, and a portal that runs sees it', async () => {
    const service = new CatalogService(open.database.reader, new SchemaProbe(open.database.reader));
    await importAll();
    const tea = SMALL_SERVER['String.wz/Consume'] ?? '';
    await writeFiles(root, { 'String.wz/Consume': tea.replace('Tea', 'Coffee') });
    await importAll();
    await importAll();
    await service.load();
    expect(service.current.itemName(2000000)).toBe('Coffee');
    expect(await rollBackCatalog(open.unitOfWork)).toMatchObject({ from: { id: 3 }, to: { id: 2 } });
    expect(await rollBackCatalog(open.unitOfWork)).toMatchObject({ from: { id: 2 }, to: { id: 1 } });
    expect(await service.refresh()).toBe(true);
    expect(service.current).toMatchObject({ generation: 1 });
    expect(service.current.itemName(2000000)).toBe('Tea');
    await expect(rollBackCatalog(open.unitOfWork)).rejects.toThrow('No generation before 1 is kept');
    expect((await catalog()).generation).toBe(1);
  });

  it('goes back to what was in service before an import, never to what a rollback left', async () => {
    await importAll();
    await importAll();
    await rollBackCatalog(open.unitOfWork);
    await importAll();
    expect(await generations()).toEqual({ kept: [1, 3], withRows: [1, 3] });
    expect(await rollBackCatalog(open.unitOfWork)).toMatchObject({ from: { id: 3 }, to: { id: 1 } });
  });

  it('has nothing to go back to before the first import', async () => {
    await expect(rollBackCatalog(open.unitOfWork)).rejects.toThrow('Nothing has been imported yet');
  });

  longOnServer(engine, 'keeps the old generation when it dies at any step', async () => {
    const { generationId } = await importAll();
    let deaths = 0;
    for (let transactions = 0; ; transactions += 1) {
      const dying = new BreakingUnitOfWork(open.unitOfWork, transactions);
      const failure = await importAll(dying).catch((error: unknown) => error);
      const pointer = await open.database.reader.manager.findOneByOrFail(CatalogPointerEntity, {
        name: 'catalog',
      });
      if (pointer.generationId !== generationId) break;
      expect(failure).toMatchObject({
        message: expect.stringMatching(/^killed$|^Catalog\w+ \S+ to \S+ could not be written: killed$/),
      });
      expect((await catalog()).itemName(2000000)).toBe('Tea');
      deaths += 1;
    }
    expect(deaths).toBe(14);
  });

  longOnServer(
    engine,
    'has a whole generation in service whichever transaction fails, before the switch or right after it',
    async () => {
      await importAll();
      let warned = 0;
      for (let transactions = 0; ; transactions += 1) {
        const stumbling = new StumblingUnitOfWork(open.unitOfWork, transactions);
        const result = await importAll(stumbling).catch(() => undefined);
        expect((await catalog()).itemName(2000000)).toBe('Tea');
        if (!stumbling.hasFailed) break;
        if (result === undefined) continue;
        expect(result.report.warnings.map(({ reason }) => reason)).toContain(
          'old content could not be removed',
        );
        warned += 1;
      }
      expect(warned).toBeGreaterThan(0);
    },
  );

  it('does not go back to an import that was begun before the one in service', async () => {
    const slow = await CatalogWriter.begin(open.unitOfWork);
    const { generationId } = await importAll();
    const none = { itemCount: 0, monsterCount: 0, mapCount: 0, npcCount: 0, questCount: 0, reactorCount: 0 };
    await expect(slow.publish({ ...none, importerVersion: 1 })).rejects.toThrow(
      'A later import is already live',
    );
    expect((await catalog()).generation).toBe(generationId);
  });

  it('leaves nothing of an import that failed, when it can still write', async () => {
    await rm(join(root, 'String.wz'), { recursive: true });
    await mkdir(join(root, 'String.wz'));
    await expect(importAll()).rejects.toThrow('No item was found');
    await expect(
      runImport({ folder: root, unitOfWork: open.unitOfWork, acceptLosses: true }),
    ).rejects.toThrow('No item was found');
    expect(await open.database.reader.manager.count(CatalogGenerationEntity)).toBe(0);
  });

  it('clears what a dead import left, but not what another is still writing', async () => {
    await open.unitOfWork.run(async (manager) => {
      const long = Date.now() - 3_600_000;
      await manager.insert(CatalogGenerationEntity, { startedAt: long, touchedAt: long });
      await manager.insert(CatalogGenerationEntity, { startedAt: long, touchedAt: Date.now() });
    });
    const { generationId } = await importAll();
    const left = await open.database.reader.manager.find(CatalogGenerationEntity, { order: { id: 'ASC' } });
    expect(left.map(({ id }) => id)).toEqual([2, generationId]);
  });
});
