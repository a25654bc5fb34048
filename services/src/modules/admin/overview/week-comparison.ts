import { Injectable } from '@nestjs/common';
import { dayNumber, MINUTE_MS, startOfDay, WEEK_DAYS } from '@portico/domain';
import { DataSource } from 'typeorm';
import { GameBridge } from '../../../game/index.js';
import { CachedValue } from '../../../platform/cache/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { playersAt } from '../../activity/index.js';
import { countActs } from '../../audit/index.js';
import { countExchanges } from '../../ledger/index.js';
import { nxSpent, type Span } from '../../game-logs/index.js';
import { countVotes } from '../../voting/index.js';
import { COMPARED_NAMES, type ComparisonDto } from './overview.dto.js';

/** All names except the players are counted over a span of time. */
const [, ...COUNTED] = COMPARED_NAMES;

@Injectable()
export class WeekComparison {
  private readonly counted = new CachedValue(() => this.count(Date.now()), { freshMs: MINUTE_MS });

  constructor(
    private readonly bridge: GameBridge,
    private readonly config: PorticoConfig,
    private readonly reader: DataSource,
  ) {}

  now(): Promise<ComparisonDto[]> {
    return this.counted.get();
  }

  async count(now: number): Promise<ComparisonDto[]> {
    const { zone } = this.config.public.time;
    const today = dayNumber(now, zone);
    const start = startOfDay(today, zone);
    // A day on which the clocks change keeps its real length.
    const weekStart = startOfDay(today - WEEK_DAYS, zone);
    const weekNow = weekStart + now - start;
    const [{ value }, before, current, past] = await Promise.all([
      this.bridge.status(),
      playersAt(this.reader.manager, weekNow),
      this.countsOf([start, now]),
      this.countsOf([weekStart, weekNow]),
    ]);
    return [
      { name: 'players', now: value.players, lastWeek: before },
      ...COUNTED.map((name) => ({ name, now: current[name], lastWeek: past[name] })),
    ];
  }

  private async countsOf(span: Span) {
    const { manager } = this.reader;
    const [votes, logins, registrations, exchanges, spent] = await Promise.all([
      countVotes(manager, span),
      countActs(manager, 'sign-in', span),
      countActs(manager, 'register', span),
      countExchanges(manager, span),
      nxSpent(manager, span),
    ]);
    return { votes, logins, registrations, exchanges, nxSpent: spent };
  }
}
