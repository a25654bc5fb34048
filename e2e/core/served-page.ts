import { expect, type APIRequestContext } from '@playwright/test';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

function plain(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** A page as a reader without scripts gets it: only the bytes that the server sent. */
export class ServedPage {
  private constructor(
    readonly address: string,
    readonly status: number,
    private readonly html: string,
  ) {}

  /** Sends one request and does not follow redirects, as a search engine does: it reads the target later. */
  static async read(request: APIRequestContext, address: string): Promise<ServedPage> {
    const answer = await request.get(address, { headers: { accept: 'text/html' }, maxRedirects: 0 });
    return new ServedPage(address, answer.status(), await answer.text());
  }

  get language(): string | undefined {
    return this.first(/<html lang="([^"]*)"/);
  }

  get title(): string {
    return this.first(/<title>([^<]*)<\/title>/) ?? '';
  }

  get canonical(): string | undefined {
    return this.first(/<link rel="canonical" href="([^"]*)">/);
  }

  /** Addresses of the page in all languages by their code. */
  get alternates(): Record<string, string> {
    const links = this.head.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g);
    return Object.fromEntries(Array.from(links, ([, code = '', href = '']) => [code, plain(href)]));
  }

  /** Blocks of schema.org; throws if one is not JSON. */
  get structured(): Record<string, unknown>[] {
    const blocks = this.head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
    return Array.from(blocks, ([, json = '']): Record<string, unknown> => JSON.parse(json));
  }

  /** HTML that the server rendered for the page inside the frame. */
  get content(): string {
    return this.first(/<main[^>]*>(.*?)<\/main>/s) ?? '';
  }

  /** Addresses within this portal that the content links to, unchanged. */
  get links(): string[] {
    return Array.from(this.content.matchAll(/<a [^>]*?href="(\/[^"]*)"/g), ([, href = '']) => plain(href));
  }

  /** Content of a `meta` by its name or property. */
  meta(name: string): string | undefined {
    return this.first(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`));
  }

  /** Everything that a crawler and a reader without JavaScript need, in the language of the address. */
  expectReadable(language: string): void {
    expect.soft(this.status, this.address).toBe(200);
    expect.soft(this.language, this.address).toBe(language);
    expect.soft(this.title, this.address).not.toBe('');
    expect.soft(this.meta('description')?.length, `description of ${this.address}`).toBeGreaterThan(7);
    expect.soft(this.meta('robots'), this.address).toBeUndefined();
    expect.soft(this.head.match(/rel="alternate" hreflang=/g), this.address).toHaveLength(8);
    expect.soft(this.structured, `structured data of ${this.address}`).not.toEqual([]);
    expect.soft(this.content, `left unfilled in ${this.address}`).not.toMatch(/\{\{|undefined|\[object /);
    if (this.content !== '')
      expect.soft(this.content.match(/<h1[ >]/g), `headings of ${this.address}`).toHaveLength(1);
  }

  private get head(): string {
    return this.html.slice(0, this.html.indexOf('</head>'));
  }

  private first(pattern: RegExp): string | undefined {
    const found = pattern.exec(this.html)?.[1];
    return found === undefined ? undefined : plain(found);
  }
}
