import { startPortal, type TestPortal } from '../portal/start-portal.js';

const HEROES = {
  name: 'mfe-heroes',
  paths: ['/', '/hero', '/secret'],
  pages: [
    {
      path: '/',
      titleKey: 'home.title',
      descriptionKey: 'home.text',
      faq: 'home.faq',
      feed: '/api/news.atom',
    },
    {
      path: '/hero/:id',
      titleKey: 'hero.title',
      descriptionKey: 'hero.text',
      card: 'player/{id}',
      about: 'profile',
      knownBy: 'guild.name',
      data: ['/api/heroes/{id}'],
    },
    {
      path: '/secret',
      titleKey: 'home.title',
      descriptionKey: 'home.text',
      index: false,
      views: [{ when: { tab: 'more' }, titleKey: 'more.title', descriptionKey: 'more.text' }],
    },
  ],
  texts: {
    home: {
      title: 'Home {language}',
      text: 'Welcome {language}',
      faq: {
        1: { question: 'What is {{name}}?', answer: 'A world in {language}, experience x{{rates.exp}}.' },
        2: { question: 'Why </script>?', answer: 'Because.' },
      },
    },
    more: { title: 'More {language}', text: 'Even more' },
    hero: { title: '{{name}} {language}', text: '\u2068{{name}}\u2069 of {{guild.name}}' },
  },
};

const SITE = { name: 'Lantern <Isle>', origin: 'https://isle.example' };

describe('what a page tells search engines and link previews', () => {
  let portal: TestPortal;

  beforeAll(async () => {
    portal = await startPortal({ settings: { public: { site: SITE } } });
    await portal.release(HEROES);
  });

  afterAll(() => portal.close());

  it('gives no control of direction away in title, share tags and structured data', async () => {
    const { text } = await portal.get(`/hero/${encodeURIComponent(encodeURIComponent('Mi\u202era\u2069x'))}`);
    const [head = ''] = text.split('</head>', 1);
    expect(head).toContain('<title>Mirax en · Lantern');
    expect(head).toContain('"name":"Mirax en"');
    expect(head).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
  });

  it('is called as the view that its query asks for', async () => {
    const { text } = await portal.get('/secret?tab=more');
    expect(text).toContain('<title>More en · Lantern');
    expect((await portal.get('/secret?tab=less')).text).toContain('<title>Home en · Lantern');
  });

  it('keeps search engines out of a page whose subject is hardly known', async () => {
    const { text } = await portal.get('/hero/nameless');
    expect(text).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(text).not.toContain('rel="canonical"');
  });

  describe('share tags', () => {
    it('name the card of the page, its language and the others', async () => {
      const { text } = await portal.get('/he/hero/12');
      expect(text).toContain('<meta property="og:image" content="https://isle.example/cards/player/12.png">');
      expect(text).toContain('<meta property="og:image:alt" content="12 he · Lantern &lt;Isle&gt;">');
      expect(text).toContain('<meta property="og:type" content="profile">');
      expect(text).toContain('<meta property="og:locale" content="he_IL">');
      expect(text.match(/og:locale:alternate/g)).toHaveLength(6);
      expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');
    });

    it('name the card of the portal where a page has none, and no card where there is no page', async () => {
      expect((await portal.get('/')).text).toContain('content="https://isle.example/cards/page/home.png"');
      expect((await portal.get('/nowhere')).text).not.toContain('og:image');
    });
  });

  it('leads readers of feeds to that of a page', async () => {
    const feed = '<link rel="alternate" type="application/atom+xml" href="/api/news.atom">';
    expect((await portal.get('/he')).text).toContain(feed);
    expect((await portal.get('/hero/12')).text).not.toContain('atom+xml');
  });

  describe('structured data', () => {
    it('of a profile says where it stands and whose it is', async () => {
      const blocks = structuredDataOf((await portal.get('/he/hero/Mira')).text);
      expect(blocks).toMatchObject([
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, name: 'Lantern <Isle>', item: 'https://isle.example/he' },
            { position: 2, name: 'mfe-heroes he', item: 'https://isle.example/he' },
            { position: 3, name: 'Mira he', item: 'https://isle.example/he/hero/Mira' },
          ],
        },
        { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'Mira he', identifier: 'Mira' } },
      ]);
    });

    it('of a page with questions says them with their answers, in its language', async () => {
      const blocks = structuredDataOf((await portal.get('/ja')).text);
      expect(blocks).toMatchObject([
        { '@type': 'WebSite', url: 'https://isle.example/ja' },
        {
          '@type': 'FAQPage',
          mainEntity: [
            {
              name: 'What is Lantern <Isle>?',
              acceptedAnswer: { text: 'A world in ja, experience x6.' },
            },
            { name: 'Why </script>?' },
          ],
        },
      ]);
    });

    it('is not of pages that search engines shall not keep', async () => {
      expect((await portal.get('/secret')).text).not.toContain('ld+json');
      expect((await portal.get('/nowhere')).text).not.toContain('ld+json');
    });
  });

  it('answers the questions of the owner instead, where there are any', async () => {
    const faq = [
      { question: 'How do I join?', answer: 'Walk in.' },
      { question: { en: 'Who are you?', ja: '誰?' }, answer: { en: 'Friends.' } },
    ];
    const other = await startPortal({ settings: { public: { site: SITE, faq } } });
    try {
      await other.release(HEROES);
      expect(structuredDataOf((await other.get('/ja')).text)[1]).toMatchObject({
        mainEntity: [
          { name: 'How do I join?', acceptedAnswer: { text: 'Walk in.' } },
          { name: '誰?', acceptedAnswer: { text: 'Friends.' } },
        ],
      });
    } finally {
      await other.close();
    }
  });
});

function structuredDataOf(page: string): object[] {
  const blocks = page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return Array.from(blocks, ([, json = '']): object => JSON.parse(json));
}
