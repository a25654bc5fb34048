import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuseOpenHome } from './prepare.mjs';

const DRIVER = createRequire(import.meta.url).resolve('libsql');

let home;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portico-home-'));
});

afterEach(() => rmSync(home, { recursive: true }));

/** Another process with the embedded database of the home open, as a portal has it. */
async function openDatabase() {
  const script = `
    const database = new (require(${JSON.stringify(DRIVER)}))(${JSON.stringify(join(home, 'portico.db'))});
    database.pragma('journal_mode = WAL');
    database.exec('CREATE TABLE IF NOT EXISTS rows (id INTEGER)');
    console.log('open');
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
}

test('a home from which another portal runs is refused, and taken once that has ended, however it did', async () => {
  await refuseOpenHome(home);
  const end = await openDatabase();
  await expect(refuseOpenHome(home)).rejects.toThrow(`Another portal runs from ${home}`);
  await end();
  await refuseOpenHome(home);
  await refuseOpenHome(home);
});
