import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { GAME_FEATURES, type GameFeature } from '@portico/domain';
import { Database, isDatabaseAway } from '../../platform/persistence/index.js';
import { describeMissing, SchemaProbe, WHOLE_SCHEMA } from './schema-probe.js';
import type { MissingPart, SchemaSurvey } from './schema-probe.js';

/** Interval of checks; a database that lacks something is checked more often, so that its return shows. */
const LOOK_MS = 30_000;
const LOOK_AGAIN_MS = 3000;

/** Knows what the game's database lacks, and logs each loss and return once. A query that misses a table triggers a check. */
@Injectable()
export class GameFeatures implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('GameSchema');
  private survey: SchemaSurvey = WHOLE_SCHEMA;
  private looking: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(SchemaProbe) private readonly probe: SchemaProbe,
  ) {
    database.onSchemaFailure(() => void this.lookQuietly());
  }

  /** Features that are off because their tables or columns are missing. */
  get off(): readonly GameFeature[] {
    return GAME_FEATURES.filter((feature) => this.survey.features.has(feature));
  }

  isOn(feature: GameFeature): boolean {
    return !this.survey.features.has(feature);
  }

  /** Whether the game has a column that only some servers have. False before the first check. */
  hasColumn(table: string, column: string): boolean {
    return this.survey.schema.hasColumn(table, column);
  }

  onApplicationBootstrap(): void {
    this.lookLater();
  }

  onModuleDestroy(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** Checks the database now; overlapping calls share one check. */
  refresh(): Promise<void> {
    this.looking ??= this.look().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async look(): Promise<void> {
    const before = this.survey;
    this.survey = await this.probe.survey();
    this.report(before, this.survey);
    const lost = lostParts(this.survey);
    this.database.setMissing(lost.length === 0 ? undefined : describeMissing(lost));
  }

  /** Many failing queries may call this: one check at a time, and none while the database is away. */
  private async lookQuietly(): Promise<void> {
    try {
      if (this.database.isAvailable) await this.refresh();
    } catch (error) {
      // A lost database is reported elsewhere.
      if (!isDatabaseAway(error)) this.logger.error({ msg: 'the schema could not be looked at', err: error });
    }
    this.lookLater();
  }

  private lookLater(): void {
    if (this.isStopped) return;
    clearTimeout(this.timer);
    const delay = isWhole(this.survey) ? LOOK_MS : LOOK_AGAIN_MS;
    this.timer = setTimeout(() => void this.lookQuietly(), delay);
    this.timer.unref();
  }

  private report(before: SchemaSurvey, now: SchemaSurvey): void {
    const [lostBefore, lost] = [describeMissing(lostParts(before)), describeMissing(lostParts(now))];
    if (lost !== lostBefore) {
      if (lost === '') this.logger.log({ msg: 'the database has all tables again' });
      else
        this.logger.error({
          msg: 'the database lost tables; pages that need them answer 503',
          missing: lost,
        });
    }
    for (const feature of GAME_FEATURES) {
      const [missingBefore, missing] = [before, now].map(({ features }) =>
        describeMissing(features.get(feature) ?? []),
      );
      if (missing === missingBefore) continue;
      if (missing === '') this.logger.log({ msg: `${feature} is on again` });
      else if (missingBefore === '')
        this.logger.warn({ msg: `${feature} is off: the database of the game lacks what it needs`, missing });
      else
        this.logger.warn({
          msg: `${feature} stays off: the database of the game now lacks other parts`,
          missing,
        });
    }
  }
}

function lostParts({ required, portal }: SchemaSurvey): MissingPart[] {
  return [...required, ...portal.map((table) => ({ table, columns: [] }))];
}

function isWhole(survey: SchemaSurvey): boolean {
  return lostParts(survey).length === 0 && survey.features.size === 0;
}
