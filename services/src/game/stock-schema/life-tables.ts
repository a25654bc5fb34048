import { increment, int, varchar } from './column-definitions.js';
import type { TableDefinition } from './table-definition.js';

/** Tables for what a server adds to the maps of its game files. */
export const LIFE_TABLES: readonly TableDefinition[] = [
  {
    name: 'plife',
    columns: [
      increment('id', 'INT UNSIGNED'),
      int('world', -1),
      int('map'),
      int('life'),
      varchar('type', 1, 'n'),
      ...['cy', 'f', 'fh', 'rx0', 'rx1', 'x', 'y', 'hide', 'mobtime', 'team'].map((name) => int(name)),
    ],
    indexes: {},
  },
];
