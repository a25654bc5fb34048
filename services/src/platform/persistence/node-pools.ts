import type mysql from 'mysql2';
import { driverFailure, isConnectionLost, markConnectionFailure } from './failures.js';

type GotConnection = Parameters<mysql.Pool['getConnection']>[0];

const LOOK_MS = 1000;
const NO_SUCH_TABLE = 1146;

/** The connections to one node. */
interface Node {
  pool: mysql.Pool;
  /** It did not answer, or answers without its cluster: it is looked at until it does. */
  isLeft: boolean;
}

/**
 * One pool over the nodes of a database: connections come from the first node, in their order, that has not been left. A node is left when it
 * takes no connection, or when `leaveNode` says so, and taken back once it answers `probe`. No request waits for a node that was left.
 */
export class NodePools {
  private readonly nodes: readonly Node[];
  private current: Node | undefined;
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(
    pools: readonly mysql.Pool[],
    private readonly probe: string,
  ) {
    this.nodes = pools.map((pool) => ({ pool, isLeft: false }));
  }

  getConnection(callback: GotConnection): void {
    const present = this.nodes.filter(({ isLeft }) => !isLeft);
    this.connect(present.length > 0 ? present : this.nodes, callback);
  }

  end(callback: (error?: NodeJS.ErrnoException | null) => void): void {
    for (const timer of this.timers) clearTimeout(timer);
    let open = this.nodes.length;
    for (const { pool } of this.nodes)
      pool.end(() => {
        open -= 1;
        if (open === 0) callback(null);
      });
  }

  /** The node that was connected to last does not serve any more. */
  leaveNode(): void {
    if (this.current !== undefined) this.leave(this.current);
  }

  private connect([node, ...others]: readonly Node[], callback: GotConnection): void {
    if (node === undefined) return;
    node.pool.getConnection((error, connection) => {
      if (error && others.length > 0 && isConnectionLost(markConnectionFailure(error))) {
        this.leave(node);
        return this.connect(others, callback);
      }
      if (!error) this.current = node;
      callback(error, connection);
    });
  }

  private leave(node: Node): void {
    if (node.isLeft || this.nodes.length === 1) return;
    node.isLeft = true;
    this.lookLater(node);
  }

  private lookLater(node: Node): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.look(node, (isBack) => (isBack ? (node.isLeft = false) : this.lookLater(node)));
    }, LOOK_MS);
    timer.unref();
    this.timers.add(timer);
  }

  private look(node: Node, answer: (isBack: boolean) => void): void {
    node.pool.getConnection((refused, connection) => {
      if (refused) return answer(false);
      connection.query({ sql: this.probe, timeout: LOOK_MS }, (error) => {
        const isBack = !error || driverFailure(markConnectionFailure(error)).errno === NO_SUCH_TABLE;
        if (isBack) connection.release();
        else connection.destroy();
        answer(isBack);
      });
    });
  }
}
