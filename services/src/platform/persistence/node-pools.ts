import { Logger } from '@nestjs/common';
import type mysql from 'mysql2';
import { driverFailure, isConnectionLost, markConnectionFailure } from './failures.js';

type GotConnection = Parameters<mysql.Pool['getConnection']>[0];

const PROBE_INTERVAL_MS = 1000;
const NO_SUCH_TABLE = 1146;

/**
 * The nodes of one database in order, shared by all of its pools, so that reads and writes use the same node. A node
 * is left when it accepts no connection and there is another, or when `leave` is called, and used again once it
 * answers `probe`. Only when all are left does a request try one of them.
 */
export class DatabaseNodes {
  private readonly logger = new Logger('Database');
  private readonly left = new Set<number>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private current = 0;

  constructor(
    private readonly names: readonly string[],
    private readonly probe: string,
  ) {}

  /** The nodes to connect to, the best first. */
  get order(): number[] {
    const all = this.names.map((_, node) => node);
    const present = all.filter((node) => !this.left.has(node));
    return present.length > 0 ? present : all;
  }

  noticeConnected(node: number): void {
    this.current = node;
  }

  /** `pool` is used to probe it. */
  leave(pools: readonly mysql.Pool[], node = this.current): void {
    const pool = pools[node];
    if (this.names.length === 1 || pool === undefined || this.left.has(node)) return;
    this.left.add(node);
    this.logger.warn({ msg: 'a node of the database is left for the next', node: this.names[node] });
    this.probeLater(pool, node);
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.left.clear();
  }

  private probeLater(pool: mysql.Pool, node: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      probeNode(pool, this.probe, (isBack) => {
        if (!isBack) return this.probeLater(pool, node);
        this.left.delete(node);
        this.logger.log({ msg: 'a node of the database is back', node: this.names[node] });
      });
    }, PROBE_INTERVAL_MS);
    timer.unref();
    this.timers.add(timer);
  }
}

/** One pool over all nodes, in the shape that TypeORM expects. */
export class NodePools {
  constructor(
    private readonly pools: readonly mysql.Pool[],
    private readonly nodes: DatabaseNodes,
  ) {}

  getConnection(callback: GotConnection): void {
    this.connect(this.nodes.order, callback);
  }

  end(callback: (error?: NodeJS.ErrnoException | null) => void): void {
    this.nodes.stop();
    let open = this.pools.length;
    for (const pool of this.pools)
      pool.end(() => {
        open -= 1;
        if (open === 0) callback(null);
      });
  }

  /** Called when the node of the last connection no longer works. */
  leaveNode(): void {
    this.nodes.leave(this.pools);
  }

  private connect([node = 0, ...others]: readonly number[], callback: GotConnection): void {
    this.pools[node]?.getConnection((error, connection) => {
      if (error && others.length > 0 && isConnectionLost(markConnectionFailure(error))) {
        this.nodes.leave(this.pools, node);
        return this.connect(others, callback);
      }
      if (!error) this.nodes.noticeConnected(node);
      callback(error, connection);
    });
  }
}

function probeNode(pool: mysql.Pool, sql: string, answer: (isBack: boolean) => void): void {
  pool.getConnection((refused, connection) => {
    if (refused) return answer(false);
    connection.query({ sql, timeout: PROBE_INTERVAL_MS }, (error) => {
      const isBack = !error || driverFailure(markConnectionFailure(error)).errno === NO_SUCH_TABLE;
      if (isBack) connection.release();
      else connection.destroy();
      answer(isBack);
    });
  });
}
