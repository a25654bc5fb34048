import { LessThanOrEqual, Like, MoreThan, Not, type EntityManager } from 'typeorm';
import { AccountEntity, CharacterEntity, GuildEntity, SchemaProbe } from '@portico/services/game';
import { createGameTables } from '@portico/services/game/stock-schema';
import { CharacterModeEntity, IronmanGroupEntity } from '@portico/services/modules/character-modes';
import { CommandError, type CommandContext } from '@portico/services/platform/cli';
import { insertRows } from '@portico/services/platform/persistence';
import { BENCH_ACCOUNT_PREFIX, BENCH_BATCH, benchRows } from './bench-rows.js';

/** Ids of benchmark rows begin here. Lower ids belong to a demo world in the same database. */
export const FIRST_ID = 1_000_000;

/** Batches that a server writes at once. The embedded database writes one at a time. */
const WRITERS = 3;

export type BenchContext = Pick<CommandContext, 'database' | 'unitOfWork'>;

export interface BenchOptions {
  characters: number;
  mayReplace: boolean;
  isDemo: boolean;
  progress?: (characters: number) => void;
}

/**
 * Fills the database with accounts, characters, guilds and modes for measurements. Creates the game's tables if they are missing. Returns
 * the number of rows of each. Throws a `CommandError` if the database contains characters that no benchmark made.
 */
export async function fillBenchData(
  { database, unitOfWork }: BenchContext,
  { characters, mayReplace, isDemo, progress = () => {} }: BenchOptions,
): Promise<Record<string, number>> {
  const schema = await new SchemaProbe(database.reader).probe();
  if (!schema.hasTable('accounts')) await unitOfWork.run((manager) => createGameTables(manager));
  if (!isDemo) await refuseForeignData(database.reader.manager);
  const hasRows = await database.reader.manager.existsBy(CharacterEntity, { id: FIRST_ID + 1 });
  if (hasRows && !mayReplace) {
    throw new CommandError('The database holds the characters of an earlier benchmark: --yes replaces them');
  }
  if (hasRows) await unitOfWork.run(removeBenchData);
  const counts: Record<string, number> = { accounts: 0, characters: 0, guilds: 0, modes: 0, groups: 0 };
  let next = 0;
  const writeBatches = async () => {
    while (next < characters) {
      const start = next;
      next += BENCH_BATCH;
      const rows = benchRows(start, Math.min(next, characters), FIRST_ID);
      await unitOfWork.run(async (manager) => {
        await insertRows(manager, AccountEntity, rows.accounts);
        await insertRows(manager, CharacterEntity, rows.characters);
        await insertRows(manager, GuildEntity, rows.guilds);
        await insertRows(manager, CharacterModeEntity, rows.modes);
        await insertRows(manager, IronmanGroupEntity, rows.groups);
      });
      for (const [name, list] of Object.entries(rows)) counts[name] = (counts[name] ?? 0) + list.length;
      progress(counts.characters ?? 0);
    }
  };
  await Promise.all(Array.from({ length: database.engine === 'mysql' ? WRITERS : 1 }, writeBatches));
  return counts;
}

/** The database of a game server has at least its owner's account. */
async function refuseForeignData(reader: EntityManager): Promise<void> {
  const hasForeign =
    (await reader.existsBy(AccountEntity, { name: Not(Like(`${BENCH_ACCOUNT_PREFIX}%`)) })) ||
    (await reader.existsBy(CharacterEntity, { id: LessThanOrEqual(FIRST_ID) }));
  if (!hasForeign) return;
  throw new CommandError(
    'The database holds accounts or characters that no benchmark made: bench-data writes into an empty database alone',
  );
}

async function removeBenchData(manager: EntityManager): Promise<void> {
  for (const entity of [AccountEntity, CharacterEntity, GuildEntity, IronmanGroupEntity])
    await manager.delete<{ id: number }>(entity, { id: MoreThan(FIRST_ID) });
  await manager.delete(CharacterModeEntity, { characterId: MoreThan(FIRST_ID) });
}
