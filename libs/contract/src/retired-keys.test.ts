import { portalJsonSchema } from './schema.js';

/** Storage as earlier releases wrote it. */
const OLD = {
  name: 'mfe-sea',
  contract: 1,
  namespace: 'mfe-sea',
  paths: ['/sea'],
  pages: [
    { path: '/sea', titleKey: 'title', descriptionKey: 'text', permission: 'webAdmin', openInDemo: true },
  ],
  navigation: [
    {
      path: '/sea',
      order: 1,
      permission: 'webAdmin',
      openInDemo: true,
      labels: { en: 'Sea', zh: '海', ja: '海', 'pt-BR': 'Mar', ru: 'Море', ko: '바다', he: 'ים' },
    },
  ],
  slots: { 'item.waves': { module: './waves', permission: 'player', openInDemo: true } },
};

describe('a manifest of when calls were templates with conditions', () => {
  it('still loads: of its calls the main one is left, for the browser asks for the others', () => {
    const conditional = { get: '/api/sea?limit=5', when: { tab: '' } };
    const pageWith = (data: unknown[]) => {
      const pages = OLD.pages.map((page) => ({ ...page, data, choices: { tab: ['', 'deep'] } }));
      return portalJsonSchema.parse({ ...OLD, pages }).pages[0];
    };
    const page = pageWith(['/api/sea/{id}{?page,sort}', '/api/sea/{id}/waves', conditional]);
    expect(page).toMatchObject({ data: ['/api/sea/{id}'], loader: false });
    expect(page).not.toHaveProperty('choices');
    expect(pageWith([conditional, '/api/sea/{id}'])).toMatchObject({ data: [] });
  });
});

describe('a manifest of when the demo world showed pages to everybody', () => {
  it('still loads, and opens nothing to more than its permission says', () => {
    const portal = portalJsonSchema.parse(OLD);
    expect(JSON.stringify(portal)).not.toContain('openInDemo');
    expect([portal.pages[0], portal.navigation[0], portal.slots['item.waves']]).toMatchObject([
      { permission: 'webAdmin' },
      { permission: 'webAdmin' },
      { permission: 'player' },
    ]);
  });

  it('is refused where a key never meant anything', () => {
    const pages = OLD.pages.map((page) => ({ ...page, openInDemos: true }));
    expect(portalJsonSchema.safeParse({ ...OLD, pages }).success).toBe(false);
  });
});
