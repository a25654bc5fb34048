import { Injectable } from '@nestjs/common';
import { dayNumber, rewardCycleDays, weekOf, writtenDay } from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import type { Principal } from '../../../platform/http/index.js';
import type { RewardsDto } from './rewards.dto.js';
import { toRewards } from './rewards.mapper.js';
import { RewardsRepository } from './rewards.repository.js';

/** Shows an account its rewards for logging in, which the game gives, and the days on which it has voted. */
@Injectable()
export class RewardsService {
  constructor(
    private readonly rewards: RewardsRepository,
    private readonly catalogs: CatalogService,
    private readonly config: PorticoConfig,
  ) {}

  /** Days follow the server's calendar. Claims dated after today came from a clock that ran ahead and do not count yet. */
  async own({ accountId }: Principal): Promise<RewardsDto> {
    const now = Date.now();
    const { zone } = this.config.public.time;
    const { login } = this.config.guide.program;
    const today = dayNumber(now, zone);
    const { sunday } = weekOf(today);
    const [cycleFrom = today] = rewardCycleDays(today, login.anchorDay);
    const from = writtenDay(Math.min(sunday, cycleFrom));
    const to = writtenDay(today);
    const [claims, bonuses, allWeeks, milestones, voteDays] = await Promise.all([
      this.rewards.claimsBetween(accountId, 'daily', from, to),
      this.rewards.claimsBetween(accountId, 'weekly', writtenDay(sunday), to),
      this.rewards.countClaims(accountId, 'weekly', to),
      this.rewards.countClaims(accountId, 'milestone', to),
      this.rewards.voteDays(accountId, to),
    ]);
    const catalog = this.catalogs.current;
    return toRewards({
      now,
      zone,
      login,
      claimedDays: new Set(claims.map(({ day }) => day)),
      hasBonus: bonuses.length > 0,
      allWeeks,
      milestones,
      voteDays,
      itemName: (id) => catalog.item(id)?.name ?? null,
    });
  }
}
