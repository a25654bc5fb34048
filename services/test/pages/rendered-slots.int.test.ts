import { startPortal, type TestPortal } from '../portal/start-portal.js';
import { FIXTURE_SHELL, moduleCode } from '../rendering/releases-on-disk.js';

const HERO = {
  name: 'mfe-heroes',
  paths: ['/hero'],
  pages: [
    {
      path: '/hero/:id',
      titleKey: 'page.title',
      descriptionKey: 'page.text',
      data: ['/api/heroes/{id}'],
      slotsInView: { 'hero.deeds': { heroId: '{id}' } },
    },
  ],
  server: { remote: moduleCode('hero') },
};

const fillOf = (name: string, order: number, change: object = {}) => ({
  name,
  exposes: ['deeds'],
  slots: { 'hero.deeds': { module: './deeds', data: ['/api/heroes/of-{heroId}'], order, ...change } },
  server: { remote: moduleCode(name), deeds: moduleCode(name) },
});

describe('a page with a slot in view', () => {
  let portal: TestPortal;

  beforeEach(async () => {
    portal = await startPortal({ shellServer: FIXTURE_SHELL });
    await portal.release(HERO);
  });

  afterEach(() => portal.close());

  const visit = async () => {
    await portal.lookAgain();
    const page = await portal.get('/hero/Mira');
    const rendered = [...page.text.matchAll(/<(hero|mfe-\w+) \d+>/g)].map(([, name]) => name);
    const styles = [
      ...page.text.matchAll(
        /<link rel="stylesheet" href="[^"]*\/(mfe-\w+)\/[^"]*deeds\.css" integrity="sha256-[\w+/]{43}=">/g,
      ),
    ];
    return { rendered, fills: page.boot().fills, styles: styles.map(([, remote]) => remote), page };
  };

  it('comes with its fills in their order, and with their styles', async () => {
    await portal.release(fillOf('mfe-deeds', 20));
    await portal.release(fillOf('mfe-tales', 10));
    const { rendered, fills, styles, page } = await visit();
    expect(rendered).toEqual(['hero', 'mfe-tales', 'mfe-deeds']);
    expect(fills).toEqual(['mfe-tales hero.deeds', 'mfe-deeds hero.deeds']);
    expect(styles.sort()).toEqual(['mfe-deeds', 'mfe-tales']);
    expect(page.text).toContain('data-rendered="page"');
  });

  it('comes without any of them where the data of one does not come in time', async () => {
    await portal.release(fillOf('mfe-deeds', 20));
    await portal.release(fillOf('mfe-tales', 10, { data: ['/api/heroes/stuck'] }));
    const { rendered, fills, styles, page } = await visit();
    expect(rendered).toEqual(['hero']);
    expect(fills).toEqual([]);
    expect(styles).toEqual([]);
    expect(page.text).toContain('data-rendered="page"');
  });

  it('comes without what only players see', async () => {
    await portal.release(fillOf('mfe-deeds', 20));
    await portal.release(fillOf('mfe-tales', 10, { permission: 'player' }));
    expect((await visit()).rendered).toEqual(['hero', 'mfe-deeds']);
  });
});
