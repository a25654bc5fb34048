import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@portico/tools/free-port';
import { CLI, copyHome, MAIN, ROOT } from './portal.js';

const KILLER = join(ROOT, 'e2e/core/kill-at-write.mjs');

/** Moments of a ledger operation, or of a drop change set, at which a portal is killed. */
export type KillMoment = 'balance' | 'drop-rows' | 'before-commit' | 'after-commit';

/** A portal with its own home that is killed and restarted, without the preparation of `npm start`. */
export class KilledPortal {
  private child: ChildProcess | undefined;
  private port = 0;

  private constructor(private readonly home: string) {}

  /** Works on a copy of another home that no process has open. */
  static async create(template: string): Promise<KilledPortal> {
    const home = await mkdtemp(join(tmpdir(), 'portico-killed-'));
    await copyHome(template, home);
    return new KilledPortal(home);
  }

  /** Resolves when the portal is ready, with a promise of how it ends. */
  async start(killAt?: KillMoment): Promise<{ ended: Promise<string> }> {
    this.port = await freePort();
    const child = spawn(process.execPath, ['--import', KILLER, MAIN], {
      env: { ...this.environment, PORT: String(this.port), PORTICO_TEST_KILL_AT: killAt },
    });
    this.child = child;
    const ended = new Promise<string>((resolve) =>
      child.once('exit', (code, signal) => resolve(signal ?? `exit ${code}`)),
    );
    let log = '';
    const ready = new Promise<void>((resolve) => {
      const take = (chunk: Buffer) => {
        log += chunk.toString();
        if (log.includes('Portico is ready')) resolve();
      };
      child.stdout.on('data', take);
      child.stderr.on('data', take);
    });
    const isReady = await Promise.race([ready.then(() => true), ended.then(() => false)]);
    if (!isReady) throw new Error(`The portal did not start:\n${log}`);
    return { ended };
  }

  call(path: string, request: RequestInit): Promise<Response> {
    const headers = { 'content-type': 'application/json', ...request.headers };
    return fetch(`http://127.0.0.1:${this.port}${path}`, { ...request, headers });
  }

  /** Runs `portico ...` against its home. */
  async command(...args: string[]): Promise<string> {
    const child = spawn(process.execPath, [CLI, ...args], {
      env: this.environment,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await new Promise((resolve) => child.once('close', resolve));
    return output;
  }

  async dispose(): Promise<void> {
    const child = this.child;
    if (child && child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    }
    await rm(this.home, { recursive: true, force: true });
  }

  private get environment(): NodeJS.ProcessEnv {
    const { PORTICO_DATABASE_URL: _, PORTICO_CONFIG: __, ...inherited } = process.env;
    return {
      ...inherited,
      NODE_ENV: 'production',
      PORTICO_HOME: this.home,
      PORTICO_HOST: '127.0.0.1',
      PORTICO_DEMO_LIFE: '0',
    };
  }
}
