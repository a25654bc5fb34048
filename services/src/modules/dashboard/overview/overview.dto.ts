import { Choice, Flag, Integer, Nested, Text } from '../../../platform/http/index.js';
import { type Presence, PRESENCES, type Source, SOURCES } from '../../../game/index.js';
import { RankChangeDto } from '../../rankings/index.js';
import { SpendingTermsDto } from '../spending/spending.dto.js';

export class OwnCharacterDto {
  @Integer() id: number;
  @Integer('World of the character, if there are several') world: number;
  @Integer() fame: number;
  @Integer() exp: number;

  @Text('Null outside a guild', { nullable: true })
  guildName: string | null;

  @Integer('Last saved or current map') mapId: number;
  @Text('Null for a map without a name', { nullable: true }) mapName: string | null;
  @Flag('This character is in the game') isOnline: boolean;
  @Integer('Its channel in the game; null outside the game, in the cash shop and if unknown', {
    nullable: true,
  })
  channel: number | null;

  @Integer('Last logout, milliseconds UTC', { nullable: true }) lastSeenAt: number | null;

  @Integer('Overall rank by level; null for unranked characters, which have no public profile', {
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
    'Worlds with characters of the account; empty if the game has no world numbers',
  )
  slots: WorldSlotsDto[];

  @Choice(SOURCES, 'How the portal knows who is in the game') source: Source;

  @Choice(
    PRESENCES,
    'Whether the game may still hold the account: `leaving` for seconds after a logout; `unsettled` until it logs in to the game and logs out properly, or the game server restarts. Spending and gifts wait for `out`',
  )
  presence: Presence;

  @Nested(() => SpendingTermsDto) spending: SpendingTermsDto;
  @Flag('The portal can reach the running game, and so can disconnect players') canDisconnect: boolean;
}
