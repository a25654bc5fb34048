import { expect, test } from '../../core/test.js';
import { navigationLabel } from '../../core/texts.js';
import { journeyIn } from '../../core/views.js';
import { FeaturesPage } from '../../pages/features-page.js';

for (const { language, width } of journeyIn('ja', 'desktop')) {
  test(
    `in ${language}, ${width}: topics and closed cards live in the address, and back undoes a topic @long`,
    { tag: `@${width}` },
    async ({ page }) => {
      const features = new FeaturesPage(page, language);
      await features.open('/');
      await features.follow(navigationLabel('mfe-public', '/features', language));
      await features.tab('commands').click();
      await expect(page).toHaveURL(/\?tab=commands$/);
      await expect(features.card('teleport').locator('p')).toContainText('3,000,000');
      await features.card('teleport').locator('summary').click();
      await expect(page).toHaveURL(/\?tab=commands&closed=teleport$/);
      await page.reload();
      await expect(features.card('teleport').locator('p')).toBeHidden();
      await expect(features.card('buffs').locator('p')).toBeVisible();
      await features.tab('events').click();
      await expect(page).toHaveURL(/\?tab=events$/);
      await page.goBack();
      await expect(features.tab('commands')).toHaveAttribute('aria-current', 'true');
      await expect(features.card('teleport')).not.toHaveAttribute('open');
    },
  );
}

test('arrow keys walk along the topics, and a card leads to its part of the page @once @long', async ({
  page,
}) => {
  const features = new FeaturesPage(page);
  await features.open('/features');
  await features.tab('gameplay').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?tab=widgets$/);
  await expect(features.tab('widgets')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/\/features$/);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/\?tab=quality$/);

  await features.open('/features?tab=progression');
  await features.card('pitch').getByRole('link').click();
  await expect(page).toHaveURL(/\?tab=progression#perfect-pitch$/);
  const bosses = features.main.getByRole('table', { name: features.text('pitch.bosses') });
  await expect(bosses).toBeInViewport();
  await expect(bosses.getByRole('row', { name: features.text('pitch.from.pinkBean') })).toContainText('6–16');
});

test('the calendar lights the day of the server and goes on at its midnight @once @long', async ({
  page,
}) => {
  // 23:00 in Tokyo, on the last day of a cycle that begins on 2026-01-04.
  await page.clock.install({ time: new Date('2026-01-17T14:00:00Z') });
  const features = new FeaturesPage(page);
  await features.open('/features');
  await expect(features.calendar.getByRole('listitem')).toHaveCount(14);
  await expect(features.today).toContainText(features.todayIs('14'));
  await page.clock.fastForward('01:00:00');
  await expect(features.today).toContainText(features.todayIs('1'));
  await expect(features.calendar.getByRole('timer')).toHaveText(/^23:/);
});
