import { SchemaMigration, tablesOf } from '../../../platform/persistence/index.js';

/** Canaries, and the reports of browsers in their groups. */
export class CreateCanaries1780000025100 extends SchemaMigration {
  override readonly tables = tablesOf(`
    portal_release_canary: id varchar(8) key, remote varchar(41), version varchar(80), compared_with varchar(80),
      share int, started_at bigint, started_by varchar(200) null, start_reason varchar(300) null,
      ended_at bigint null, outcome varchar(12) null, ended_by varchar(200) null, is_by_rule tinyint,
      end_reason varchar(300) null, canary_visitors int, canary_faults int, control_visitors int,
      control_faults int;
    index portal_release_canary_remote: remote, started_at;
    portal_canary_visitor: canary_id varchar(8) key, visitor varchar(22) key, is_canary tinyint, draw int,
      views int, is_faulty tinyint, lcp int null, cls int null, inp int null;
  `);
}
