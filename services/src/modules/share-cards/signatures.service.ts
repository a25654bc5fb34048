import { Injectable } from '@nestjs/common';
import { jobName } from '@portico/domain';
import { PorticoConfig } from '../../platform/config/index.js';
import { PortraitsService } from '../avatars/index.js';
import { RankingsService } from '../rankings/index.js';
import type { SignatureContent } from './signature-drawing.js';

@Injectable()
export class SignaturesService {
  constructor(
    private readonly config: PorticoConfig,
    private readonly figures: PortraitsService,
    private readonly rankings: RankingsService,
  ) {}

  get siteName(): string {
    return this.config.public.site.name;
  }

  /** Throws `players.player_not_found` for a hidden or unknown character. */
  async find(id: number): Promise<SignatureContent> {
    const [player, picture] = await Promise.all([this.rankings.player(id), this.figures.figure(id)]);
    return {
      siteName: this.siteName,
      name: player.name,
      job: jobName(player.job),
      guild: player.guildName ?? undefined,
      level: player.level,
      rank: player.actualRank,
      picture,
    };
  }
}
