import { migrationsOf } from '../../platform/persistence/index.js';

export const rankingMigrations = migrationsOf({
  CreateRanks1780000003100: `
    portal_rank_generation: id serial, format int, fence bigint, built_at bigint, confirmed_at bigint,
      characters int, pieces int, probes text;
    portal_rank_blob: generation_id int key, piece int key, data blob;
  `,
  CreateRankDaily1780000003200: `
    portal_rank_daily: part int key, day int key, at bigint, data blob;
    index portal_rank_daily_day: day;
  `,
  CreateRankGains1780000024200: `
    portal_rank_gain: period varchar(8) key, sort varchar(8) key, place int key, character_id int,
      exp bigint, levels int;
    portal_rank_gain_period: period varchar(8) key, since bigint, counted_at bigint;
  `,
});
