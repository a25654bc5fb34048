import { Injectable } from '@nestjs/common';
import { type LocalizedText, rewardCycleDay } from '@portico/domain';
import { CatalogService } from '../../catalog/index.js';
import { type GuideSettings, PorticoConfig } from '../../platform/config/index.js';
import type { DownloadDto, LoginRewardDto, ProgramDto } from './guide.dto.js';

type Reward = GuideSettings['program']['login']['rewards'][number];

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
    const { program, notes } = this.config.guide;
    const { login } = program;
    const today = rewardCycleDay(now, login.anchorDay, this.config.public.time.zone);
    const catalog = this.catalogs.current;
    const itemName = (id: number) => catalog.item(id)?.name ?? null;
    const rewards = login.rewards.map((reward, index) => toReward(reward, index + 1, itemName));
    return {
      ...program,
      login: { ...login, today, rewards },
      notes: notes?.map(({ day, text }) => ({ day: day ?? null, text: byLanguage(text) })) ?? null,
    };
  }

  download(): DownloadDto {
    const { launcher = null, mirror = null, ...facts } = this.config.guide.download;
    return { ...facts, launcher, mirror };
  }
}
