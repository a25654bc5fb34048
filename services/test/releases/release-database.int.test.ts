import {
  cpSync,
  existsSync,
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { Registry } from '@portico/contract';
import { ReleaseRegistry, ReleaseStore } from '../../src/modules/releases/index.js';
import { ReleaseTables } from '../../src/modules/releases/storage/release-tables.js';
import { UnitOfWork } from '../../src/platform/persistence/index.js';
import { startPortal, type TestPortal } from '../portal/start-portal.js';

const SEA = { name: 'mfe-sea', paths: ['/sea'] };

describe('releases in the database', () => {
  let portal: TestPortal;

  beforeEach(async () => {
    portal = await startPortal();
  });

  afterEach(() => portal.close());

  const registry = async (): Promise<Registry> => {
    await portal.lookAgain();
    return JSON.parse((await portal.get('/remotes.json')).text);
  };

  it('are served whole by a portal without a file of them, which has them on its disk then', async () => {
    const first = await portal.release(SEA);
    const second = await portal.release({ ...SEA, code: 'export const wave = 2;' });
    const folder = join(portal.home, 'releases');
    rmSync(folder, { recursive: true });
    await portal.lookAgain();
    expect((await portal.get('/sea')).status).toBe(200);
    for (const { version } of [second, first])
      expect((await portal.get(`/releases/mfe-sea/${version}/static/remote.js`)).text).toBe(
        version === second.version ? 'export const wave = 2;' : 'export {};',
      );
    expect(readdirSync(join(folder, 'mfe-sea'))).toEqual([second.version]);
    expect((await portal.get(`/releases/mfe-sea/${first.version}/server/remote.cjs`)).status).toBe(404);
  });

  it('lose nothing by a disk that cannot be written', async () => {
    const { version } = await portal.release(SEA);
    const folder = join(portal.home, 'releases');
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file where the folder belongs');
    await portal.lookAgain();
    expect((await registry()).remotes[0]).toMatchObject({ version });
    expect((await registry()).remotes[0]?.problem).toBeUndefined();
    const page = await portal.get('/sea');
    expect([page.status, page.text.includes('Title en')]).toEqual([200, true]);
    const entry = `/releases/mfe-sea/${version}/remoteEntry.js`;
    expect((await portal.get(entry, { 'accept-encoding': 'br' })).headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect((await portal.get(entry)).text).toContain("console.log('mfe-sea')");
    const next = await portal.release({ ...SEA, code: 'export const wave = 2;' });
    expect((await registry()).remotes[0]?.version).toBe(next.version);
  });

  it('are served as they were seen last while it is away, by a portal that starts then too', async () => {
    const { version } = await portal.release(SEA);
    await portal.lookAgain();
    const restarted = await startPortal({ home: portal.home, isDatabaseAway: true });
    try {
      await restarted.lookAgain();
      expect(restarted.app.get(ReleaseRegistry).lastSeen).toMatchObject([
        { name: 'mfe-sea', active: { version }, problem: undefined },
      ]);
      expect((await restarted.get(`/releases/mfe-sea/${version}/remoteEntry.js`)).status).toBe(200);
      await expect(restarted.release({ ...SEA, code: 'export const wave = 2;' })).rejects.toThrow();
    } finally {
      await restarted.close();
    }
  });

  it('are remembered as they are now, whichever of two readers ends last', async () => {
    const home = mkdtempSync(join(tmpdir(), 'portico-home-'));
    const tables = new ReleaseTables(portal.app.get(getDataSourceToken()), portal.app.get(UnitOfWork));
    const store = new ReleaseStore(home, tables);
    const read = tables.rows.bind(tables);
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    vi.spyOn(tables, 'rows').mockImplementationOnce(async () => {
      const older = await read();
      await gate;
      return older;
    });
    try {
      await portal.release(SEA);
      const slow = store.active();
      await wait(100);
      const { version } = await portal.release({ ...SEA, code: 'export const wave = 2;' });
      const fast = store.active();
      await wait(100);
      open();
      await slow;
      expect((await fast).remotes['mfe-sea']?.version).toBe(version);
      const kept = JSON.parse(readFileSync(join(home, 'releases/in-service.json'), 'utf8'));
      expect(kept.revision).toBe(await tables.revision());
    } finally {
      rmSync(home, { recursive: true });
    }
  });

  it('come into it from a home of before, once and with what was in service', async () => {
    const first = await portal.release(SEA);
    const second = await portal.release({ ...SEA, code: 'export const wave = 2;' });
    await portal.release({ name: 'mfe-hill', paths: ['/hill'] });
    await portal.retire('mfe-hill');
    const active = await portal.store.active();
    const home = mkdtempSync(join(tmpdir(), 'portico-home-'));
    try {
      cpSync(join(portal.home, 'releases'), join(home, 'releases'), { recursive: true });
      rmSync(join(home, 'releases', 'in-service.json'));
      writeFileSync(join(home, 'releases', 'active.json'), JSON.stringify(active));
      const entry = join(home, 'releases', 'mfe-sea', second.version, 'remoteEntry.js');
      linkSync(entry, join(home, 'a second name'));
      writeFileSync(join(home, 'releases', 'mfe-sea', first.version, 'remoteEntry.js'), 'damaged');
      const moved = await startPortal({ home });
      await moved.lookAgain();
      expect(await moved.store.active()).toEqual(active);
      expect(existsSync(join(home, 'releases', 'active.json'))).toBe(false);
      const kept = (await moved.store.versions('mfe-sea')).map(({ version }) => version);
      expect(kept).toEqual([second.version]);
      rmSync(join(home, 'releases'), { recursive: true });
      await moved.lookAgain();
      expect((await moved.get('/sea')).status).toBe(200);
      expect(await moved.rollBack('mfe-hill')).toMatchObject({ from: null });
      await moved.close();
    } finally {
      rmSync(home, { recursive: true });
    }
  });
});
