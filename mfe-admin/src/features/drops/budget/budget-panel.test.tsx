import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stageDrops } from '../../../shared/drops/staged-drops';
import { aDrop, aDropper, editOfDrop } from '../test/drops-data';
import { openPanel, tile, useEmptyStage } from '../test/open-drops';

useEmptyStage();

const shell = aDrop({ itemName: 'Snail Shell', chance: 1_000_000, price: 50 });
const mesos = aDrop({ itemid: 0, chance: 1_000_000, minQuantity: 10, maxQuantity: 11 });
const SNAILS = {
  monster: aDropper({ name: 'Fern Snail' }),
  drops: [shell, mesos],
  amount: 1,
  respawnSeconds: 0,
};
const FIELD = { mapId: 104_040_000, mapName: 'Fern Field', monsters: [SNAILS], globalDrops: [] };
const ADDRESS = '/api/droprates/map/104040000/monsters';

function open(api: Record<string, unknown> = {}) {
  return openPanel('panel=budget&map=104040000', {
    [ADDRESS]: FIELD,
    '/api/droprates/state': { dropRate: 1, bossDropRate: 1, mesoRate: 3 },
    ...api,
  });
}

it('counts what an hour brings, as often as the map lets one kill', async () => {
  open();
  // One snail with every wave: 360 an hour.
  expect(await tile('Kills per hour')).toHaveTextContent('360');
  expect(await tile('Mesos per hour')).toHaveTextContent('10,800As before');
  expect(await tile('Items, at NPC prices')).toHaveTextContent('18,000As before');
  expect(screen.getByText('The map is the limit: at most 360 monsters respawn per hour.')).toBeVisible();
});

it('kills at the pace that is chosen', async () => {
  open();
  const pace = await screen.findByRole('spinbutton', { name: 'Kills per minute' });
  await userEvent.clear(pace);
  await userEvent.type(pace, '2');
  expect(await tile('Kills per hour')).toHaveTextContent('120');
  expect(screen.getByText('Your pace is the limit: the map allows up to 360 kills per hour.')).toBeVisible();
  await userEvent.clear(pace);
  expect(screen.getByText('Please enter a number from 1 to 1,000.')).toBeVisible();
});

it('says in words how much more or less there is with what is staged', async () => {
  stageDrops([editOfDrop(shell, { chance: 500_000 })]);
  open();
  expect(await tile('Items, at NPC prices')).toHaveTextContent('9,0009,000 lessBefore: 18,000');
  const row = await screen.findByRole('row', { name: /Snail Shell/ });
  expect(within(row).getByText('180 less')).toBeVisible();
});

it('goes to another map that is looked for', async () => {
  const { address } = open({
    '/api/maps/search?q=bog': { maps: [{ id: 105_000_000, mapName: 'Bog Mouth', streetName: 'Low Road' }] },
  });
  await userEvent.type(await screen.findByRole('combobox', { name: 'Another map' }), 'bog');
  await userEvent.click(await screen.findByRole('option', { name: /Bog Mouth/ }));
  expect(address()).toBe('/droprates?panel=budget&map=105000000');
});

it('says what it assumes, and that a map has no monsters', async () => {
  const { unmount } = open();
  expect(await screen.findByText(/in waves every 10 seconds/)).toBeVisible();
  unmount();
  open({ [ADDRESS]: { ...FIELD, monsters: [] } });
  expect(await screen.findByText('No monsters on this map')).toBeVisible();
});
