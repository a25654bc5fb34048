import {
  big,
  integer,
  nullable,
  primary,
  SchemaMigration,
  tiny,
  varchar,
} from '../../../platform/persistence/index.js';

/** Canaries, and the reports of browsers in their groups. */
export class CreateCanaries1780000025100 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_release_canary',
      columns: [
        primary(varchar('id', 8)),
        varchar('remote', 41),
        varchar('version', 80),
        varchar('compared_with', 80),
        integer('share'),
        big('started_at'),
        nullable(varchar('started_by', 200)),
        nullable(varchar('start_reason', 300)),
        nullable(big('ended_at')),
        nullable(varchar('outcome', 12)),
        nullable(varchar('ended_by', 200)),
        tiny('is_by_rule'),
        nullable(varchar('end_reason', 300)),
        integer('canary_visitors'),
        integer('canary_faults'),
        integer('control_visitors'),
        integer('control_faults'),
      ],
      indices: [{ name: 'portal_release_canary_remote', columnNames: ['remote', 'started_at'] }],
    },
    {
      name: 'portal_canary_visitor',
      columns: [
        primary(varchar('canary_id', 8)),
        primary(varchar('visitor', 22)),
        tiny('is_canary'),
        integer('draw'),
        integer('views'),
        tiny('is_faulty'),
        nullable(integer('lcp')),
        nullable(integer('cls')),
        nullable(integer('inp')),
      ],
    },
  ];
}
