import { forEachEngine } from '@portico/testing-api';
import {
  RankDailyEntity,
  RankHistoryRepository,
} from '../../src/modules/rankings/daily/rank-history.repository.js';
import {
  RankBlobEntity,
  RankGenerationEntity,
  RankGenerationsRepository,
} from '../../src/modules/rankings/board/rank-generations.repository.js';
import { Leases } from '../../src/platform/jobs/index.js';
import { schema } from '../../src/portal-schema.js';
import { type OpenDatabase, openTestDatabase } from '../harness/open-database.js';

/** `max_allowed_packet` of some packaged database servers. */
const SMALLEST_PACKET = 1_048_576;

/** The largest possible part of a day: 2048 characters with four values of five bytes. */
const LARGEST_PART = 2048 * 4 * 5;

forEachEngine('what is written of the rankings', (engine) => {
  let open: OpenDatabase;
  let largest: number;

  beforeEach(async () => {
    open = await openTestDatabase(engine, schema);
    largest = 0;
    const { logger } = open.database.source('writer');
    vi.spyOn(logger, 'logQuery').mockImplementation((query, parameters = []) => {
      // The driver writes bytes as hexadecimal.
      const bytes = parameters.reduce((sum: number, one: unknown) => sum + 2 * bytesOf(one), 0);
      largest = Math.max(largest, query.length + bytes);
    });
  });

  afterEach(async () => {
    vi.restoreAllMocks();
    await open.close();
  });

  it('fits a server that takes a megabyte at once, however many characters there are', async () => {
    const { database, unitOfWork } = open;
    const leases = new Leases(unitOfWork);
    const lease = await leases.take('rankings', 60_000);
    if (lease === undefined) throw new Error('The lease is taken');
    const generations = new RankGenerationsRepository(
      database.reader.getRepository(RankGenerationEntity),
      database.reader.getRepository(RankBlobEntity),
      unitOfWork,
      leases,
    );
    const packed = Buffer.alloc(3_000_000, 'ranks');
    const id = await generations.publish(lease, { packed, builtAt: 1, characters: 200_000, probes: [] });
    expect(Buffer.from((await generations.read(id)) ?? []).equals(packed)).toBe(true);
    const history = new RankHistoryRepository(
      database.reader.getRepository(RankDailyEntity),
      unitOfWork,
      leases,
    );
    const data = Buffer.alloc(LARGEST_PART, 'day');
    const parts = Array.from({ length: 60 }, (_, part) => ({ part, data }));
    expect(await history.record(lease, 20_000, 1, parts)).toBe(true);
    expect(await history.days(59, 0)).toEqual([20_000]);
    expect(largest).toBeGreaterThan(SMALLEST_PACKET / 2);
    expect(largest).toBeLessThan(SMALLEST_PACKET);
  });
});

function bytesOf(parameter: unknown): number {
  return Buffer.isBuffer(parameter) ? parameter.length : 0;
}
