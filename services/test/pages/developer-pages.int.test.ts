import { startPortal, type TestPortal } from '../portal/start-portal.js';

const TOOLS = {
  name: 'mfe-tools',
  paths: ['/tools'],
  pages: [
    {
      path: '/tools',
      titleKey: 'tools.title',
      descriptionKey: 'tools.text',
      address: 'unprefixed',
      shownBy: 'developerTools.isOn',
      index: false,
    },
  ],
  texts: { tools: { title: 'Tools {language}', text: 'For {language}' } },
};

const ORIGINS = { xmlOrigin: 'http://localhost:3001', pngOrigin: 'http://localhost:3002' };

async function withTools(
  developerTools: object,
  check: (portal: TestPortal) => Promise<void>,
): Promise<void> {
  const portal = await startPortal({ settings: { public: { developerTools } } });
  try {
    await portal.release(TOOLS);
    await check(portal);
  } finally {
    await portal.close();
  }
}

describe('developer pages', () => {
  it('live at an address without language prefix, in the language that was chosen, and are not indexed', async () => {
    await withTools({ isOn: true }, async (portal) => {
      const moved = await portal.get('/he/tools?file=1');
      expect([moved.status, moved.headers.location]).toEqual([301, '/tools?file=1']);
      const page = await portal.get('/tools', { cookie: 'i18next=he' });
      expect(page.status).toBe(200);
      expect(page.text).toContain('<title>Tools he · Portico</title>');
      expect(page.text).toContain('<meta name="robots" content="noindex, nofollow">');
      expect(page.boot().basename).toBe('');
    });
  });

  it('may read the two origins of the settings, and no other', async () => {
    await withTools({ isOn: true, ...ORIGINS }, async (portal) => {
      const policy = String((await portal.get('/tools')).headers['content-security-policy']);
      expect(policy).toContain("connect-src 'self' http://localhost:3001 http://localhost:3002;");
      expect(policy).toContain("img-src 'self' http://localhost:3001 http://localhost:3002 data:;");
      expect(policy.match(/localhost/g)).toHaveLength(4);
    });
  });

  it('are not there while the setting is off, nor do pages read their origins', async () => {
    await withTools({ isOn: false, ...ORIGINS }, async (portal) => {
      const page = await portal.get('/tools');
      expect(page.status).toBe(404);
      expect(page.text).toContain('<title>Not found en · Portico</title>');
      expect(page.headers['content-security-policy']).not.toContain('localhost');
    });
  });
});
