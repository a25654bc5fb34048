import { Choice, Flag, Integer, Nested, Text } from '../../../platform/http/index.js';
import { PRESENCES, SOURCES } from '../../../game/index.js';
import type { Presence, Source } from '../../../game/index.js';
import { RankChangeDto } from '../../rankings/index.js';
import { SpendingTermsDto } from '../spending/spending.dto.js';

export class OwnCharacterDto {
  @Integer() id: number;
  @Integer('World that it lives in, where there are several') world: number;
  @Integer() fame: number;
  @Integer() exp: number;

  @Text('Null outside a guild', { nullable: true })
  guildName: string | null;

  @Integer('Where it was saved last, or is now') mapId: number;
  @Text('Null for a map without a name', { nullable: true }) mapName: string | null;
  @Flag('It is this character that is in the game') isOnline: boolean;
  @Integer('Where it plays; null out of the game, in the cash shop, and where no one can tell', {
    nullable: true,
  })
  channel: number | null;

  @Integer('When it left the game last, milliseconds UTC', { nullable: true }) lastSeenAt: number | null;

  @Integer('Place among everybody by level; null for who is not ranked, and so has no public profile', {
    nullable: true,
  })
  rank: number | null;

  @Nested(() => RankChangeDto, { nullable: true }) rankChange: RankChangeDto | null;
}

export class WorldSlotsDto {
  @Integer() world: number;
  @Integer() used: number;
  @Integer() max: number;
}

export class DashboardOverviewDto {
  @Nested(() => [OwnCharacterDto]) characters: OwnCharacterDto[];

  @Nested(
    () => [WorldSlotsDto],
    'Worlds that the account has characters in; none where the game says no number',
  )
  slots: WorldSlotsDto[];

  @Choice(SOURCES, 'How it is known who is in the game') source: Source;

  @Choice(
    PRESENCES,
    'Whether the game may still hold the account: `leaving` for seconds after a logout; `unsettled` until it logs in to the game and leaves it properly, or the game server is started; spending and gifts wait for `out`',
  )
  presence: Presence;

  @Nested(() => SpendingTermsDto) spending: SpendingTermsDto;
  @Flag('Whether the portal reaches the running game, and so can disconnect') canDisconnect: boolean;
}
