import {
  big,
  counting,
  growingKey,
  integer,
  key,
  nullable,
  primary,
  SchemaMigration,
  text,
  tiny,
  varchar,
} from '../../platform/persistence/index.js';

export class CreateCatalog1767225600100 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_catalog_generation',
      columns: [
        growingKey(),
        big('started_at'),
        big('touched_at'),
        nullable(big('finished_at')),
        counting(integer('item_count')),
        counting(integer('monster_count')),
      ],
    },
    {
      name: 'portal_catalog_pointer',
      columns: [primary(varchar('name', 32)), integer('generation_id'), big('switched_at')],
    },
    {
      name: 'portal_catalog_item',
      columns: [
        key('generation_id'),
        key('item_id'),
        varchar('name', 255),
        tiny('has_name'),
        text('description'),
        text('properties'),
      ],
    },
    {
      name: 'portal_catalog_monster',
      columns: [
        key('generation_id'),
        key('monster_id'),
        varchar('name', 255),
        tiny('has_name'),
        nullable(integer('level')),
        big('max_hp'),
        big('max_mp'),
        big('exp'),
        tiny('is_boss'),
        text('properties'),
      ],
    },
  ];
}
