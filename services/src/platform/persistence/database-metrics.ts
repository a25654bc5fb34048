import type mysql from 'mysql2';
import { Gauge } from 'prom-client';
import { propertyOf } from '../collections/index.js';
import { metrics } from '../metrics/index.js';
import type { DataSourceRole } from './schema.js';

type PoolState = 'open' | 'idle' | 'waiting';

/** mysql2 offers no public interface for these numbers. */
const LISTS: Record<PoolState, string> = {
  open: '_allConnections',
  idle: '_freeConnections',
  waiting: '_connectionQueue',
};

interface ObservedDatabase {
  isAvailable: boolean;
  isWritable: boolean;
}

const poolsOf = new Map<DataSourceRole, readonly mysql.Pool[]>();
let observed: ObservedDatabase | undefined;

const connections = new Gauge({
  name: 'portico_database_connections',
  help: 'Connections to a server, and callers who wait for one. The embedded database has none.',
  labelNames: ['pool', 'state'],
  registers: [metrics],
  collect: () => {
    for (const [pool, pools] of poolsOf)
      for (const [state, list] of Object.entries(LISTS))
        connections.set(
          { pool, state },
          pools.reduce((sum, each) => sum + Number(propertyOf(Reflect.get(each, list), 'length') ?? 0), 0),
        );
  },
});

const up = new Gauge({
  name: 'portico_database_up',
  help: '1 while the database can be read, and while it takes changes.',
  labelNames: ['for'],
  registers: [metrics],
  collect: () => {
    if (observed === undefined) return;
    up.set({ for: 'reads' }, Number(observed.isAvailable));
    up.set({ for: 'writes' }, Number(observed.isAvailable && observed.isWritable));
  },
});

export function observePools(role: DataSourceRole, pools: readonly mysql.Pool[]): void {
  poolsOf.set(role, pools);
}

export function observeDatabase(database: ObservedDatabase): void {
  observed = database;
}
