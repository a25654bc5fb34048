import { lutimesSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMark } from '../src/modules/releases/publishing/process-mark.js';
import { startPortal, type TestPortal } from './portal/start-portal.js';

const SEA = { name: 'mfe-sea', paths: ['/sea'] };

describe('releases', () => {
  let portal: TestPortal;

  beforeEach(async () => {
    portal = await startPortal();
  });

  afterEach(() => portal.close());

  /** The mark of a process that has ended, or whose number another one has now. */
  const deadMark = async (pid = 999_999) => (await createMark()).replace(/-\d+-\d*-/, `-${pid}-1-`);

  const folder = () => portal.store.paths.folder;

  it.each([
    ['a process that died', 999_999],
    ['a dead process whose number another has now, as in a container', process.pid],
  ])('take over the lock of %s', async (_, pid) => {
    await portal.release(SEA);
    symlinkSync(await deadMark(pid), join(folder(), 'active.lock'));
    await portal.release({ ...SEA, code: 'export const wave = 2;' });
    expect(portal.leftovers()).toEqual([]);
  });

  it('take over the lock of a process that died while another died that was taking it over', async () => {
    await portal.release(SEA);
    const dead = await deadMark();
    symlinkSync(dead, join(folder(), 'active.lock'));
    symlinkSync(await deadMark(), join(folder(), `active.lock.${dead}.dead`));
    await portal.release({ ...SEA, code: 'export const wave = 2;' });
    expect(portal.leftovers()).toEqual([]);
  });

  it('take over the lock that a machine with a clock a day ahead left', async () => {
    await portal.release(SEA);
    const lock = join(folder(), 'active.lock');
    symlinkSync((await deadMark()).replace(/^\w+/, '00000000'), lock);
    const tomorrow = new Date(Date.now() + 24 * 3_600_000);
    lutimesSync(lock, tomorrow, tomorrow);
    await portal.release({ ...SEA, code: 'export const wave = 2;' });
    expect(portal.leftovers()).toEqual([]);
  });

  it('clear away at once what killed ones left, and nothing that may be at work', async () => {
    await portal.release(SEA);
    for (const name of [
      `.staging-${await deadMark()}`,
      `active.json.${await deadMark()}`,
      '.staging-other-2',
    ])
      writeFileSync(join(folder(), name), '');
    const busy = [`.staging-${await createMark()}`, '.staging-other'];
    for (const name of busy) mkdirSync(join(folder(), name));
    const long = new Date(Date.now() - 2 * 3_600_000);
    lutimesSync(join(folder(), '.staging-other-2'), long, long);
    await portal.release({ ...SEA, code: 'export const wave = 2;' });
    expect(portal.leftovers().sort()).toEqual(busy.sort());
  });

  it('that were killed are cleared away when the portal starts', async () => {
    await portal.release(SEA);
    mkdirSync(join(folder(), `.staging-${await deadMark()}`));
    const restarted = await startPortal({ home: portal.home });
    try {
      expect(restarted.leftovers()).toEqual([]);
    } finally {
      await restarted.close();
    }
  });

  it('are not rolled back to what the shell would refuse, unless it is asked for', async () => {
    const old = await portal.release({ ...SEA, react: '^18.0.0' }, { allowMismatch: true });
    await portal.release({ ...SEA, code: 'export const wave = 2;' });
    await expect(portal.rollBack('mfe-sea')).rejects.toThrow(/needs react \^18\.0\.0/);
    expect(await portal.rollBack('mfe-sea', { allowMismatch: true })).toMatchObject({ to: old.version });
  });
});
