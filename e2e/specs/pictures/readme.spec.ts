import { signIn, type DemoAccount } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';

interface Picture {
  file: string;
  address: string;
  colorScheme?: 'light' | 'dark';
  account?: DemoAccount;
}

const PICTURES: Record<'desktop' | 'phone', Picture[]> = {
  desktop: [
    { file: 'home.png', address: '/' },
    { file: 'rankings-dark.png', address: '/rankings', colorScheme: 'dark' },
    { file: 'map-dark.png', address: '/map/100000000', colorScheme: 'dark' },
    { file: 'market.png', address: '/market' },
    { file: 'inventory.png', address: '/dashboard/inventory', account: 'demoplayer' },
    { file: 'drop-editor.png', address: '/droprates?dropper=100100', account: 'demowebadm' },
  ],
  phone: [
    { file: 'item-phone.png', address: '/item/1092012' },
    { file: 'item-phone-he.png', address: '/he/item/1092012', colorScheme: 'dark' },
  ],
};

// The demo world lives, so names, numbers and times differ each day.
const LIVING_PART = 0.2;

for (const [screen, pictures] of Object.entries(PICTURES)) {
  test.describe(`pictures of the README @${screen} @long`, () => {
    for (const { file, address, colorScheme = 'light', account } of pictures) {
      test(`${file} is what ${address} looks like, else npm run pictures takes them again`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        if (account) await signIn(page, account);
        await page.goto(address);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expect(page).toHaveScreenshot(file, { scale: 'css', maxDiffPixelRatio: LIVING_PART });
      });
    }
  });
}
