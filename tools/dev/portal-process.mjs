import { fork } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { portalFolder, SERVER } from '../bootstrap/portal.mjs';
import { tail } from '../bootstrap/run.mjs';
import { ROOT, readJson } from '../bootstrap/workspace.mjs';
import { freePort } from '../free-port.mjs';

const STANDBY = fileURLToPath(new URL('standby.mjs', import.meta.url));

/** The portal's compiled sources, and the packages that it imports. */
function portalProgram() {
  const { dependencies } = readJson(join(ROOT, SERVER, 'package.json'));
  return {
    main: pathToFileURL(join(ROOT, portalFolder(), 'dist/main.js')).href,
    packages: Object.keys(dependencies).filter((name) => !name.startsWith('@portico/')),
  };
}

/** Time for open requests when a portal is told to stop. */
const STOP_LIMIT_MS = 1_500;

/** The standby starts later, so that it does not slow the new portal's first answers. */
const STANDBY_DELAY_MS = 700;

const READY = /^Portico is ready at /;

/** The portal as a process that restarts for each change of its code; pages requested meanwhile wait. `onLine` gets its output. */
export class PortalProcess {
  #environment;
  #onLine;
  #program;
  #standby;
  #current;
  #stopping = new Set();
  #isClosed = false;

  constructor({ environment, onLine, program = portalProgram() }) {
    this.#environment = environment;
    this.#onLine = onLine;
    this.#program = program;
    this.#standby = this.#launch();
  }

  /** Replaces the running portal. Resolves like `ready`. */
  async restart() {
    if (this.#current) this.#end(this.#current.child);
    // The standby process may have been killed, for example when memory was low.
    const child = this.#standby?.connected ? this.#standby : this.#launch();
    this.#standby = undefined;
    const current = { child, ready: this.#start(child) };
    this.#current = current;
    const outcome = await current.ready;
    setTimeout(() => {
      if (!this.#isClosed) this.#standby ??= this.#launch();
    }, STANDBY_DELAY_MS).unref();
    return outcome;
  }

  /** Resolves with `{ port }` of the portal that runs the current code, or with `{ failure }`, its last output before it ended. */
  async ready() {
    const current = this.#current;
    const outcome = await current.ready;
    return this.#current === current ? outcome : this.ready();
  }

  async close() {
    this.#isClosed = true;
    for (const child of [this.#standby, this.#current?.child]) if (child) this.#end(child);
    await Promise.all([...this.#stopping].map((child) => ended(child)));
  }

  #launch() {
    const { main, packages } = this.#program;
    return fork(STANDBY, [main, ...packages], {
      cwd: ROOT,
      env: { ...process.env, ...this.#environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Ctrl-C in a terminal is for this process, which passes it on once.
      detached: true,
    });
  }

  #start(child) {
    return new Promise((resolve, reject) => {
      let port;
      let printed = '';
      const take = (line) => {
        if (READY.test(line)) return resolve({ port });
        printed += `${line}\n`;
        this.#onLine(line);
      };
      for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', take);
      child.once('close', (code) => {
        if (this.#stopping.has(child) || this.#isClosed) return resolve({ failure: '' });
        const failure = `The portal ended with code ${code}.\n${tail(printed, 15)}`;
        resolve({ failure });
        // It may end long after it was ready. From then on, it cannot answer.
        if (this.#current?.child === child) this.#current.ready = Promise.resolve({ failure });
      });
      freePort().then((free) => {
        port = free;
        // Sending fails if the process has ended, which the `close` event reports.
        return child.send({ PORT: String(port) }, () => undefined);
      }, reject);
    });
  }

  #end(child) {
    if (child.exitCode !== null || child.signalCode !== null || this.#stopping.has(child)) return;
    this.#stopping.add(child);
    const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    child.once('close', () => {
      clearTimeout(limit);
      this.#stopping.delete(child);
    });
    child.kill('SIGTERM');
  }
}

function ended(child) {
  return new Promise((resolve) => child.once('close', resolve));
}
