import { Injectable } from '@nestjs/common';
import { CLASS_SLUGS, classOfJob, type ClassSlug } from '@portico/domain';
import { NO_CLASS, RankBoard, type RankedCharacter } from './rank-board.js';
import { fingerprintOf, isSameFingerprint, type FingerprintSums, type RankRow } from './rank-fingerprint.js';
import { RankSourceRepository, type IdRange } from './rank-source.repository.js';

const ROWS_OF_A_PROBE = 50_000;

/** A range of ids as it was read, to ask the database later whether it still holds the same. */
export interface RankProbe {
  range: IdRange;
  sums: FingerprintSums;
}

export interface RankReading {
  board: RankBoard;
  probes: RankProbe[];
}

/** Reads the game's characters into a board, and tells cheaply whether a board is still what the database holds. */
@Injectable()
export class RankReader {
  constructor(private readonly source: RankSourceRepository) {}

  async read(now: number): Promise<RankReading> {
    const characters: RankedCharacter[] = [];
    const probes: RankProbe[] = [];
    let rows: RankRow[] = [];
    let from = 0;
    for await (const chunk of this.source.chunks(now)) {
      for (const row of chunk) {
        rows.push(row);
        characters.push(toRankedCharacter(row));
      }
      const last = rows.at(-1);
      if (last === undefined || rows.length < ROWS_OF_A_PROBE) continue;
      probes.push({ range: { from, to: last.id }, sums: fingerprintOf(rows) });
      from = last.id + 1;
      rows = [];
    }
    probes.push({ range: { from }, sums: fingerprintOf(rows) });
    return { board: await RankBoard.build(characters), probes };
  }

  /** Whether the ranges still add up. A changed name does not show here. */
  async isUnchanged(probes: readonly RankProbe[], now: number): Promise<boolean> {
    for (const probe of probes) {
      if (!isSameFingerprint(probe.sums, await this.source.fingerprint(probe.range, now))) return false;
    }
    return true;
  }
}

/** Place of a class among the ranking's classes, as boards number them. */
export function classIndexOf(slug: ClassSlug): number {
  return CLASS_SLUGS.indexOf(slug);
}

function toRankedCharacter(row: RankRow): RankedCharacter {
  const slug = classOfJob(row.job);
  return {
    id: row.id,
    name: row.name,
    level: row.level,
    exp: row.exp,
    fame: row.fame,
    classIndex: slug === undefined ? NO_CLASS : classIndexOf(slug),
  };
}
