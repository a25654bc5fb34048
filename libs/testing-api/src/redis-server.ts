import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { redisServer } from '@portico/tools/programs';
import { freePort } from './free-port.js';

const START_MS = 20_000;

/** A Redis for tests, in memory only and on a port of its own. It can be stopped and started. */
export class RedisServer {
  private process: ChildProcess | undefined;

  private constructor(
    private readonly program: string,
    readonly port: number,
  ) {}

  /** Makes a server that is not started yet. */
  static async create(): Promise<RedisServer> {
    const program = redisServer();
    if (program === undefined) throw new Error('redis-server is not installed');
    return new RedisServer(program, await freePort());
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const args = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const child = spawn(this.program, args, { stdio: 'ignore' });
    this.process = child;
    process.once('exit', () => child.kill('SIGKILL'));
    const giveUpAt = Date.now() + START_MS;
    while (!(await answers(this.port))) {
      if (child.exitCode !== null) throw new Error(`redis-server ended with code ${child.exitCode}`);
      if (Date.now() > giveUpAt) throw new Error('redis-server did not start');
      await pause(20);
    }
  }

  /** Suspends the server: connections stay open, but nothing is answered. */
  freeze(): void {
    this.process?.kill('SIGSTOP');
  }

  thaw(): void {
    this.process?.kill('SIGCONT');
  }

  /** Kills the server as a crash would; its data is lost. */
  async stop(): Promise<void> {
    const child = this.process;
    this.process = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
}

/** Declares tests that need a Redis, and skips them with a line that says so where none is installed. */
export function describeWithRedis(name: string, declare: () => void): void {
  const isHere = redisServer() !== undefined;
  if (!isHere) console.warn(`SKIPPED: ${name}. Install redis-server.`);
  describe.skipIf(!isHere)(name, declare);
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}
