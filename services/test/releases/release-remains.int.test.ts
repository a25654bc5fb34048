import { lutimesSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMark } from '../../src/modules/releases/files/process-mark.js';
import { startPortal, type TestPortal } from '../portal/start-portal.js';

const SEA = { name: 'mfe-sea', paths: ['/sea'] };

describe('releases', () => {
  let portal: TestPortal;

  beforeEach(async () => {
    portal = await startPortal();
  });

  afterEach(() => portal.close());

  /** Lock of a dead process, or of an id that another process has now. */
  const deadMark = async (pid = 999_999) => (await createMark()).replace(/-\d+-\d*-/, `-${pid}-1-`);

  const folder = () => portal.store.paths.folder;

  it('clear away at once what killed ones left, and nothing that may be at work', async () => {
    await portal.release(SEA);
    const reused = await deadMark(process.pid);
    for (const name of [`.staging-${await deadMark()}`, `.staging-${reused}`, '.staging-other-2'])
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

  it('go from the disk when they are not kept any more', async () => {
    const { version } = await portal.release(SEA);
    const long = new Date(Date.now() - 2 * 3_600_000);
    for (const name of ['mfe-sea', 'mfe-lost']) {
      const left = portal.store.paths.version(name, '1.2.0-00000000');
      mkdirSync(left, { recursive: true });
      utimesSync(left, long, long);
    }
    await portal.store.tidy();
    expect(readdirSync(portal.store.paths.remote('mfe-sea'))).toEqual([version]);
    expect(readdirSync(portal.store.paths.remote('mfe-lost'))).toEqual([]);
  });

  it('are not rolled back to what the shell would refuse, unless it is asked for', async () => {
    const old = await portal.release({ ...SEA, react: '^18.0.0' }, { allowMismatch: true });
    await portal.release({ ...SEA, code: 'export const wave = 2;' });
    await expect(portal.rollBack('mfe-sea')).rejects.toThrow(/needs react \^18\.0\.0/);
    expect(await portal.rollBack('mfe-sea', { allowMismatch: true })).toMatchObject({ to: old.version });
  });
});
