import { Injectable } from '@nestjs/common';
import { type LocalizedText, rewardCycleDay } from '@portico/domain';
import { CatalogService } from '../../catalog/index.js';
import { type GuideSettings, PorticoConfig } from '../../platform/config/index.js';
import type { DownloadDto, LoginRewardDto, ProgramDto } from './guide.dto.js';

type Program = GuideSettings['program'];
type Reward = Program['login']['rewards'][number];

/** `today` is the day of the cycle, 1 to 14. */
function toProgram(
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

function toDownload({ launcher, mirror, ...facts }: GuideSettings['download']): DownloadDto {
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

@Injectable()
export class GuideService {
  constructor(
    private readonly config: PorticoConfig,
    private readonly catalogs: CatalogService,
  ) {}

  program(now = Date.now()): ProgramDto {
    const { program } = this.config.guide;
    const today = rewardCycleDay(now, program.login.anchorDay, this.config.public.time.zone);
    const catalog = this.catalogs.current;
    return toProgram(this.config.guide, today, (id) => catalog.item(id)?.name ?? null);
  }

  download(): DownloadDto {
    return toDownload(this.config.guide.download);
  }
}
