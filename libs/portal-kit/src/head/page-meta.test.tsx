import { EXAMPLE_CONFIG } from '@portico/contract/example';
import { render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PageMeta, captureServedHead } from './page-meta';
import { PortalContext } from '../portal/portal-context';

const PORTAL = {
  language: 'he' as const,
  direction: 'rtl' as const,
  basename: '/he',
  demo: true,
  unavailable: [],
  renderedAt: 0,
  config: { ...EXAMPLE_CONFIG, site: { name: 'Portico', origin: 'https://portico.example' } },
};

function pageIn({ title = 'Rankings', keywords = true, noindex = false, hasFeed = false } = {}) {
  return (
    <PortalContext value={PORTAL}>
      <MemoryRouter initialEntries={['/rankings?page=2']}>
        <PageMeta
          key={title}
          title={title}
          description="Who leads"
          keywords={keywords ? 'rankings, levels' : undefined}
          noindex={noindex}
          feed={hasFeed ? '/api/news.atom' : undefined}
        />
      </MemoryRouter>
    </PortalContext>
  );
}

const show = (noindex = false) => render(pageIn({ noindex }));

const hrefs = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

describe('PageMeta', () => {
  it('takes the place of what the server rendered', async () => {
    document.head.innerHTML =
      '<title>Served</title><meta name="description" content="served"><meta name="keywords" content="served"><link rel="canonical" href="/served">';
    captureServedHead('/he');
    show();
    await waitFor(() => expect(document.title).toBe('Rankings · Portico'));
    expect(document.head.querySelectorAll('title')).toHaveLength(1);
    expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    const keywords = [...document.head.querySelectorAll<HTMLMetaElement>('meta[name="keywords"]')];
    expect(keywords.map(({ content }) => content)).toEqual(['rankings, levels']);
    expect(hrefs('link[rel="canonical"]')).toEqual(['https://portico.example/rankings']);
  });

  it('changes what the server wrote in its place, and leaves what is right already', async () => {
    document.head.innerHTML = `<title>Rankings · Portico</title><meta name="description" content="served"><meta name="robots" content="noindex">
      <meta property="og:url" content="https://portico.example/rankings"><link rel="alternate" hreflang="he" href="/old"><link rel="alternate" hreflang="xx" href="/gone">`;
    const served = [...document.head.children];
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => void changes.push(...records));
    observer.observe(document.head, {
      childList: true,
      subtree: true,
      attributes: true,
      characterData: true,
    });
    show();
    await Promise.resolve();
    observer.disconnect();
    const [title, description, robots, address, hebrew, unknown] = served;
    expect([title, description, address, hebrew].every((tag) => tag?.isConnected)).toBe(true);
    expect([robots, unknown].some((tag) => tag?.isConnected)).toBe(false);
    expect(description).toHaveAttribute('content', 'Who leads');
    expect(hebrew).toHaveAttribute('href', 'https://portico.example/he/rankings');
    expect(changes.filter(({ target }) => target === title || target === address)).toEqual([]);
  });

  it('tells of the next page, takes away what that does not have, and has no title in between', async () => {
    const { rerender } = show();
    const titles: string[] = [];
    const observer = new MutationObserver(() => titles.push(document.title));
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    rerender(pageIn({ title: 'Players', keywords: false }));
    await waitFor(() => expect(titles).toContain('Players · Portico'));
    // The portal's own keywords.
    expect(document.head.querySelector('meta[name="keywords"]')).toHaveAttribute('content', 'kit.keywords');
    expect(document.head.querySelectorAll('title')).toHaveLength(1);
    rerender(<p>on its way</p>);
    await waitFor(() => expect(titles.at(-1)).toBe(''));
    observer.disconnect();
  });

  it('names all seven languages and the default', () => {
    show();
    expect(hrefs('link[rel="alternate"]')).toHaveLength(8);
    expect(hrefs('link[hreflang="he"]')).toEqual(['https://portico.example/he/rankings']);
    expect(hrefs('link[hreflang="x-default"]')).toEqual(['https://portico.example/rankings']);
  });

  it('names the feed of a page, and of no other', () => {
    const { rerender } = render(pageIn({ hasFeed: true }));
    const feed = 'link[rel="alternate"][type="application/atom+xml"]';
    expect(hrefs(feed)).toEqual(['/api/news.atom']);
    expect(hrefs('link[rel="alternate"][hreflang]')).toHaveLength(8);
    rerender(pageIn({ title: 'Players' }));
    expect(hrefs(feed)).toEqual([]);
  });

  it('follows the site where each language is canonical of itself', () => {
    document.head.innerHTML = '<link rel="canonical" href="https://portico.example/he">';
    captureServedHead('/he');
    show();
    expect(hrefs('link[rel="canonical"]')).toEqual(['https://portico.example/he/rankings']);
  });

  it('keeps search engines out where it is told to', () => {
    show(true);
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex, nofollow',
    );
    expect(hrefs('link[rel="canonical"]')).toEqual([]);
  });
});
