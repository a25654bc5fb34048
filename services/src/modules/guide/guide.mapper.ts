import type { LocalizedText } from '@portico/domain';
import type { GuideSettings } from '../../platform/config/index.js';
import type { DownloadDto, LoginRewardDto, ProgramDto } from './guide.dto.js';

type Program = GuideSettings['program'];
type Reward = Program['login']['rewards'][number];

/** `today` is the day of the cycle, 1 to 14. */
export function toProgram(
  { program, notes }: Pick<GuideSettings, 'program' | 'notes'>,
  today: number,
  itemName: (id: number) => string | null,
): ProgramDto {
  const { login } = program;
  return {
    ...program,
    login: {
      ...login,
      today,
      rewards: login.rewards.map((reward, index) => toReward(reward, index + 1, itemName)),
    },
    notes: notes?.map(({ day, text }) => ({ day: day ?? null, text: byLanguage(text) })) ?? null,
  };
}

export function toDownload({ launcher, mirror, ...facts }: GuideSettings['download']): DownloadDto {
  return { ...facts, launcher: launcher ?? null, mirror: mirror ?? null };
}

export function toReward(
  { kind, quantity, itemId, name }: Reward,
  day: number,
  itemName: (id: number) => string | null,
): LoginRewardDto {
  return {
    day,
    kind,
    quantity,
    itemId: itemId ?? null,
    itemName: itemId === undefined ? null : itemName(itemId),
    name: name === undefined ? null : byLanguage(name),
  };
}

function byLanguage(text: LocalizedText): Record<string, string> {
  return typeof text === 'string' ? { en: text } : { ...text };
}
