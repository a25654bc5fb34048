import { GAME_FEATURES, type GameFeature } from '@portico/domain';
import { type Source, SOURCES } from '../../game/index.js';
import { Choice, Flag, Integer } from '../../platform/http/index.js';

export class WorldDto {
  @Integer('Characters in the rankings', { example: 412 }) characters: number;
  @Integer({ example: 180 }) accounts: number;
  @Integer('Null if the server has none', { nullable: true, example: 12 }) guilds: number | null;
  @Integer('Items of the imported game files', { example: 320 }) items: number;
  @Integer('Monsters of the imported game files', { example: 90 }) monsters: number;

  @Integer('Open hired merchants; null if the server has no tables of them', { nullable: true, example: 24 })
  openStores: number | null;

  @Choice(GAME_FEATURES, "Features without their tables or columns in this server's database", {
    isArray: true,
    example: [],
  })
  unavailable: readonly GameFeature[];

  @Integer('Time of counting, epoch ms', { example: 1_767_225_600_000 }) asOf: number;

  @Integer('When the game files were imported, epoch ms; null before the first import', {
    nullable: true,
    example: 1_767_225_600_000,
  })
  importedAt: number | null;
}

export class ServerStatusDto {
  @Flag('Whether the game server takes players', { example: true }) online: boolean;

  @Integer(
    'Accounts in the game. If `source` is database: logged-in accounts, including those at the character list. Null if unknown',
    { nullable: true, example: 42 },
  )
  players: number | null;

  @Choice(SOURCES, 'Source: the running game, or its login port and database', { example: 'live' })
  source: Source;

  @Integer('Time of the check, epoch ms', { example: 1_767_225_600_000 }) checkedAt: number;
}
