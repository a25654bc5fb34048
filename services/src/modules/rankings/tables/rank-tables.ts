import type { GroupSort, PlayerSort } from '@portico/domain';
import type { GuildTables } from './guild-tables.js';

/** Names with a fixed room for each, in the order of the rows; see `NameIndex`. */
export interface NameTable {
  bytes: Uint8Array;
  stride: number;
  isLatin1: boolean;
}

/** The ranking of all visible characters at one moment: 40 MB at a million. A row is a character, by ascending id. */
export interface RankTables {
  ids: Int32Array;
  /** Index of each row in `CHALLENGE_MODES`, or `NONE`. */
  modes: Uint8Array;
  /** Index of each row in `CLASS_SLUGS`, or `NONE`. */
  classes: Uint8Array;
  names: NameTable;
  orders: Record<PlayerSort, Uint32Array>;
  groupIds: Int32Array;
  /** Places among `groupIds` in rank order, a sort each. */
  groupOrders: Record<GroupSort, Uint32Array>;
  guilds: GuildTables;
}
