import { ApiProperty } from '@nestjs/swagger';
import { PRESENCES, SOURCES } from '../../../game/index.js';
import type { Presence, Source } from '../../../game/index.js';
import { RankChangeDto } from '../../rankings/index.js';
import { SpendingTermsDto } from '../spending/spending.dto.js';

export class OwnCharacterDto {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: 'integer', description: 'Of several worlds the one that it lives in' }) world: number;
  @ApiProperty({ type: 'integer' }) fame: number;
  @ApiProperty({ type: 'integer' }) exp: number;
  @ApiProperty({ type: String, nullable: true, description: 'Null outside a guild' }) guildName:
    | string
    | null;
  @ApiProperty({ type: 'integer', description: 'Where it was saved last, or is now' }) mapId: number;
  @ApiProperty({ type: String, nullable: true, description: 'Null for a map without a name' })
  mapName: string | null;
  @ApiProperty({ description: 'It is this character that is in the game' }) isOnline: boolean;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'When it left the game last, milliseconds UTC',
  })
  lastSeenAt: number | null;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Place among everybody by level; null for who is not ranked, and so has no public profile',
  })
  rank: number | null;
  @ApiProperty({ type: () => RankChangeDto, nullable: true }) rankChange: RankChangeDto | null;
}

export class WorldSlotsDto {
  @ApiProperty({ type: 'integer' }) world: number;
  @ApiProperty({ type: 'integer' }) used: number;
  @ApiProperty({ type: 'integer' }) max: number;
}

export class DashboardOverviewDto {
  @ApiProperty({ type: () => [OwnCharacterDto] }) characters: OwnCharacterDto[];
  @ApiProperty({
    type: () => [WorldSlotsDto],
    description: 'Worlds that the account has characters in; none where the game says no number',
  })
  slots: WorldSlotsDto[];
  @ApiProperty({ enum: SOURCES, description: 'How it is known who is in the game' }) source: Source;
  @ApiProperty({
    enum: PRESENCES,
    description:
      'Whether the game may still hold the account: `leaving` for seconds after a logout; `unsettled` until it logs in to the game and leaves it properly, or the game server is started; spending and gifts wait for `out`',
  })
  presence: Presence;
  @ApiProperty({ type: () => SpendingTermsDto }) spending: SpendingTermsDto;
  @ApiProperty({ description: 'Whether the portal reaches the running game, and so can disconnect' })
  canDisconnect: boolean;
}
