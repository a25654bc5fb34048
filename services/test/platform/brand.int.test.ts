import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortal, type TestPortal } from '../portal/start-portal.js';

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><script>alert(1)</script></svg>';

describe('the brand of an owner', () => {
  let home: string;
  let portal: TestPortal;

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'portico-brand-'));
    writeFileSync(join(home, 'our-name.svg'), LOGO);
    portal = await startPortal({ home, settings: { public: { site: { logo: 'our-name.svg', hue: 210 } } } });
  });

  afterAll(async () => {
    await portal.close();
    rmSync(home, { recursive: true });
  });

  it('colours every page by one style sheet, which comes after those of the shell', async () => {
    const { text, headers } = await portal.get('/nowhere');
    const sheets = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, href]) => href);
    expect(sheets).toEqual(['/shell/static/shell.css', '/brand/hue-210.css']);
    expect(headers['content-security-policy']).toContain("style-src 'self';");
    const sheet = await portal.get('/brand/hue-210.css');
    expect(sheet.text).toBe(':root{--brand-hue:210}\n');
    expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it('has no sheet of another hue', async () => {
    expect((await portal.get('/brand/hue-211.css')).status).toBe(404);
  });

  it('shows the logo, which runs nothing, and sends it once', async () => {
    expect((await portal.get('/nowhere')).boot().config.site.logo).toBe('/brand/logo.svg');
    const logo = await portal.get('/brand/logo.svg');
    expect(logo.text).toBe(LOGO);
    expect(logo.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    const again = await portal.get('/brand/logo.svg', { 'if-none-match': String(logo.headers['etag']) });
    expect(again.status).toBe(304);
  });

  it('is not there where the owner has none', async () => {
    const plain = await startPortal();
    try {
      expect((await plain.get('/')).text).not.toContain('/brand/');
      expect((await plain.get('/brand/logo.svg')).status).toBe(404);
    } finally {
      await plain.close();
    }
  });
});
