import { ApiProperty } from '@nestjs/swagger';

export class CharacterStatsDto {
  @ApiProperty({ type: 'integer' }) str: number;
  @ApiProperty({ type: 'integer' }) dex: number;
  @ApiProperty({ type: 'integer' }) int: number;
  @ApiProperty({ type: 'integer' }) luk: number;
  @ApiProperty({ type: 'integer' }) hp: number;
  @ApiProperty({ type: 'integer' }) mp: number;
  @ApiProperty({ type: 'integer' }) maxhp: number;
  @ApiProperty({ type: 'integer' }) maxmp: number;
}

export class AccountCharacterDto {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() name: string;
  @ApiProperty({ type: 'integer' }) level: number;
  @ApiProperty({ type: 'integer', description: 'Job code of the game' }) job: number;
  @ApiProperty({ type: 'integer' }) meso: number;
  @ApiProperty({ type: CharacterStatsDto }) stats: CharacterStatsDto;
}

export class AccountDto {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() username: string;
  @ApiProperty({ type: String, nullable: true }) email: string | null;
  @ApiProperty({ description: 'A mail to the address was answered' }) emailConfirmed: boolean;
  @ApiProperty() banned: boolean;
  @ApiProperty({ type: String, nullable: true }) banReason: string | null;
  @ApiProperty({ type: String, enum: ['temporary', 'permanent'], nullable: true })
  banType: 'temporary' | 'permanent' | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Milliseconds UTC' })
  tempBanExpiry: number | null;
  @ApiProperty({ type: 'integer' }) nxCredit: number;
  @ApiProperty({ type: 'integer' }) maplePoint: number;
  @ApiProperty({ type: 'integer' }) nxPrepaid: number;
  @ApiProperty({ type: 'integer' }) votePoints: number;
  @ApiProperty({ type: 'integer', description: 'Meso of all characters' }) totalMeso: number;
  @ApiProperty({ type: [AccountCharacterDto] }) characters: AccountCharacterDto[];
  @ApiProperty() isAdmin: boolean;
  @ApiProperty() isWebAdmin: boolean;
  @ApiProperty({ description: 'The role of the account acts once it has set up a second factor' })
  needsSecondFactor: boolean;
  @ApiProperty({
    description:
      'The role of the account does not act: its password is its name, which the owner of the server has to change',
  })
  needsNewPassword: boolean;
  @ApiProperty({ description: 'The account is in the game, or in character selection' }) loggedIn: boolean;
  @ApiProperty({ type: 'integer' }) characterSlots: number;
}
