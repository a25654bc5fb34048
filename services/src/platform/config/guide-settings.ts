import { MAX_INT32, REWARD_CYCLE_DAYS } from '@portico/domain';
import { z } from 'zod';
import { linkSetting, section, textSetting, wholeSetting } from './setting-types.js';

const MAX_NOTES = 30;

const count = (value: number, minimum = 0) => wholeSetting(value, minimum, 2_000_000_000);
const percent = (value: number) => z.number().min(0).max(100).default(value);

/** Sources of perfect pitch; each has its name in the texts. */
export const PITCH_SOURCES = [
  'pinkBean',
  'vonLeon',
  'scarlionTarga',
  'zakum',
  'horntail',
  'papulatus',
  'orbisPq',
  'kerningLudiPq',
  'crimsonwoodPq',
  'henesysPq',
  'piratePq',
] as const;

/** Kinds of rewards for a login; each has its name in the texts. `item` shows the picture and name of `itemId`. */
export const REWARD_KINDS = [
  'mesos',
  'nx',
  'votePoints',
  'perfectPitch',
  'expCoupon',
  'dropCoupon',
  'potions',
  'scroll',
  'gachaponTicket',
  'chair',
  'item',
] as const;

const pitch = (source: PitchSource, minimum: number, maximum: number) => ({ source, minimum, maximum });

const reward = (kind: RewardKind, quantity: number) => ({ kind, quantity });

const pitchSchema = z
  .strictObject({
    source: z.enum(PITCH_SOURCES),
    minimum: z.int().min(0).max(10_000),
    maximum: z.int().min(0).max(10_000),
  })
  .refine(({ minimum, maximum }) => minimum <= maximum, {
    path: ['maximum'],
    message: 'must not be below minimum',
  });

const rewardSchema = z
  .strictObject({
    kind: z.enum(REWARD_KINDS),
    quantity: wholeSetting(1, 1, 2_000_000_000),
    itemId: z.int().min(1).max(MAX_INT32).optional().describe('For the kind `item`'),
    name: textSetting(60).optional().describe('Replaces the default name'),
  })
  .refine(({ kind, itemId }) => kind !== 'item' || itemId !== undefined, {
    path: ['itemId'],
    message: 'is needed for the kind item',
  });

const loginSchema = z.strictObject({
  anchorDay: z.iso
    .date()
    .default('2026-01-04')
    .describe('Any date that was day 1 of the cycle, in server time'),
  rewards: z
    .array(rewardSchema)
    .length(REWARD_CYCLE_DAYS)
    .default([
      reward('mesos', 500_000),
      reward('potions', 50),
      reward('nx', 500),
      reward('expCoupon', 1),
      reward('scroll', 1),
      reward('gachaponTicket', 2),
      reward('perfectPitch', 2),
      reward('mesos', 1_000_000),
      reward('potions', 100),
      reward('nx', 1000),
      reward('dropCoupon', 1),
      reward('chair', 1),
      reward('gachaponTicket', 5),
      reward('perfectPitch', 6),
    ])
    .describe('Rewards of the 14 days'),
  weeklyDays: count(7, 1).describe('Days with a claim in one week that earn the weekly bonus'),
  milestoneWeeks: count(6, 1).describe('Weekly bonuses that earn the milestone'),
});

const programSchema = z.strictObject({
  stackLimit: count(9999, 1).describe('Maximum pieces per stack'),
  buffSeconds: count(300, 1).describe('Duration of buffs'),
  resurrectionCooldownSeconds: count(600).describe('Cooldown of a resurrection'),
  teleportMesos: count(3_000_000).describe('Price of a teleport to another player'),
  coinMesos: count(1_000_000_000).describe('Mesos for one coin'),
  coinFeeMesos: count(500_000).describe('Fee for one coin'),
  nameChangePitch: count(25).describe('Price of a name change in perfect pitch'),
  nxPreviewMinutes: count(20).describe('How long players can try on a cash item'),
  quickAuctionMinutes: count(30).describe('Duration of a quick auction'),
  hairNx: count(2000).describe('Price of a hairstyle'),
  ninjaCastleMesos: count(100_000).describe('Entrance fee of the ninja castle'),
  dailyQuestLevel: count(70, 1).describe('Level at which daily quests start'),
  timedEventMinutes: count(5, 1).describe('Duration of a timed event'),
  silverFromBlueTickets: count(100, 1).describe('Blue gachapon tickets for one silver ticket'),
  goldFromSilverTickets: count(10, 1).describe('Silver gachapon tickets for one gold ticket'),
  beltUpgradeMesos: count(75_000_000).describe('Price of a pharaoh belt upgrade'),
  totemPercent: percent(0.5).describe('Drop rate of totems'),
  goldenLeafPercent: percent(2).describe('Drop rate of golden maple leaves'),
  medalHpMp: count(2500).describe('HP and MP of the best quest medal'),
  votesPerDay: count(3).describe('Maximum votes per day'),
  voteNx: count(2000).describe('NX for one vote'),
  dailyVotePoints: count(3).describe('Maximum vote points per day'),
  dailyVoteNx: count(6000).describe('Maximum NX from votes per day'),
  exchangeNx: count(1000).describe('NX for one vote point'),
  perfectPitch: z
    .array(pitchSchema)
    .max(PITCH_SOURCES.length)
    .default([
      pitch('pinkBean', 6, 16),
      pitch('vonLeon', 4, 10),
      pitch('scarlionTarga', 4, 10),
      pitch('zakum', 2, 8),
      pitch('horntail', 2, 8),
      pitch('papulatus', 2, 6),
      pitch('orbisPq', 4, 12),
      pitch('kerningLudiPq', 2, 8),
      pitch('crimsonwoodPq', 2, 8),
      pitch('henesysPq', 2, 4),
      pitch('piratePq', 2, 4),
    ])
    .describe('Rewards of each boss and party quest'),
  login: loginSchema.prefault({}),
});

const machine = (system: string, processor: string, memoryGb: number, graphics: string, diskGb: number) =>
  section({
    system: z.string().trim().min(1).max(60).default(system),
    processor: z.string().trim().min(1).max(60).default(processor),
    memoryGb: z.number().min(0).max(1024).default(memoryGb),
    graphics: z.string().trim().min(1).max(60).default(graphics),
    diskGb: z.number().min(0).max(10_000).default(diskGb),
  });

const downloadSchema = z.strictObject({
  launcher: linkSetting
    .optional()
    .describe('Address of the launcher; without it the page says that it is not out yet'),
  launcherMb: z.number().min(0).max(100_000).default(3).describe('Size of the launcher'),
  mirror: linkSetting.optional().describe('Address of the launcher on a cloud drive'),
  clientGb: z.number().min(0).max(1000).default(5).describe('Size of the game client'),
  minimum: machine('Windows 7', '1.6 GHz', 2, 'DirectX 9', 8),
  recommended: machine('Windows 10', '2.4 GHz', 4, 'DirectX 11', 10),
});

const noteSchema = z.strictObject({
  day: z.iso.date().optional().describe('Date of the change, in server time'),
  text: textSetting(400),
});

/** Content of the pages Features and Download. It has its own calls instead of being inlined into every page. */
export const guideSettingsSchema = z.strictObject({
  program: programSchema
    .optional()
    .describe(
      'Numbers of the game and its rewards. Without this key there is no Features page, except in the demo world',
    ),
  notes: z
    .array(noteSchema)
    .max(MAX_NOTES)
    .optional()
    .describe('Changes of the game, newest first; replaces the default beta notes'),
  download: downloadSchema.prefault({}),
});

export type PitchSource = (typeof PITCH_SOURCES)[number];
export type RewardKind = (typeof REWARD_KINDS)[number];
export type GuideSettings = Omit<z.infer<typeof guideSettingsSchema>, 'program'> & {
  program: z.infer<typeof programSchema>;
};

/** Fills in the demo world's values for what the owner has not set, because the rules of voting need all numbers. */
export function wholeGuide(guide: z.infer<typeof guideSettingsSchema>): GuideSettings {
  return { ...guide, program: guide.program ?? programSchema.parse({}) };
}
