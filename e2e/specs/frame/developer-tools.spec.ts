import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expectPageAccessibleInFullSuite } from '../../core/accessibility.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { WITH_PICTURES } from '../../core/browser.js';

test.use({ launchOptions: WITH_PICTURES });

const PAGES = ['/wz-explorer', '/test-sprite', '/single-test', '/png-test'];

const frames = Array.from({ length: 200 }, (_, index) => `<int name="delay${index}" value="${index}"/>`);

/** A cap as an exporter writes it, with more nodes than are drawn at once. */
const CAP = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<imgdir name="01002357.img">
  <imgdir name="info"><string name="vslot" value="CpH1"/></imgdir>
  <imgdir name="default"><canvas name="default" width="30" height="22"><vector name="origin" x="15" y="20"/></canvas></imgdir>
  <imgdir name="frames">${frames.join('')}</imgdir>
</imgdir>`;

async function choose(page: Page, name: string, content: string | Buffer) {
  const file = { name, mimeType: 'text/xml', buffer: Buffer.from(content) };
  await page.locator('input[type="file"]').setInputFiles(file);
}

test(
  'a file of one’s own is opened, searched and tried on, and its layers are looked at @long',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/wz-explorer');
    const tree = page.getByRole('tree', { name: 'File nodes' });

    await test.step('files of other kinds are refused, and the next one opens', async () => {
      const entities = `<!ENTITY a "${'ha'.repeat(1000)}">`;
      const bomb = `<!DOCTYPE a [${entities}]><imgdir name="a">${'&a;'.repeat(100_000)}</imgdir>`;
      const refusals: [string, string | Buffer, string][] = [
        ['bomb.xml', bomb, 'Error: Files with a DOCTYPE are not allowed'],
        ['deep.xml', '<a name="a">'.repeat(1_000_000), 'Error: The file is nested deeper than 64.'],
        ['cut.xml.gz', gzipSync(CAP).subarray(0, 100), 'Failed to decompress data'],
        ['Character.wz', Buffer.from('PKG1\0\0'), 'Error: This is a packed .wz archive.'],
      ];
      for (const [name, content, message] of refusals) {
        await choose(page, name, content);
        await expect(page.getByRole('alert').getByRole('heading')).toContainText(message);
      }
      await choose(page, 'cap.xml.gz', gzipSync(CAP));
      await expect(tree.getByRole('treeitem')).toHaveCount(4);
    });

    await test.step('its nodes are walked and searched', async () => {
      await choose(page, 'cap.xml', CAP);
      await page.getByRole('button', { name: 'Expand all nodes' }).click();
      await tree.focus();
      await page.keyboard.press('End');
      await expect(tree.getByRole('treeitem', { selected: true })).toContainText('delay199');
      await expect(tree.getByRole('treeitem', { selected: true })).toBeInViewport();
      await page.getByRole('searchbox', { name: 'Search names and values' }).fill('origin');
      await expect(page.getByText('1 of 1')).toBeVisible();
      await expect(tree.locator('mark')).toHaveText('origin');
      await expect(page.getByText('01002357.img/default/default/origin')).toBeVisible();
    });

    await test.step('a character wears it, in any stance', async () => {
      await page.getByRole('button', { name: 'Try it on' }).click();
      await expect(page.getByRole('textbox', { name: 'Cap', exact: true })).toHaveValue('1002357');
      await page.getByRole('combobox', { name: 'Stance' }).selectOption('Walk');
      await expect(page.getByRole('combobox', { name: 'Frame' })).toContainText('1 of 4');
      await expect(page.getByRole('img', { name: 'A character with these IDs' })).toBeVisible();
      await expectPageAccessibleInFullSuite(page);
    });

    await test.step('its layers are shown one by one', async () => {
      await page.getByRole('link', { name: 'Show the layers' }).click();
      await expect(page).toHaveURL(/\/test-sprite\?cap=1002357&stance=walk$/);
      const stage = page.getByRole('img', { name: /^The character, composed of/ });
      await page
        .getByRole('checkbox', { name: /^Cap \// })
        .first()
        .uncheck();
      await expect(stage.locator('img[hidden]')).toHaveCount(1);
      await expectPageAccessibleInFullSuite(page);
    });
  },
);

test(
  'one item is laid out in its frames; pictures are asked for, and ids without any are named @long',
  { tag: '@desktop' },
  async ({ page, guard }) => {
    const first = page.getByRole('img', { name: /^stand1\.0\./ }).first();
    await test.step('an id of another category is refused, and one of this one is laid out', async () => {
      await page.goto('/single-test');
      await page.getByRole('combobox', { name: 'Category' }).selectOption('Coat');
      const id = page.getByRole('textbox', { name: 'ID', exact: true });
      await id.fill('1060002');
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page.getByText('1060002 belongs to Pants.')).toBeVisible();
      await id.fill('1040002');
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page.getByRole('heading', { name: 'stand1' })).toBeVisible();
      await expect(first).toBeVisible();
      await expectPageAccessibleInFullSuite(page);
    });

    const part = await first.getAttribute('src');
    await test.step('a picture is asked for by its address, and many by their ids', async () => {
      await page.goto('/png-test');
      await page.getByRole('textbox', { name: 'Picture address' }).fill(part ?? '');
      await page.getByRole('button', { name: 'Load' }).click();
      await expect(page.getByRole('img', { name: 'The picture on a dark background' })).toBeVisible();
      await expect(page.getByText('image/png')).toBeVisible();
      guard.allow(/404/);
      await page.getByRole('textbox', { name: /^IDs/ }).fill('1040002, 1999999 hat');
      await page.getByRole('button', { name: 'Test', exact: true }).click();
      await expect(page.getByText('1 found, 2 missing')).toBeVisible();
      await expectPageAccessibleInFullSuite(page);
    });
  },
);

test('the pages have one address, and read from right to left on a phone @phone @long', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  for (const path of PAGES) {
    const moved = await request.get(`/he${path}`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, path]);
  }
  await context.addCookies([{ name: 'i18next', value: 'he', url: baseURL ?? '' }]);
  for (const path of PAGES) {
    await page.goto(path === '/single-test' ? `${path}?category=Coat&id=1040002` : path);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
    await expectPageAccessibleInFullSuite(page);
  }
  await expect(page).toHaveTitle(new RegExp(text('mfe-admin', 'pictureProbe.title', { language: 'he' })));
});
