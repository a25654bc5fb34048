import { ApiProperty } from '@nestjs/swagger';
import { PITCH_SOURCES, REWARD_KINDS } from '../../platform/config/index.js';
import type { PitchSource, RewardKind } from '../../platform/config/index.js';

/** How much perfect pitch a boss or a party quest gives. */
export class PerfectPitchDto {
  @ApiProperty({ enum: PITCH_SOURCES, enumName: 'PitchSource', example: 'zakum' })
  source: PitchSource;

  @ApiProperty({ type: 'integer', example: 2 })
  minimum: number;

  @ApiProperty({ type: 'integer', example: 8 })
  maximum: number;
}

export class LoginRewardDto {
  @ApiProperty({ type: 'integer', example: 1, description: 'Day of the cycle, 1 to 14' })
  day: number;

  @ApiProperty({ enum: REWARD_KINDS, enumName: 'RewardKind', example: 'nx' })
  kind: RewardKind;

  @ApiProperty({ type: 'integer', example: 500 })
  quantity: number;

  @ApiProperty({ type: 'integer', nullable: true, example: null, description: 'Of the kind item' })
  itemId: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Name of the item, where there is one',
  })
  itemName: string | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    nullable: true,
    example: null,
    description: "The owner's own words by language, English always among them",
  })
  name: Record<string, string> | null;
}

export class LoginProgramDto {
  @ApiProperty({ example: '2026-01-04', description: 'A day 1 of the cycle, by server time' })
  anchorDay: string;

  @ApiProperty({ type: 'integer', example: 5, description: 'Day of the cycle today, by server time' })
  today: number;

  @ApiProperty({ type: () => [LoginRewardDto] })
  rewards: LoginRewardDto[];

  @ApiProperty({ type: 'integer', example: 7 })
  weeklyDays: number;

  @ApiProperty({ type: 'integer', example: 6 })
  milestoneWeeks: number;
}

/** A change of the game that the owner tells of. */
export class UpdateNoteDto {
  @ApiProperty({ type: String, nullable: true, example: '2026-02-01', description: 'By server time' })
  day: string | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { en: 'Totems drop twice as often.' },
    description: "The owner's own words by language, English always among them",
  })
  text: Record<string, string>;
}

/** Numbers of the game and of its rewards, as the owner set them. */
export class ProgramDto {
  @ApiProperty({ type: 'integer', example: 9999, description: 'Most pieces of an item on one stack' })
  stackLimit: number;

  @ApiProperty({ type: 'integer', example: 300 })
  buffSeconds: number;

  @ApiProperty({ type: 'integer', example: 600 })
  resurrectionCooldownSeconds: number;

  @ApiProperty({
    type: 'integer',
    example: 3_000_000,
    description: 'What a teleport to another player costs',
  })
  teleportMesos: number;

  @ApiProperty({ type: 'integer', example: 1_000_000_000, description: 'Mesos that make one coin' })
  coinMesos: number;

  @ApiProperty({ type: 'integer', example: 500_000 })
  coinFeeMesos: number;

  @ApiProperty({ type: 'integer', example: 25, description: 'Perfect pitch that a change of name costs' })
  nameChangePitch: number;

  @ApiProperty({ type: 'integer', example: 20 })
  nxPreviewMinutes: number;

  @ApiProperty({ type: 'integer', example: 30 })
  quickAuctionMinutes: number;

  @ApiProperty({ type: 'integer', example: 2000 })
  hairNx: number;

  @ApiProperty({ type: 'integer', example: 100_000 })
  ninjaCastleMesos: number;

  @ApiProperty({ type: 'integer', example: 70 })
  dailyQuestLevel: number;

  @ApiProperty({ type: 'integer', example: 5 })
  timedEventMinutes: number;

  @ApiProperty({ type: 'integer', example: 100 })
  silverFromBlueTickets: number;

  @ApiProperty({ type: 'integer', example: 10 })
  goldFromSilverTickets: number;

  @ApiProperty({ type: 'integer', example: 75_000_000 })
  beltUpgradeMesos: number;

  @ApiProperty({ type: 'number', example: 0.5 })
  totemPercent: number;

  @ApiProperty({ type: 'number', example: 2 })
  goldenLeafPercent: number;

  @ApiProperty({ type: 'integer', example: 2500 })
  medalHpMp: number;

  @ApiProperty({ type: 'integer', example: 3 })
  votesPerDay: number;

  @ApiProperty({ type: 'integer', example: 2000 })
  voteNx: number;

  @ApiProperty({ type: 'integer', example: 3 })
  dailyVotePoints: number;

  @ApiProperty({ type: 'integer', example: 6000 })
  dailyVoteNx: number;

  @ApiProperty({ type: 'integer', example: 1000, description: 'NX for one vote point' })
  exchangeNx: number;

  @ApiProperty({ type: () => [PerfectPitchDto] })
  perfectPitch: PerfectPitchDto[];

  @ApiProperty({ type: () => LoginProgramDto })
  login: LoginProgramDto;

  @ApiProperty({
    type: () => [UpdateNoteDto],
    nullable: true,
    example: null,
    description: 'Newest first; null while the owner has written none',
  })
  notes: UpdateNoteDto[] | null;
}

/** What a computer needs. */
export class MachineDto {
  @ApiProperty({ example: 'Windows 10' })
  system: string;

  @ApiProperty({ example: '2.4 GHz' })
  processor: string;

  @ApiProperty({ type: 'number', example: 4 })
  memoryGb: number;

  @ApiProperty({ example: 'DirectX 11' })
  graphics: string;

  @ApiProperty({ type: 'number', example: 10 })
  diskGb: number;
}

export class DownloadDto {
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Null while the owner offers none',
  })
  launcher: string | null;

  @ApiProperty({ type: 'number', example: 3 })
  launcherMb: number;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'The same on a cloud drive' })
  mirror: string | null;

  @ApiProperty({ type: 'number', example: 5 })
  clientGb: number;

  @ApiProperty({ type: () => MachineDto })
  minimum: MachineDto;

  @ApiProperty({ type: () => MachineDto })
  recommended: MachineDto;
}
