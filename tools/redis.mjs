import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { redisServer } from './programs.mjs';

const START_MS = 20_000;

/** Nothing is written to the disk, not even when one server becomes a replica of another. */
const IN_MEMORY = [
  ['--save', ''],
  ['--appendonly', 'no'],
  ['--repl-diskless-sync', 'yes'],
  ['--repl-diskless-load', 'swapdb'],
].flat();

/** A Redis of its own, in memory only. It can be stopped, frozen, filled and started again on the same port. */
export class RedisServer {
  #child;

  constructor(port) {
    this.port = port;
  }

  /** Makes a server that is not started yet. */
  static async create() {
    if (redisServer() === undefined) throw new Error('redis-server is not installed');
    return new RedisServer(await freePort());
  }

  get url() {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start() {
    const args = ['--port', String(this.port), '--bind', '127.0.0.1', ...IN_MEMORY];
    const child = spawn(redisServer(), args, { stdio: 'ignore' });
    this.#child = child;
    process.once('exit', () => child.kill('SIGKILL'));
    const giveUpAt = Date.now() + START_MS;
    while ((await this.send('PING').catch(() => '')) !== '+PONG') {
      if (child.exitCode !== null) throw new Error(`redis-server ended with code ${child.exitCode}`);
      if (Date.now() > giveUpAt) throw new Error('redis-server did not start');
      await sleep(20);
    }
  }

  /** Sends a command, and returns the first line of the answer. */
  async send(command) {
    const socket = connect(this.port, '127.0.0.1');
    try {
      socket.write(`${command}\r\n`);
      const [answer] = await once(socket, 'data');
      return answer.toString().split('\r\n', 1)[0];
    } finally {
      socket.destroy();
    }
  }

  freeze() {
    this.#child?.kill('SIGSTOP');
  }

  thaw() {
    this.#child?.kill('SIGCONT');
  }

  /** Kills the server as a crash would; its data is lost. */
  async stop() {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
}
