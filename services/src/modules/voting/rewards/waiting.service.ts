import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { dayNumber, rewardCycleDay, writtenDay } from '@portico/domain';
import type { DataSource } from 'typeorm';
import { CatalogService } from '../../../catalog/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import type { Principal } from '../../../platform/http/index.js';
import { toReward } from '../../guide/index.js';
import { hasPriceHit } from '../../wishes/index.js';
import { VoteSites } from '../sites/vote-sites.js';
import { VoteStandings } from '../votes/vote-standing.js';
import { VotersRepository } from '../votes/voters.repository.js';
import type { WaitingDto } from '../voting.dto.js';
import { RewardsRepository } from './rewards.service.js';

@Injectable()
export class WaitingService {
  constructor(
    private readonly sites: VoteSites,
    private readonly standings: VoteStandings,
    private readonly voters: VotersRepository,
    private readonly rewards: RewardsRepository,
    private readonly catalogs: CatalogService,
    private readonly config: PorticoConfig,
    @InjectDataSource() private readonly reader: DataSource,
  ) {}

  async own({ accountId }: Principal): Promise<WaitingDto> {
    const now = Date.now();
    const [vote, gift, price] = await Promise.all([
      this.canVote(accountId, now),
      this.gift(accountId, now),
      hasPriceHit(this.reader.manager, accountId),
    ]);
    return { vote, ...gift, price };
  }

  private async canVote(accountId: number, now: number): Promise<boolean> {
    if (!this.sites.areUsable) return false;
    const [standing, hasCharacter] = await Promise.all([
      this.standings.of(accountId, now),
      this.voters.hasCharacter(accountId),
    ]);
    const isReady = this.sites.all.some((site) => standing.nextVoteAt(site) === undefined);
    return hasCharacter && standing.canVoteToday && isReady;
  }

  /** None before the first claim, because servers that store no claims would always show one. */
  private async gift(accountId: number, now: number): Promise<Pick<WaitingDto, 'gift' | 'isGiftTaken'>> {
    const { zone } = this.config.public.time;
    const { login } = this.config.guide.program;
    const today = writtenDay(dayNumber(now, zone));
    const [claims, taken] = await Promise.all([
      this.rewards.countClaims(accountId, 'daily', today),
      this.rewards.claimsBetween(accountId, 'daily', today, today),
    ]);
    const day = rewardCycleDay(now, login.anchorDay, zone);
    const reward = login.rewards[day - 1];
    const isGiftTaken = taken.length > 0;
    if (claims === 0 || isGiftTaken || reward === undefined) return { gift: null, isGiftTaken };
    const nameOf = (id: number) => this.catalogs.current.item(id)?.name ?? null;
    return { gift: toReward(reward, day, nameOf), isGiftTaken };
  }
}
