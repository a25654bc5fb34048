import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@portico/tools/free-port';
import { bundledProgram, TEST_NODE_FLAGS } from '@portico/tools/programs';

export const ROOT = join(import.meta.dirname, '../..');

const START_LIMIT_MS = 180_000;

const SETTINGS_FILE = 'settings.json';

/** `npm start`. It first looks for stale builds and releases, which takes half of its start. */
export const NPM_START = ['sh', 'tools/start.sh'] as const;

/** The program that `npm start` becomes, and the commands of the `portico` program. */
export const MAIN = join(ROOT, bundledProgram('services/demo', 'main'));
export const CLI = join(ROOT, bundledProgram('services/demo', 'cli'));

const PROGRAM = [process.execPath, ...TEST_NODE_FLAGS, '--max-semi-space-size=4', MAIN] as const;

/** All journeys come from one network, and register, log in, spend and dress more often than one visitor does. */
const settingsWith = (remoteOrigins: string[]) => ({
  server: {
    limits: { signIn: 6000, spend: 6000, avatar: 12_000 },
    identity: { registrationsPerHour: 10_000 },
    http: { remoteOrigins },
  },
});

/** Copies the home of a stopped portal, so that its world need not be created again. */
export async function copyHome(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
}

export interface CommandResult {
  code: number;
  output: string;
}

/** A portal of its own, on a free port, with a home folder of its own. */
export class Portal {
  #process: ChildProcess | undefined;
  #log = '';

  private constructor(
    readonly home: string,
    readonly port: number,
    private readonly extraEnvironment: NodeJS.ProcessEnv,
  ) {}

  /** A portal with a fresh home, or with a copy of another home that already has its world and releases. */
  static async create(
    options: { from?: string; env?: NodeJS.ProcessEnv; remoteOrigins?: string[] } = {},
  ): Promise<Portal> {
    const home = await mkdtemp(join(tmpdir(), 'portico-e2e-'));
    if (options.from) await copyHome(options.from, home);
    await writeFile(join(home, SETTINGS_FILE), JSON.stringify(settingsWith(options.remoteOrigins ?? [])));
    return new Portal(home, await freePort(), options.env ?? {});
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get log(): string {
    return this.#log;
  }

  private get environment(): NodeJS.ProcessEnv {
    const { PORTICO_DATABASE_URL: _, PORTICO_CONFIG: __, ...inherited } = process.env;
    return {
      ...inherited,
      NODE_ENV: 'production',
      PORTICO_HOME: this.home,
      PORTICO_CONFIG: join(this.home, SETTINGS_FILE),
      PORT: String(this.port),
      // Stops the demo world's life, so that one journey finds what another has seen.
      PORTICO_DEMO_LIFE: '0',
      ...this.extraEnvironment,
    };
  }

  async start([command, ...args]: readonly [string, ...string[]] = PROGRAM): Promise<void> {
    this.#log = '';
    const child = spawn(command, args, { cwd: ROOT, env: this.environment });
    this.#process = child;
    await new Promise<void>((resolve, reject) => {
      const limit = setTimeout(
        () => reject(new Error(`The portal did not start:\n${this.#log}`)),
        START_LIMIT_MS,
      );
      const take = (chunk: Buffer) => {
        this.#log += chunk.toString();
        if (this.#log.includes('Portico is ready')) {
          clearTimeout(limit);
          resolve();
        }
      };
      child.stdout.on('data', take);
      child.stderr.on('data', take);
      child.on('exit', (code) => {
        clearTimeout(limit);
        reject(new Error(`The portal ended with code ${code}:\n${this.#log}`));
      });
    });
  }

  async stop(): Promise<number | null> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null) return child?.exitCode ?? null;
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    return ended;
  }

  async dispose(): Promise<void> {
    await this.stop();
    await rm(this.home, { recursive: true, force: true });
  }

  /** Live versions of the remotes by name. The portal sees a release a moment after the command. */
  async versions(): Promise<Record<string, string>> {
    const registry = (await (await fetch(`${this.url}/remotes.json`)).json()) as {
      remotes: { name: string; version: string }[];
    };
    return Object.fromEntries(registry.remotes.map(({ name, version }) => [name, version]));
  }

  /** Runs `npm run portico -- ...` against this portal's home: it builds what is stale, and becomes `command`. */
  npmCommand(...args: string[]): Promise<CommandResult> {
    return this.run('tools/portico.mjs', args);
  }

  /** Runs `portico ...` against this portal's home. */
  command(...args: string[]): Promise<CommandResult> {
    return this.run(CLI, args);
  }

  private async run(program: string, args: string[]): Promise<CommandResult> {
    const child = spawn(process.execPath, [...TEST_NODE_FLAGS, program, ...args], {
      cwd: ROOT,
      env: this.environment,
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const code = await new Promise<number>((resolve) => child.on('close', (exit) => resolve(exit ?? 1)));
    return { code, output };
  }

  /** Runs a command that has to succeed. */
  async succeed(...args: string[]): Promise<string> {
    const { code, output } = await this.command(...args);
    if (code !== 0) throw new Error(`portico ${args.join(' ')} failed:\n${output}`);
    return output;
  }
}
