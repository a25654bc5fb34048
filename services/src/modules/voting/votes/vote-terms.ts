import { Injectable } from '@nestjs/common';
import { midnightAfter, HOUR_MS } from '@portico/domain';
import { PorticoConfig } from '../../../platform/config/index.js';
import { serverDayOf, type VoteProgram } from './vote-rules.js';

@Injectable()
export class VoteTerms {
  constructor(private readonly config: PorticoConfig) {}

  get program(): VoteProgram {
    return this.config.guide.program;
  }

  get tokenMs(): number {
    return this.config.server.voting.tokenHours * HOUR_MS;
  }

  dayOf(now: number): string {
    return serverDayOf(now, this.zone);
  }

  dayEndOf(now: number): number {
    return midnightAfter(now, this.zone);
  }

  private get zone(): string {
    return this.config.public.time.zone;
  }
}
