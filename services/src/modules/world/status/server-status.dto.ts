import { Choice, Flag, Integer } from '../../../platform/http/index.js';
import { SOURCES, type Source } from '../../../game/index.js';

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
