import { renderInPortal } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import { PlayerSignature } from './player-signature';

it('opens its dialog at once, and adds nothing to the row of buttons', async () => {
  const player = { id: 7, name: 'Brannoc' };
  renderInPortal(<PlayerSignature player={player} />, { path: '/player/7', texts: { 'mfe-public': texts } });
  const { title } = texts.player.signature;
  const button = await screen.findByRole('button', { name: title });
  const row = button.parentElement;
  const outside = () => row?.querySelectorAll(':scope > :not(dialog)').length;
  const before = outside();
  await userEvent.click(button);
  const dialog = screen.getByRole('dialog', { name: title });
  expect(outside()).toBe(before);
  expect(await within(dialog).findByRole('textbox', { name: 'BBCode' })).toBeVisible();
});
