import type { Registry } from '@portico/contract';
import { startPortal, type TestPortal } from '../portal/start-portal.js';

const SEA = { name: 'mfe-sea', paths: ['/sea'] };
const wave = (number: number) => ({ ...SEA, code: `export const wave = ${number};` });

describe('a remote', () => {
  let portal: TestPortal;

  beforeEach(async () => {
    portal = await startPortal();
  });

  afterEach(() => portal.close());

  const registry = async (from = portal): Promise<Registry> =>
    JSON.parse((await from.get('/remotes.json')).text);
  const names = async () => {
    await portal.lookAgain();
    return (await registry()).remotes.map(({ name }) => name);
  };

  describe('that is retired', () => {
    it('has neither pages nor navigation, its files stay for open tabs, the others go on', async () => {
      const { version } = await portal.release(SEA);
      await portal.release({ name: 'mfe-hill', paths: ['/hill'] });
      expect((await portal.get('/sea')).status).toBe(200);
      expect(await portal.retire('mfe-sea')).toEqual({ version, paths: ['/sea'] });
      expect(await names()).toEqual(['mfe-hill']);
      const page = await portal.get('/sea');
      expect(page.status).toBe(404);
      expect(page.boot().registry.remotes.flatMap(({ navigation }) => navigation)).toMatchObject([
        { path: '/hill' },
      ]);
      expect((await portal.get(`/releases/mfe-sea/${version}/remoteEntry.js`)).status).toBe(200);
      expect((await portal.get('/hill')).status).toBe(200);
    });

    it('stays so through restarts and new sources, until it is released by hand', async () => {
      const first = await portal.release(SEA, { startedFrom: 'stamp 1' });
      await portal.retire('mfe-sea');
      expect(await portal.release(wave(2), { startedFrom: 'stamp 2' })).toMatchObject({ status: 'retired' });
      expect(await names()).toEqual([]);
      expect(portal.leftovers()).toEqual([]);
      for (const rehearsal of [{ isDryRun: true }, { isHeld: true }])
        expect(await portal.release(wave(2), rehearsal)).toMatchObject({ previous: first.version });
      expect(await portal.release(wave(2))).toMatchObject({ status: 'released', previous: first.version });
      expect(await names()).toEqual(['mfe-sea']);
      expect(await portal.release(wave(3), { startedFrom: 'stamp 3' })).toMatchObject({ status: 'released' });
    });

    it('is brought back by a rollback as it was, with its way further back', async () => {
      const first = await portal.release(SEA);
      const second = await portal.release(wave(2));
      await portal.retire('mfe-sea');
      expect(await portal.rollBack('mfe-sea')).toEqual({ from: null, to: second.version });
      expect(await portal.rollBack('mfe-sea')).toEqual({ from: second.version, to: first.version });
    });

    it('leaves its addresses to others, and does not come back while they have them', async () => {
      await portal.release(SEA);
      await portal.retire('mfe-sea');
      await portal.release({ name: 'mfe-hill', paths: ['/sea'] });
      await expect(portal.rollBack('mfe-sea')).rejects.toThrow('/sea belongs to mfe-hill');
      expect(await names()).toEqual(['mfe-hill']);
    });

    it('was in service', async () => {
      await expect(portal.retire('mfe-sea')).rejects.toThrow('mfe-sea has not been released');
      await portal.release(SEA);
      await portal.retire('mfe-sea');
      await expect(portal.retire('mfe-sea')).rejects.toThrow('mfe-sea is already retired');
      for (const name of ['constructor', '__proto__', 'toString', '../..']) {
        await expect(portal.retire(name)).rejects.toThrow(`${name} has not been released`);
        await expect(portal.rollBack(name)).rejects.toThrow(`${name} has not been released`);
      }
    });
  });

  it('may be called as a property of every object', async () => {
    expect(await portal.release({ name: 'constructor', paths: ['/builder'] })).toMatchObject({
      status: 'released',
      previous: null,
    });
  });

  it('goes back to any version that is kept, and to no folder of elsewhere', async () => {
    const versions: string[] = [];
    for (let number = 1; number <= 8; number += 1)
      versions.push((await portal.release(wave(number))).version);
    const [first = '', second = ''] = versions;
    expect(await portal.rollBack('mfe-sea', { to: first })).toEqual({ from: versions.at(-1), to: first });
    expect((await portal.store.active()).remotes['mfe-sea']).toMatchObject({ previous: versions.at(-1) });
    expect(await portal.rollBack('mfe-sea', { to: second })).toEqual({ from: first, to: second });
    await expect(portal.rollBack('mfe-sea', { to: second })).rejects.toThrow('is already live');
    for (const to of ['1.2.0-00000000', '.', '..', `../mfe-sea/${first}`, ''])
      await expect(portal.rollBack('mfe-sea', { to })).rejects.toThrow('is not kept (anymore)');
    expect(await portal.store.versions('mfe-sea')).toHaveLength(8);
  });

  it('keeps what was in service within a week, at least five versions, and loses the rest', async () => {
    const WEEK = 7 * 86_400_000;
    const { store } = portal;
    const began = Date.now();
    for (let number = 1; number <= 8; number += 1) await portal.release(wave(number));
    expect(await store.versions('mfe-sea')).toHaveLength(8);
    const clock = vi.spyOn(store, 'now').mockImplementation(() => began + WEEK + 60_000);
    const last = await portal.release(wave(9));
    clock.mockRestore();
    const kept = await store.versions('mfe-sea');
    expect(kept).toHaveLength(5);
    expect(kept.map(({ version }) => version)).toContain(last.version);
    expect(kept.map(({ version }) => version)).toContain(last.previous);
  });

  it('is switched for every process within two seconds', async () => {
    const other = await startPortal({ home: portal.home });
    const now = performance.now.bind(performance);
    let later = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + later);
    try {
      await portal.release(SEA);
      expect((await registry(other)).remotes).toHaveLength(1);
      const steps: [() => Promise<unknown>, number][] = [
        [() => portal.release(wave(2)), 200],
        [() => portal.rollBack('mfe-sea'), 200],
        [() => portal.retire('mfe-sea'), 404],
        [() => portal.rollBack('mfe-sea'), 200],
      ];
      for (const [change, status] of steps) {
        await change();
        later += 2000;
        const { version } = (await portal.store.active()).remotes['mfe-sea'] ?? {};
        expect((await other.get('/sea')).status).toBe(status);
        expect((await registry(other)).remotes[0]?.version).toBe(version);
      }
    } finally {
      clock.mockRestore();
      await other.close();
    }
  });
});
