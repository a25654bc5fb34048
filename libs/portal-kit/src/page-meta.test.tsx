import '@testing-library/jest-dom';
import { EXAMPLE_CONFIG } from '@portico/contract/example';
import { render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PageMeta, captureServedHead } from './page-meta';
import { PortalContext } from './portal-context';

const PORTAL = {
  language: 'he' as const,
  direction: 'rtl' as const,
  basename: '/he',
  demo: true,
  identity: false,
  unavailable: [],
  renderedAt: 0,
  config: { ...EXAMPLE_CONFIG, site: { name: 'Portico', origin: 'https://portico.example' } },
};

function show(noindex = false) {
  return render(
    <PortalContext value={PORTAL}>
      <MemoryRouter initialEntries={['/rankings?page=2']}>
        <PageMeta title="Rankings" description="Who leads" keywords="rankings, levels" noindex={noindex} />
      </MemoryRouter>
    </PortalContext>,
  );
}

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

  it('names all seven languages and the default', () => {
    show();
    expect(hrefs('link[rel="alternate"]')).toHaveLength(8);
    expect(hrefs('link[hreflang="he"]')).toEqual(['https://portico.example/he/rankings']);
    expect(hrefs('link[hreflang="x-default"]')).toEqual(['https://portico.example/rankings']);
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
