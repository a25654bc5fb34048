/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["source", "node"]}
 */
import { jest } from '@jest/globals';
import type { PageToRender, RegistryRemote, ServerModule } from '@portico/contract';
import { EXAMPLE_PORTAL, examplePage } from '@portico/contract/example';
import type { Language } from '@portico/domain';
import { findText } from '@portico/i18n';
import { PageMeta, Slot, useSession } from '@portico/portal-kit';
import { useEffect } from 'react';
import { preload } from 'react-dom';
import english from './i18n/en.json' with { type: 'json' };
import hebrew from './i18n/he.json' with { type: 'json' };
import { remoteWith } from './test/remote-with';

jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({}));
const { renderPage } = await import('./server');

const SHELL_TEXTS = { en: english, he: hebrew };

const sea = remoteWith({}, { paths: ['/sea'], pages: [examplePage('/sea')], fills: [] });
const hills = remoteWith();

function moduleOf(
  { name }: RegistryRemote,
  Component: () => React.ReactNode,
  more: object = {},
): ServerModule {
  return {
    remote: name,
    namespace: name,
    texts: { wave: 'Wave' },
    exported: { contract: 1, Component, ...more },
  };
}

function pageWith(
  change: Partial<PageToRender>,
  language: 'en' | 'he' = 'en',
  boot: object = {},
): PageToRender {
  const basename = language === 'en' ? '' : `/${language}`;
  return {
    boot: {
      ...EXAMPLE_PORTAL,
      language,
      basename,
      texts: { language: '/en.json', fallback: '/en.json' },
      registry: { contract: 1, language, remotes: [sea, hills] },
      pageData: {},
      fills: [],
      ...boot,
    },
    address: `${basename}/sea`,
    texts: SHELL_TEXTS[language],
    remote: moduleOf(sea, () => <p>Sea</p>),
    fills: [],
    timeLimitMs: 300,
    ...change,
  };
}

describe('a page that is rendered on the server', () => {
  it('is the page of the remote in the frame, whole and without scripts', async () => {
    const { html, links, faults } = await renderPage(pageWith({}));
    expect(html).toMatch(/<main.*<p>Sea<\/p>.*<\/main>/s);
    expect(html).toContain('<header');
    expect(html).not.toContain('<script');
    expect([links, faults]).toEqual(['', []]);
  });

  it('has the language of its address, whatever the one before had', async () => {
    const word = (language: Language) => (language === 'he' ? hebrew.menu.home : english.menu.home);
    for (const language of ['en', 'he', 'en'] as const) {
      const Page = () => <p>{`${findText('shell', 'menu.home')}`}</p>;
      const { html } = await renderPage(pageWith({ remote: moduleOf(sea, Page) }, language));
      expect(html).toContain(`<p>${word(language)}</p>`);
    }
  });

  it('knows no one, and nothing of the page before', async () => {
    const Page = () => <p>{useSession(({ username }) => username ?? 'no one')}</p>;
    const { html } = await renderPage(pageWith({ remote: moduleOf(sea, Page) }));
    expect(html).toContain('<p>no one</p>');
    const frame = await renderPage(pageWith({ remote: undefined }));
    expect(frame.html).not.toContain('no one');
  });

  it('is called what its last title says, and nothing where it has none', async () => {
    const Page = () => (
      <>
        <PageMeta title="Sea" description="" />
        <PageMeta title="Sea by depth" description="" />
      </>
    );
    expect((await renderPage(pageWith({ remote: moduleOf(sea, Page) }))).title).toBe('Sea by depth');
    expect((await renderPage(pageWith({}))).title).toBeUndefined();
  });

  it('hands what it asks for ahead to the head', async () => {
    const Page = () => {
      preload('/sea.png', { as: 'image', fetchPriority: 'high' });
      return <p>Sea</p>;
    };
    const { html, links } = await renderPage(pageWith({ remote: moduleOf(sea, Page) }));
    expect(links).toMatch(/^<link [^>]*href="\/sea\.png"[^>]*>$/);
    expect(html).not.toContain('/sea.png');
  });

  it('runs no effects', async () => {
    const effect = jest.fn<() => void>();
    const Page = () => {
      useEffect(effect);
      return null;
    };
    await renderPage(pageWith({ remote: moduleOf(sea, Page) }));
    expect(effect).not.toHaveBeenCalled();
  });

  it('waits for what the remote needs of the page', async () => {
    let text = 'not yet';
    const prepare = (path: string) => Promise.resolve().then(() => void (text = `prepared ${path}`));
    const remote = moduleOf(sea, () => <p>{text}</p>, { prepare });
    expect((await renderPage(pageWith({ remote }, 'he'))).html).toContain('<p>prepared /sea</p>');
  });
});

describe('what cannot be rendered on the server', () => {
  it('is left to the browser without a fault where there is no server build', async () => {
    const { html, faults } = await renderPage(pageWith({ remote: undefined }));
    expect(faults).toEqual([]);
    expect(html).toContain('data-dgst="known"');
    expect(html).toContain('<header');
  });

  it('is the fault of the page that throws; the frame is there', async () => {
    const Page = () => {
      throw new RangeError('no depth');
    };
    const { html, faults } = await renderPage(pageWith({ remote: moduleOf(sea, Page) }));
    expect(faults).toEqual([
      { fill: undefined, message: 'RangeError: no depth', stack: expect.stringContaining('no depth') },
    ]);
    expect(html).toContain('<header');
  });

  it('is given up after its time', async () => {
    const never = new Promise<never>(() => undefined);
    const Page = () => {
      throw never;
    };
    const { html, faults } = await renderPage(pageWith({ remote: moduleOf(sea, Page) }));
    expect(faults.map(({ message }) => message)).toEqual(['Error: It took longer than 300 ms']);
    expect(html).toContain('<header');
  });

  it('is refused where the module has no pages', async () => {
    const remote = { ...moduleOf(sea, () => null), exported: {} };
    await expect(renderPage(pageWith({ remote }))).rejects.toThrow(`${sea.name} exports no pages`);
  });
});

describe('a fill', () => {
  const Page = () => (
    <>
      <p>Sea</p>
      <Slot name="item.offers" itemId={1} className="place" />
    </>
  );
  const key = `${hills.name} item.offers`;
  const withFill = (Fill: () => React.ReactNode, fills: string[] = [key]) => {
    const fill = { ...moduleOf(hills, Fill, { slot: 'item.offers' }), slot: 'item.offers' };
    return renderPage(pageWith({ remote: moduleOf(sea, Page), fills: [fill] }, 'en', { fills }));
  };

  it('stands in its place', async () => {
    const { html, faults } = await withFill(() => <b>Offer</b>);
    expect(html).toContain('<b>Offer</b>');
    expect(faults).toEqual([]);
  });

  it('is not there where the page has none, whatever the one before had', async () => {
    await withFill(() => <b>Offer</b>);
    const { html } = await renderPage(pageWith({ remote: moduleOf(sea, Page) }));
    expect(html).toContain('<p>Sea</p>');
    expect(html).not.toContain('<b>Offer</b>');
  });

  it('that throws is told by its name, and the page is whole', async () => {
    const { html, faults } = await withFill(() => {
      throw new Error('sold out');
    });
    expect(faults).toMatchObject([{ fill: key, message: 'Error: sold out' }]);
    expect(html).toContain('<p>Sea</p>');
  });
});
