import type { Answer } from '@portico/portal-kit';
import { renderInPortal } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import { RouteWindow } from './route-window';

const TO = { id: 100000000, mapName: 'Lantern Quay', streetName: 'Harbor Road', town: true };
const FLATS = { id: 104040000, mapName: 'Crab Flats', streetName: 'Salt Road', town: false };
const route = (steps: Answer<'/api/maps/route'>['steps'], from = FLATS) => ({
  [`/api/maps/route?from=${from.id}&to=${TO.id}`]: { from, to: TO, steps, importedAt: 1, dropsAsOf: 1 },
});

function open(path: string, api: Record<string, unknown>) {
  return renderInPortal(<RouteWindow map={TO} />, { path, api, texts: { 'mfe-database': texts } });
}

it('says the way there in words, with links to maps and scrolls, and the way back', async () => {
  const scroll = { id: 2030000, name: 'Homeward Whistle' };
  const reef = { ...FLATS, id: 104040002, mapName: 'Reef' };
  open('/map/100000000?from=104040000', {
    ...route([
      { by: 'portal', portal: 'east02', side: 'right', item: null, map: reef },
      { by: 'portal', portal: 'in00', side: null, item: null, map: FLATS },
      { by: 'scroll', portal: null, side: null, item: scroll, map: TO },
    ]),
  });
  const way = within(await screen.findByRole('region', { name: 'How do I get there?' }));
  const reefLink = await way.findByRole('link', { name: 'Reef' });
  expect(reefLink).toHaveAttribute('href', '/map/104040002');
  const steps = [...(reefLink.closest('ol')?.children ?? [])];
  expect(steps.map((row) => row.textContent?.replaceAll(/[\u2068\u2069]/g, ''))).toEqual([
    'ReefTake the portal on the right.',
    'Crab FlatsTake the portal in00.',
    'Lantern QuayUse Homeward Whistle.',
  ]);
  expect(way.getByRole('link', { name: 'Homeward Whistle' })).toHaveAttribute('href', '/item/2030000');
  expect(way.getByRole('link', { name: 'The way back' })).toHaveAttribute(
    'href',
    '/map/104040000?from=100000000',
  );
  expect(way.getByRole('link', { name: 'Portals only' })).toHaveAttribute(
    'href',
    '/map/100000000?from=104040000&mode=portals',
  );
});

it('says where the files show no way, and when one is there', async () => {
  open('/map/100000000?from=104040000', route(null));
  expect(await screen.findByText(/show no way from .*Crab Flats.* to .*Lantern Quay/)).toBeInTheDocument();
  open('/map/100000000?from=100000000', route([], TO));
  expect(await screen.findByText('You are already there.')).toBeInTheDocument();
});

it('finds the map where the reader is, in the address', async () => {
  const found = { ...FLATS, drawn: true, region: 'Other', levels: null, monsterIds: [], monsterKinds: 0 };
  open('/map/100000000?place=crab', {
    ...route([]),
    '/api/maps/search?limit=6&q=crab': {
      maps: [{ ...found, matches: [[0, 4]] }],
      pagination: { page: 1, limit: 6, total: 1, pages: 1 },
      importedAt: 1,
      dropsAsOf: 1,
    },
  });
  expect(await screen.findByRole('searchbox', { name: 'Which map are you on?' })).toHaveValue('crab');
  const choice = await screen.findByRole('link', { name: 'Crab Flats' });
  expect(choice).toHaveAttribute('href', '/map/100000000?from=104040000');
  await userEvent.click(choice);
  expect(await screen.findByText('You are already there.')).toBeInTheDocument();
  expect(screen.getByText('You are already there.').closest('[tabindex="-1"]')).toHaveFocus();
});
