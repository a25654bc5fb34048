import { Injectable } from '@nestjs/common';
import { gameNumber } from '../../../game/index.js';
import { type RankChunk, type RankRow, toChunk } from '../tables/rank-chunk.js';
import { addToFingerprint, isSameFingerprint, noSums, type FingerprintSums } from './rank-fingerprint.js';
import type { RankSource } from './rank-work.js';
import { type IdRange, RankSourceRepository } from './rank-source.repository.js';

const ROWS_PER_PROBE = 50_000;

export interface RankProbe {
  range: IdRange;
  sums: FingerprintSums;
}

@Injectable()
export class RankReader {
  constructor(private readonly source: RankSourceRepository) {}

  async read(now: number): Promise<RankSource & { probes: RankProbe[] }> {
    const chunks: RankChunk[] = [];
    const probes: RankProbe[] = [];
    let probe: RankProbe = { range: { from: 0 }, sums: noSums() };
    for await (const raw of this.source.chunks(now)) {
      const rows = raw.map(toNumbers);
      for (const row of rows) addToFingerprint(probe.sums, row);
      chunks.push(toChunk(rows));
      const last = rows.at(-1);
      if (last === undefined || probe.sums.count < ROWS_PER_PROBE) continue;
      probe.range.to = last.id;
      probes.push(probe);
      probe = { range: { from: last.id + 1 }, sums: noSums() };
    }
    probes.push(probe);
    return { chunks, guilds: await this.source.guilds(), probes };
  }

  /** Whether the sums of the ranges are still the same. They do not include names and points of guilds. */
  async isUnchanged(probes: readonly RankProbe[], now: number): Promise<boolean> {
    for (const probe of probes) {
      if (!isSameFingerprint(probe.sums, await this.source.fingerprint(probe.range, now))) return false;
    }
    return true;
  }
}

/** MariaDB returns sums of integers and large integers as text. */
function toNumbers(row: RankRow): RankRow {
  row.level = gameNumber(row.level);
  row.exp = gameNumber(row.exp);
  row.fame = gameNumber(row.fame);
  row.job = gameNumber(row.job);
  row.mode = Number(row.mode);
  row.deaths = Number(row.deaths);
  row.bosses = Number(row.bosses);
  row.playtimeMs = Number(row.playtimeMs);
  row.guildId = Number(row.guildId);
  return row;
}
