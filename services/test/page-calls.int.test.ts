import { startPortal, type TestPortal } from './portal/start-portal.js';

describe('the calls of a page', () => {
  let portal: TestPortal;

  beforeAll(async () => {
    portal = await startPortal();
    await portal.release({
      name: 'mfe-heroes',
      paths: ['/hero'],
      pages: [
        {
          path: '/hero/:id',
          titleKey: 'page.title',
          descriptionKey: 'page.text',
          data: ['/api/heroes/{id}'],
        },
      ],
    });
  });

  afterAll(() => portal.close());

  it.each(['/api/../ring', '/api/%2e%2e/ring', '/api/..\\ring'])(
    'do not begin with a page that begins with itself: %s',
    async (address) => {
      await portal.release({
        name: 'mfe-ring',
        paths: ['/ring'],
        pages: [{ path: '/ring', titleKey: 'page.title', descriptionKey: 'page.text', data: [address] }],
      });
      await portal.lookAgain();
      for (let visit = 0; visit < 3; visit++) expect((await portal.get('/ring')).status).toBe(200);
      expect((await portal.get('/hero/Mira')).status).toBe(200);
    },
  );
});
