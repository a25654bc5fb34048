import { Choice, Decimal, Integer, Nested, Text, Dictionary } from '../../platform/http/index.js';
import { PITCH_SOURCES, REWARD_KINDS } from '../../platform/config/index.js';
import type { PitchSource, RewardKind } from '../../platform/config/index.js';

export class PerfectPitchDto {
  @Choice(PITCH_SOURCES, { enumName: 'PitchSource', example: 'zakum' }) source: PitchSource;
  @Integer({ example: 2 }) minimum: number;
  @Integer({ example: 8 }) maximum: number;
}

export class LoginRewardDto {
  @Integer('Day of the cycle, 1 to 14', { example: 1 }) day: number;
  @Choice(REWARD_KINDS, { enumName: 'RewardKind', example: 'nx' }) kind: RewardKind;
  @Integer({ example: 500 }) quantity: number;
  @Integer('Item id, if the reward is an item', { nullable: true, example: null }) itemId: number | null;
  @Text('Item name, if the reward is an item', { nullable: true, example: null }) itemName: string | null;

  @Dictionary('string', "The owner's text by language; English is always included", {
    nullable: true,
    example: null,
  })
  name: Record<string, string> | null;
}

export class LoginProgramDto {
  @Text('Any date that was day 1 of the cycle, in server time', { example: '2026-01-04' }) anchorDay: string;
  @Integer('Day of the cycle today, by server time', { example: 5 }) today: number;
  @Nested(() => [LoginRewardDto]) rewards: LoginRewardDto[];
  @Integer({ example: 7 }) weeklyDays: number;
  @Integer({ example: 6 }) milestoneWeeks: number;
}

export class UpdateNoteDto {
  @Text('By server time', { nullable: true, example: '2026-02-01' }) day: string | null;

  @Dictionary('string', "The owner's text by language; English is always included", {
    example: { en: 'Totems drop twice as often.' },
  })
  text: Record<string, string>;
}

export class ProgramDto {
  @Integer('Maximum pieces per stack', { example: 9999 }) stackLimit: number;
  @Integer({ example: 300 }) buffSeconds: number;
  @Integer({ example: 600 }) resurrectionCooldownSeconds: number;
  @Integer('Price of a teleport to another player', { example: 3_000_000 }) teleportMesos: number;
  @Integer('Mesos for one coin', { example: 1_000_000_000 }) coinMesos: number;
  @Integer({ example: 500_000 }) coinFeeMesos: number;
  @Integer('Price of a name change in perfect pitch', { example: 25 }) nameChangePitch: number;
  @Integer({ example: 20 }) nxPreviewMinutes: number;
  @Integer({ example: 30 }) quickAuctionMinutes: number;
  @Integer({ example: 2000 }) hairNx: number;
  @Integer({ example: 100_000 }) ninjaCastleMesos: number;
  @Integer({ example: 70 }) dailyQuestLevel: number;
  @Integer({ example: 5 }) timedEventMinutes: number;
  @Integer({ example: 100 }) silverFromBlueTickets: number;
  @Integer({ example: 10 }) goldFromSilverTickets: number;
  @Integer({ example: 75_000_000 }) beltUpgradeMesos: number;
  @Decimal({ example: 0.5 }) totemPercent: number;
  @Decimal({ example: 2 }) goldenLeafPercent: number;
  @Integer({ example: 2500 }) medalHpMp: number;
  @Integer({ example: 3 }) votesPerDay: number;
  @Integer({ example: 2000 }) voteNx: number;
  @Integer({ example: 3 }) dailyVotePoints: number;
  @Integer({ example: 6000 }) dailyVoteNx: number;
  @Integer('NX for one vote point', { example: 1000 }) exchangeNx: number;
  @Nested(() => [PerfectPitchDto]) perfectPitch: PerfectPitchDto[];
  @Nested(() => LoginProgramDto) login: LoginProgramDto;

  @Nested(() => [UpdateNoteDto], 'Newest first; null if the owner has written none', {
    nullable: true,
    example: null,
  })
  notes: UpdateNoteDto[] | null;
}

export class MachineDto {
  @Text({ example: 'Windows 10' }) system: string;
  @Text({ example: '2.4 GHz' }) processor: string;
  @Decimal({ example: 4 }) memoryGb: number;
  @Text({ example: 'DirectX 11' }) graphics: string;
  @Decimal({ example: 10 }) diskGb: number;
}

export class DownloadDto {
  @Text('Null if the owner offers none', { nullable: true, example: null }) launcher: string | null;
  @Decimal({ example: 3 }) launcherMb: number;
  @Text('Address of the launcher on a cloud drive', { nullable: true, example: null }) mirror: string | null;
  @Decimal({ example: 5 }) clientGb: number;
  @Nested(() => MachineDto) minimum: MachineDto;
  @Nested(() => MachineDto) recommended: MachineDto;
}
