import { forEachEngine } from '@portico/testing-api';
import { Column, Entity, PrimaryColumn, Table } from 'typeorm';
import type { EntityManager, MigrationInterface, QueryRunner } from 'typeorm';
import { type OpenDatabase, openTestDatabase } from '../../../test/harness/open-database.js';
import { booleanColumn, epochMsColumn, moneyColumn } from './schema.js';

@Entity({ name: 'portal_tally' })
class TallyEntity {
  @PrimaryColumn({ type: 'int' }) id: number;
  @moneyColumn() amount: number;
  @epochMsColumn({ nullable: true }) at: number | null;
  @booleanColumn() open: boolean;
  @Column({ type: 'varchar', length: 40 }) note: string;
}

class CreateTally1700000000000 implements MigrationInterface {
  readonly name = 'CreateTally1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'portal_tally',
        columns: [
          { name: 'id', type: 'int', isPrimary: true },
          { name: 'amount', type: 'bigint' },
          { name: 'at', type: 'bigint', isNullable: true },
          { name: 'open', type: 'tinyint' },
          { name: 'note', type: 'varchar', length: '40' },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('portal_tally');
  }
}

const schema = { entities: [TallyEntity], migrations: [CreateTally1700000000000] };

const row = (id: number, amount = 0): TallyEntity => ({ id, amount, at: null, open: true, note: '' });

forEachEngine('unit of work', (engine) => {
  let open: OpenDatabase;

  beforeAll(async () => {
    open = await openTestDatabase(engine, schema);
  });

  afterAll(() => open.close());

  beforeEach(() => open.unitOfWork.run((manager) => manager.clear(TallyEntity)));

  const amountOf = async (id: number) =>
    (await open.database.reader.manager.findOneByOrFail(TallyEntity, { id })).amount;

  test('loses no write of overlapping transactions', async () => {
    await open.unitOfWork.run((manager) => manager.insert(TallyEntity, row(1)));
    const addOne = (manager: EntityManager) => manager.increment(TallyEntity, { id: 1 }, 'amount', 1);
    await Promise.all(Array.from({ length: 40 }, () => open.unitOfWork.run(addOne)));
    expect(await amountOf(1)).toBe(40);
  });

  test('keeps a write that happens while another unit fails and is undone', async () => {
    const failing = open.unitOfWork.run(async (manager) => {
      await manager.insert(TallyEntity, row(1));
      await new Promise((resolve) => setImmediate(resolve));
      throw new Error('refused');
    });
    const writing = open.unitOfWork.run((manager) => manager.insert(TallyEntity, row(2)));
    await expect(failing).rejects.toThrow('refused');
    await writing;
    expect(await open.database.reader.manager.find(TallyEntity)).toMatchObject([{ id: 2 }]);
  });

  test('joins a unit inside another, and undoes both when the outer one fails', async () => {
    const outer = open.unitOfWork.run(async () => {
      await open.unitOfWork.run((manager) => manager.insert(TallyEntity, row(1)));
      await Promise.all(
        [2, 3].map((id) => open.unitOfWork.run((manager) => manager.insert(TallyEntity, row(id)))),
      );
      throw new Error('refused');
    });
    await expect(outer).rejects.toThrow('refused');
    expect(await open.database.reader.manager.count(TallyEntity)).toBe(0);
  });

  test('begins a transaction of its own for work that outlives the unit it was started in', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    let late: Promise<unknown> = Promise.resolve();
    await open.unitOfWork.run(async (manager) => {
      await manager.insert(TallyEntity, row(1));
      late = gate.then(() => open.unitOfWork.run((own) => own.insert(TallyEntity, row(2))));
    });
    release();
    await late;
    expect(await open.database.reader.manager.count(TallyEntity)).toBe(2);
  });

  test('serves readers what was committed while a unit is under way', async () => {
    await open.unitOfWork.run((manager) => manager.insert(TallyEntity, row(1, 5)));
    await open.unitOfWork.run(async (manager) => {
      await manager.update(TallyEntity, { id: 1 }, { amount: 6 });
      expect(await amountOf(1)).toBe(5);
    });
    expect(await amountOf(1)).toBe(6);
  });

  test('lets others have their turn between the units of a queue', async () => {
    await open.unitOfWork.run((manager) => manager.insert(TallyEntity, row(1)));
    let turns = 0;
    let isDone = false;
    const countTurns = () => {
      turns += 1;
      if (!isDone) setImmediate(countTurns);
    };
    countTurns();
    const addOne = (manager: EntityManager) => manager.increment(TallyEntity, { id: 1 }, 'amount', 1);
    await Promise.all(Array.from({ length: 20 }, () => open.unitOfWork.run(addOne)));
    isDone = true;
    expect(turns).toBeGreaterThanOrEqual(20);
  });

  test('goes on after a failed unit', async () => {
    await expect(
      open.unitOfWork.run((manager) => manager.query('SELECT nothing FROM nowhere')),
    ).rejects.toThrow();
    await open.unitOfWork.run((manager) => manager.insert(TallyEntity, row(1)));
    expect(await open.database.reader.manager.count(TallyEntity)).toBe(1);
  });

  test('goes on, and keeps what is written, after the database has rolled back by itself', async () => {
    const rolledBack = open.unitOfWork.run(async (manager) => {
      await manager.insert(TallyEntity, row(1));
      await manager.query('ROLLBACK');
      throw new Error('the disk is full');
    });
    await expect(rolledBack).rejects.toThrow('the disk is full');
    const failing = open.unitOfWork.run(() => Promise.reject(new Error('refused')));
    await expect(failing).rejects.toThrow('refused');
    await open.unitOfWork.run((manager) => manager.insert(TallyEntity, row(2)));
    expect(await open.database.reader.manager.find(TallyEntity)).toMatchObject([{ id: 2 }]);
  });

  test('reads money, times and flags as the same values on every engine', async () => {
    const stored = {
      id: 1,
      amount: 9_007_199_254_740_991,
      at: 1_767_225_600_123,
      open: false,
      note: 'ノート',
    };
    await open.unitOfWork.run((manager) => manager.insert(TallyEntity, stored));
    expect(await open.database.reader.manager.findOneBy(TallyEntity, { id: 1 })).toEqual(stored);
    await open.unitOfWork.run((manager) => manager.update(TallyEntity, { id: 1 }, { at: null, open: true }));
    expect(await open.database.reader.manager.findOneBy(TallyEntity, { id: 1 })).toEqual({
      ...stored,
      at: null,
      open: true,
    });
  });

  test('writes of two processes wait for each other', async () => {
    const second = await openSecond(open, engine);
    try {
      await open.unitOfWork.run((manager) => manager.insert(TallyEntity, row(1)));
      const addOne = (manager: EntityManager) => manager.increment(TallyEntity, { id: 1 }, 'amount', 1);
      await Promise.all(
        Array.from({ length: 20 }, (_, index) => (index % 2 ? open : second).unitOfWork.run(addOne)),
      );
      expect(await amountOf(1)).toBe(20);
    } finally {
      await second.database.close();
    }
  });
});

forEachEngine('unit of work against deadlocks', (engine) => {
  test('runs both units to the end when they lock the same rows in opposite order', async () => {
    const open = await openTestDatabase(engine, schema);
    await open.unitOfWork.run((manager) => manager.insert(TallyEntity, [row(1), row(2)]));
    let arrived = 0;
    let release = () => {};
    const bothArrived = new Promise<void>((resolve) => (release = resolve));
    const meet = async () => {
      if (engine === 'sqlite') return;
      if (++arrived >= 2) release();
      await bothArrived;
    };
    const addInOrder = (first: number, second: number) =>
      open.unitOfWork.run(async (manager) => {
        await manager.increment(TallyEntity, { id: first }, 'amount', 1);
        await meet();
        await manager.increment(TallyEntity, { id: second }, 'amount', 1);
      });
    await Promise.all([addInOrder(1, 2), addInOrder(2, 1)]);
    expect(await open.database.reader.manager.find(TallyEntity)).toMatchObject([
      { amount: 2 },
      { amount: 2 },
    ]);
    await open.close();
  });
});

async function openSecond(open: OpenDatabase, engine: string) {
  const { createDatabase, createUnitOfWork } = await import('./create-database.js');
  const { testConfig } = await import('../../../test/harness/test-config.js');
  const config = testConfig({
    home: open.home,
    databaseUrl: engine === 'sqlite' ? undefined : open.databaseUrl,
  });
  const database = createDatabase(config, schema, () => undefined);
  await database.open();
  return { database, unitOfWork: createUnitOfWork(database) };
}
