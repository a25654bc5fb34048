import { AsyncResource } from 'node:async_hooks';
import { EventEmitter, once } from 'node:events';
import { forEachEngine } from '@portico/testing-api';
import { writeVisits } from '../../src/modules/releases/canary/canary-visits.js';
import { releaseMigrations } from '../../src/modules/releases/migrations.js';
import { readVitals, writeCanaryChange } from '../../src/modules/releases/storage/canary-tables.js';
import { CanaryEntity, CanaryVisitorEntity } from '../../src/modules/releases/storage/release.entities.js';
import { insertRows, lockRow } from '../../src/platform/persistence/index.js';
import { type OpenDatabase, openTestDatabase } from '../harness/open-database.js';

const SCHEMA = {
  entities: [CanaryEntity, CanaryVisitorEntity],
  migrations: releaseMigrations.filter(({ name }) => name === 'CreateCanaries1780000025100'),
};

const canary = (id: string): CanaryEntity => ({
  id,
  remote: 'mfe-sea',
  version: '2',
  comparedWith: '1',
  share: 5,
  startedAt: 1,
  startedBy: null,
  startReason: null,
  endedAt: null,
  outcome: null,
  endedBy: null,
  isByRule: false,
  endReason: null,
  canaryVisitors: 0,
  canaryFaults: 0,
  controlVisitors: 0,
  controlFaults: 0,
});

const visit = (canaryId: string, changes: Partial<CanaryVisitorEntity> = {}): CanaryVisitorEntity => ({
  canaryId,
  visitor: 'network',
  isCanary: true,
  draw: 7,
  views: 1,
  isFaulty: false,
  lcp: null,
  cls: null,
  inp: null,
  ...changes,
});

forEachEngine('visitors of two canaries', (engine) => {
  let open: OpenDatabase;

  beforeAll(async () => {
    open = await openTestDatabase(engine, SCHEMA);
  });

  afterAll(() => open.close());

  const visitors = () =>
    open.database.reader.manager.find(CanaryVisitorEntity, { order: { canaryId: 'ASC', visitor: 'ASC' } });

  test('are counted beside another portal that counts the same ones', async () => {
    await open.unitOfWork.run((manager) => insertRows(manager, CanaryEntity, [canary('a'), canary('b')]));
    const turns = new EventEmitter();
    const isLocked = once(turns, 'locked');
    const other = open.unitOfWork.run(async (manager) => {
      await lockRow(manager, CanaryEntity, { id: 'b' }, 'share');
      await insertRows(manager, CanaryVisitorEntity, [visit('b', { isFaulty: true })]);
      const isReleased = once(turns, 'released');
      turns.emit('locked');
      await isReleased;
    });
    await isLocked;
    const failures: unknown[] = [];
    const own = writeVisits(
      open.unitOfWork,
      [visit('a'), visit('b', { lcp: 900 }), visit('b', { visitor: 'other' })],
      (error) => failures.push(error),
    );
    // The embedded database has one writer at a time.
    if (engine === 'mariadb') await vi.waitUntil(async () => (await visitors()).length === 1);
    turns.emit('released');
    await Promise.all([other, own]);
    expect(failures).toEqual([]);
    expect(await visitors()).toEqual([
      visit('a'),
      visit('b', { views: 2, isFaulty: true, lcp: 900 }),
      visit('b', { visitor: 'other' }),
    ]);
    const untold = { lcp: null, cls: null, inp: null };
    expect(await readVitals(open.database.reader.manager, 'b')).toEqual({
      canary: { ...untold, lcp: 900 },
      control: untold,
    });
  });

  test('are in the final counts, also when another portal counts one meanwhile', async () => {
    const late = visit('c', { visitor: 'late', isFaulty: true });
    await open.unitOfWork.run((manager) => insertRows(manager, CanaryEntity, [canary('c')]));
    // Bound here, or it would join the unit of work of its caller.
    const report = AsyncResource.bind(() =>
      writeVisits(open.unitOfWork, [late], (error) => expect.unreachable(String(error))),
    );
    // The embedded database has one writer at a time.
    if (engine === 'sqlite') await report();
    let isDue = engine === 'mariadb';
    await open.unitOfWork.run(async (manager) => {
      await manager.count(CanaryVisitorEntity);
      if (isDue) await report();
      isDue = false;
      const ended = {
        endedAt: 2,
        outcome: 'stopped',
        endedBy: null,
        isByRule: false,
        endReason: null,
      } as const;
      await writeCanaryChange(manager, { ended: { id: 'c', ...ended } });
    });
    expect(await open.database.reader.manager.findOneBy(CanaryEntity, { id: 'c' })).toMatchObject({
      outcome: 'stopped',
      canaryVisitors: 1,
      canaryFaults: 1,
    });
  });
});
