import { big, integer, primary, SchemaMigration, varchar } from '../../../platform/persistence/index.js';

export class CreateRankGains1780000024200 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_rank_gain',
      columns: [
        primary(varchar('period', 8)),
        primary(varchar('sort', 8)),
        primary(integer('place')),
        integer('character_id'),
        big('exp'),
        integer('levels'),
      ],
    },
    {
      name: 'portal_rank_gain_period',
      columns: [primary(varchar('period', 8)), big('since'), big('counted_at')],
    },
  ];
}
