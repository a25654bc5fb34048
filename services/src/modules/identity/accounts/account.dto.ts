import { ApiProperty } from '@nestjs/swagger';
import { Flag, Integer, Nested, Text } from '../../../platform/http/index.js';

export class CharacterStatsDto {
  @Integer() str: number;
  @Integer() dex: number;
  @Integer() int: number;
  @Integer() luk: number;
  @Integer() hp: number;
  @Integer() mp: number;
  @Integer() maxhp: number;
  @Integer() maxmp: number;
}

export class AccountCharacterDto {
  @Integer() id: number;
  @Text() name: string;
  @Integer() level: number;
  @Integer('Job code of the game') job: number;
  @Integer() meso: number;
  @Nested(() => CharacterStatsDto) stats: CharacterStatsDto;
}

export class AccountDto {
  @Integer() id: number;
  @Text() username: string;
  @Text({ nullable: true }) email: string | null;
  @Flag('A mail to the address was answered') emailConfirmed: boolean;
  @Flag() banned: boolean;
  @Text({ nullable: true }) banReason: string | null;

  @ApiProperty({ type: String, enum: ['temporary', 'permanent'], nullable: true })
  banType: 'temporary' | 'permanent' | null;

  @Integer('Milliseconds UTC', { nullable: true }) tempBanExpiry: number | null;
  @Integer() nxCredit: number;
  @Integer() maplePoint: number;
  @Integer() nxPrepaid: number;
  @Integer() votePoints: number;
  @Integer('Meso of all characters') totalMeso: number;
  @Nested(() => [AccountCharacterDto]) characters: AccountCharacterDto[];
  @Flag() isAdmin: boolean;
  @Flag() isWebAdmin: boolean;
  @Flag('The role of the account acts once it has set up a second factor') needsSecondFactor: boolean;

  @Flag(
    'The role of the account does not act: its password is its name, which the owner of the server has to change',
  )
  needsNewPassword: boolean;

  @Flag('The account is in the game, or in character selection') loggedIn: boolean;
  @Integer() characterSlots: number;
}
