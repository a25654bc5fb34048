import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPortal, type TestPortal } from './portal/start-portal.js';

const SEA = { name: 'mfe-sea', paths: ['/sea'] };

describe('releases', () => {
  let portal: TestPortal;

  beforeEach(async () => {
    portal = await startPortal();
  });

  afterEach(() => portal.close());

  it('take over the lock of a process that died', async () => {
    await portal.release(SEA);
    writeFileSync(join(portal.store.paths.folder, 'active.lock'), `999999 ${portal.hostname} dead`);
    await portal.release({ ...SEA, code: 'export const wave = 2;' });
    expect(existsSync(join(portal.store.paths.folder, 'active.lock'))).toBe(false);
  });

  it('take over the lock of a dead process whose number another has now, as in a container', async () => {
    await portal.release(SEA);
    const lock = join(portal.store.paths.folder, 'active.lock');
    writeFileSync(lock, `${process.pid} ${portal.hostname} dead 1`);
    await portal.release({ ...SEA, code: 'export const wave = 2;' });
    expect(existsSync(lock)).toBe(false);
  });

  it('take over the lock that a machine with a clock a day ahead left', async () => {
    await portal.release(SEA);
    const lock = join(portal.store.paths.folder, 'active.lock');
    writeFileSync(lock, '1 another-machine dead 1');
    const tomorrow = new Date(Date.now() + 24 * 3_600_000);
    utimesSync(lock, tomorrow, tomorrow);
    await portal.release({ ...SEA, code: 'export const wave = 2;' });
    expect(existsSync(lock)).toBe(false);
  });

  it('clear away what killed ones left long ago, and nothing that may be at work', async () => {
    await portal.release(SEA);
    const { folder } = portal.store.paths;
    const long = new Date(Date.now() - 2 * 3_600_000);
    for (const name of ['.staging-dead', 'active.json.dead', 'active.lock.dead']) {
      writeFileSync(join(folder, name), '');
      utimesSync(join(folder, name), long, long);
    }
    writeFileSync(join(folder, '.staging-busy'), '');
    await portal.release({ ...SEA, code: 'export const wave = 2;' });
    expect(portal.leftovers()).toEqual(['.staging-busy']);
  });

  it('are not rolled back to what the shell would refuse, unless it is asked for', async () => {
    const old = await portal.release({ ...SEA, react: '^18.0.0' }, { allowMismatch: true });
    await portal.release({ ...SEA, code: 'export const wave = 2;' });
    await expect(portal.rollBack('mfe-sea')).rejects.toThrow(/needs react \^18\.0\.0/);
    expect(await portal.rollBack('mfe-sea', { allowMismatch: true })).toMatchObject({ to: old.version });
  });
});
