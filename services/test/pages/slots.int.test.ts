import type { Registry, RegistryRemote } from '@portico/contract';
import { startPortal, type TestPortal } from '../portal/start-portal.js';

const SEA = {
  name: 'mfe-sea',
  paths: ['/sea'],
  exposes: ['waves', 'tides', 'unused'],
  slots: {
    'shore.waves': './waves',
    'hero.tides': { module: './tides', order: 5, permission: 'player' },
  },
};

/** Retires all remotes that a test released, except those named. */
async function retireAll(portal: TestPortal, kept: readonly string[] = []): Promise<void> {
  for (const name of Object.keys((await portal.store.active()).remotes))
    if (!kept.includes(name)) await portal.retire(name);
}

describe('slots that a release fills', () => {
  let portal: TestPortal;

  beforeAll(async () => {
    portal = await startPortal();
  });

  afterEach(() => retireAll(portal));
  afterAll(() => portal.close());

  const remotes = async (): Promise<RegistryRemote[]> => {
    await portal.lookAgain();
    const registry: Registry = JSON.parse((await portal.get('/remotes.json')).text);
    return registry.remotes;
  };

  it('stand in the registry and in every page, with the files of each', async () => {
    const { version } = await portal.release(SEA);
    const [remote] = await remotes();
    const address = (file: string) => `/releases/mfe-sea/${version}/static/${file}`;
    expect(remote?.fills).toEqual([
      {
        slot: 'shore.waves',
        module: './waves',
        order: 100,
        permission: 'public',
        chunks: [address('waves.js')],
        css: [address('waves.css')],
      },
      {
        slot: 'hero.tides',
        module: './tides',
        order: 5,
        permission: 'player',
        chunks: [address('tides.js')],
        css: [address('tides.css')],
      },
    ]);
    for (const file of [...(remote?.fills?.[0]?.chunks ?? []), ...(remote?.fills?.[0]?.css ?? [])])
      expect((await portal.get(file)).status).toBe(200);
    expect(remote?.chunks).toEqual([address('remote.js')]);
    expect((await portal.get('/sea')).boot().registry.remotes).toEqual([remote]);
    expect((await portal.board()).remotes[0]?.slots).toEqual(['hero.tides', 'shore.waves']);
  });

  it('are none of a remote of before, which is released as ever', async () => {
    expect(await portal.release({ name: 'mfe-hill' })).toMatchObject({ status: 'released' });
    const [remote] = await remotes();
    expect(remote).not.toHaveProperty('fills');
    expect(remote?.problem).toBeUndefined();
    expect((await portal.board()).remotes[0]?.slots).toEqual([]);
  });

  it('are none of a release that was made before there were slots', async () => {
    const { version } = await portal.release({ name: 'mfe-hill' });
    const file = { name: 'mfe-hill', version, path: 'release.json' };
    const withoutSlots = (content: Buffer) => {
      const { exposes, ...release } = JSON.parse(content.toString());
      expect(exposes).toEqual({});
      delete release.portal.slots;
      return JSON.stringify(release);
    };
    await portal.changeStored(file, withoutSlots, { isDamage: false });
    const [remote] = await remotes();
    expect(remote?.problem).toBeUndefined();
    expect(remote).not.toHaveProperty('fills');
    expect((await portal.get('/mfe-hill')).status).toBe(200);
  });

  it.each([
    ['is of another contract', { contract: 2 }],
    ['needs another React', { react: '^18.0.0' }],
  ])('are none where it %s', async (_, change) => {
    await portal.release({ ...SEA, ...change }, { allowMismatch: true });
    const [remote] = await remotes();
    expect(remote?.problem).toBeDefined();
    expect(remote).not.toHaveProperty('fills');
    expect((await portal.board()).remotes[0]?.slots).toEqual([]);
  });

  it('are those of the version that a rollback goes back to', async () => {
    await portal.release(SEA);
    await portal.release({ ...SEA, slots: { 'shore.waves': './tides' } });
    expect((await remotes())[0]?.fills?.map(({ module }) => module)).toEqual(['./tides']);
    await portal.rollBack('mfe-sea');
    expect((await remotes())[0]?.fills?.map(({ module }) => module)).toEqual(['./waves', './tides']);
  });

  it('may be filled by several remotes', async () => {
    await portal.release(SEA);
    await portal.release({ name: 'mfe-moon', exposes: ['waves'], slots: { 'shore.waves': './waves' } });
    expect((await remotes()).map(({ fills }) => fills?.some(({ slot }) => slot === 'shore.waves'))).toEqual([
      true,
      true,
    ]);
  });

  it('are told as damage where release.json names a file that the release does not have', async () => {
    const { version } = await portal.release(SEA);
    const file = { name: 'mfe-sea', version, path: 'release.json' };
    const elsewhere = (content: Buffer) => {
      const release = JSON.parse(content.toString());
      release.exposes['./waves'].chunks = ['static/elsewhere.js'];
      return JSON.stringify(release);
    };
    await portal.changeStored(file, elsewhere, { isDamage: false });
    expect((await remotes())[0]).toMatchObject({ problem: { code: 'release_broken' } });
  });
});

describe('the data of slots in view', () => {
  const HERO = {
    name: 'mfe-heroes',
    paths: ['/hero', '/heroes'],
    pages: [
      {
        path: '/hero/:id',
        titleKey: 'page.title',
        descriptionKey: 'page.text',
        data: ['/api/heroes/{id}'],
        slotsInView: { 'hero.deeds': { heroId: '{id}' }, 'hero.friends': { friendId: '{friend}' } },
      },
      { path: '/heroes', titleKey: 'page.title', descriptionKey: 'page.text' },
    ],
  };
  /** Its call is about another hero than the page's own call. */
  const fillWith = (data: string[], change: object = {}) => ({
    name: 'mfe-deeds',
    exposes: ['deeds'],
    slots: { 'hero.deeds': { module: './deeds', data, ...change } },
  });
  let portal: TestPortal;

  beforeAll(async () => {
    portal = await startPortal();
    await portal.release(HERO);
  });

  afterEach(() => retireAll(portal, [HERO.name]));
  afterAll(() => portal.close());

  const inlined = async (path: string) => {
    await portal.lookAgain();
    const page = await portal.get(path);
    return { status: page.status, data: Object.keys(page.boot().pageData) };
  };

  it('comes with the page, beside its own', async () => {
    await portal.release(fillWith(['/api/heroes/of-{heroId}', '/api/heroes/{heroId}']));
    expect(await inlined('/hero/Mira')).toEqual({
      status: 200,
      data: ['/api/heroes/of-Mira', '/api/heroes/Mira'],
    });
    const page = await portal.get('/hero/Mira');
    expect(page.boot().pageData['/api/heroes/of-Mira']).toMatchObject({
      status: 200,
      body: { name: 'of-Mira' },
    });
  });

  it('is asked for only where the address says what the slot is about, and on no other page', async () => {
    await portal.release({
      name: 'mfe-friends',
      exposes: ['friends'],
      slots: { 'hero.friends': { module: './friends', data: ['/api/heroes/{friendId}'] } },
    });
    expect((await inlined('/hero/Mira')).data).toEqual(['/api/heroes/Mira']);
    expect((await inlined('/hero/Mira?friend=Io')).data).toEqual(['/api/heroes/Io', '/api/heroes/Mira']);
    expect((await inlined('/heroes')).data).toEqual([]);
  });

  it.each([
    ['fails', '/api/heroes/away'],
    ['never comes', '/api/heroes/stuck'],
    ['is refused', '/api/nowhere/../../hero/Mira'],
    ['is too large beside the rest', '/api/heroes/long?page=2'],
  ])('is left out where it %s, and the page is as ever', async (_, call) => {
    await portal.release(fillWith(['/api/heroes/long', call, '/api/heroes/fine']));
    const before = performance.now();
    expect(await inlined('/hero/Mira')).toEqual({
      status: 200,
      data: ['/api/heroes/long', '/api/heroes/fine', '/api/heroes/Mira'],
    });
    // Shorter than the page's wait for its own data.
    expect(performance.now() - before).toBeLessThan(1400);
  });

  it('is at most six calls, those of what is shown first before others', async () => {
    const calls = (remote: string) =>
      Array.from({ length: 4 }, (_, index) => `/api/heroes/${remote}-${index}`);
    await portal.release(fillWith(calls('a')));
    await portal.release({ ...fillWith(calls('b'), { order: 1 }), name: 'mfe-tales' });
    expect((await inlined('/hero/Mira')).data).toEqual([
      ...calls('b'),
      ...calls('a').slice(0, 2),
      '/api/heroes/Mira',
    ]);
  });

  it.each([
    ['is for players', { permission: 'player' }, {}],
    ['is of a release that is refused', {}, { contract: 2 }],
  ])('is none where the fill %s', async (_, fill, release) => {
    await portal.release({ ...fillWith(['/api/heroes/fine'], fill), ...release }, { allowMismatch: true });
    expect((await inlined('/hero/Mira')).data).toEqual(['/api/heroes/Mira']);
  });

  it('says nothing of the page itself: neither that it is there nor that it is not', async () => {
    await portal.release(fillWith(['/api/heroes/missing']));
    expect((await inlined('/hero/Mira')).status).toBe(200);
    await portal.release(fillWith(['/api/heroes/fine']));
    expect((await inlined('/hero/missing')).status).toBe(404);
  });
});
