import { Choice, Flag, Integer } from '../../../platform/http/index.js';
import { SOURCES, type Source } from '../../../game/index.js';

export class ServerStatusDto {
  @Flag('Whether the game server takes players', { example: true }) online: boolean;

  @Integer(
    'Accounts in the game; where `source` is database those that are logged in, at the character list too; null where no one can tell',
    { nullable: true, example: 42 },
  )
  players: number | null;

  @Choice(SOURCES, 'Who says so: the running game, or its login port and database', { example: 'live' })
  source: Source;

  @Integer('When it was asked, epoch ms', { example: 1_767_225_600_000 }) checkedAt: number;
}
