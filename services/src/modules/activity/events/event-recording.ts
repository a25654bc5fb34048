import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MAX_LEVEL, MINUTE_MS } from '@portico/domain';
import { In, type Repository } from 'typeorm';
import { CharacterEntity } from '../../../game/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { type LeaderJob, LeaderJobs } from '../../../platform/jobs/index.js';
import { ChangelogService } from '../../drops/index.js';
import { firstBossAttempts } from '../../game-logs/index.js';
import { storesOpenedSince } from '../../market/index.js';
import { RankBoardService } from '../../rankings/index.js';
import type { NewEvent } from '../activity.entities.js';
import { EVENTS_KEPT_MS, WorldEventsRepository } from './world-events.repository.js';

/** Maximum number of rows per query. The next query begins after them. */
const MAX_ROWS = 500;
const MAX_QUERIES = 200;
const BOARD_PAGE = 50;
const MAX_DROP_SETS = 10;

/** All rows since a moment, sorted by time and id, one query at a time. */
async function readAll<Row extends { at: number; id: number }>(
  since: number,
  read: (after: { at: number; id: number }) => Promise<Row[]>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let query = 0; query < MAX_QUERIES; query += 1) {
    const rows = await read(all.at(-1) ?? { at: since, id: 0 });
    all.push(...rows);
    if (rows.length < MAX_ROWS) break;
  }
  return all;
}

/** Reads again this far back: another process may have written late, or its clock may be behind. */
const OVERLAP_MS = 10 * MINUTE_MS;

/** Marks for every process that the first round is over, even if the round found no character. */
const FIRST_ROUND: NewEvent = {
  at: 0,
  kind: 'level',
  subject: 'first-round',
  characterId: null,
  name: '',
  detail: '',
};

@Injectable()
export class EventRecording {
  readonly job: LeaderJob;
  private lookedAt: number | undefined;

  constructor(
    private readonly events: WorldEventsRepository,
    private readonly config: PorticoConfig,
    private readonly boards: RankBoardService,
    private readonly changelog: ChangelogService,
    @InjectRepository(CharacterEntity) private readonly characters: Repository<CharacterEntity>,
    jobs: LeaderJobs,
  ) {
    this.job = jobs.leaderJob({
      name: 'EventRecording',
      lease: 'event-recording',
      every: MINUTE_MS,
      startsAtOnce: true,
      leaseMs: 2 * MINUTE_MS,
      work: ({ now }) => this.record(now),
    });
  }

  private async record(now: number): Promise<void> {
    const since = Math.max((this.lookedAt ?? 0) - OVERLAP_MS, now - EVENTS_KEPT_MS);
    const known = await this.events.subjectsOf('level');
    const levels = await this.levels(known, now);
    const others = await Promise.all([this.bosses(since), this.newStores(since), this.dropChanges(since)]);
    // The time is unknown of levels that were reached before the first round.
    const isFirst = !known.has(FIRST_ROUND.subject);
    const dated = isFirst ? [FIRST_ROUND, ...levels.map((level) => ({ ...level, at: 0 }))] : levels;
    await this.events.add([...dated, ...others.flat()]);
    await this.events.removeBefore(now - EVENTS_KEPT_MS);
    await this.events.removeSurplus();
    this.lookedAt = now;
  }

  private async levels(known: ReadonlySet<string>, now: number): Promise<NewEvent[]> {
    const { board } = await this.boards.current();
    const events: NewEvent[] = [];
    for (let page = 1; ; page += 1) {
      const { places } = board.page({ page, limit: BOARD_PAGE, sort: 'level', term: '' });
      const ids = places.map(({ id }) => id).filter((id) => !known.has(String(id)));
      const rows = await this.characters.find({
        select: { id: true, name: true, level: true },
        where: { id: In(ids) },
      });
      const highest = rows.filter(({ level }) => level >= MAX_LEVEL);
      for (const { id, name } of highest)
        events.push({ at: now, kind: 'level', subject: String(id), characterId: id, name, detail: '' });
      if (places.length < BOARD_PAGE || highest.length < rows.length) return events;
    }
  }

  private async bosses(since: number): Promise<NewEvent[]> {
    const { manager } = this.characters;
    const attempts = await readAll(since, (after) => firstBossAttempts(manager, after, MAX_ROWS));
    return attempts.map(({ at, characterId, bossType, name }) => ({
      at,
      kind: 'boss',
      subject: `${characterId}:${bossType}`,
      characterId,
      name,
      detail: bossType,
    }));
  }

  private async newStores(since: number): Promise<NewEvent[]> {
    const { manager } = this.characters;
    const stores = await readAll(since, async (after) => {
      const rows = await storesOpenedSince(manager, after, MAX_ROWS);
      return rows.map((row) => ({ ...row, at: Number(row.openedAt), id: row.characterId }));
    });
    return stores.map(({ at, characterId, ownerName, description }) => ({
      at,
      kind: 'store',
      subject: `${characterId}:${at}`,
      characterId,
      name: ownerName,
      detail: description,
    }));
  }

  private async dropChanges(since: number): Promise<NewEvent[]> {
    if (!this.config.public.drops.changelog) return [];
    const { sets } = await this.changelog.list({ changes: 1, page: 1, limit: MAX_DROP_SETS });
    return sets
      .filter(({ at }) => at > since)
      .map(({ id, at, note }) => ({
        at,
        kind: 'drops',
        subject: String(id),
        characterId: null,
        name: '',
        detail: note,
      }));
  }
}
