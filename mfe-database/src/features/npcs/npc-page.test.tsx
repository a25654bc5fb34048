import type { Answer } from '@portico/portal-kit';
import { HYDRATION_LANGUAGES, hydrateInPortal } from '@portico/testing/hydrate';
import { renderInPortal } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import texts from '../../i18n/en.json' with { type: 'json' };
import { TEXTS } from '../../test/texts';
import { NpcPage } from './npc-page';

type NpcDetail = Answer<'/api/npcs/{id}'>;

const ALMA: NpcDetail = {
  npc: { id: 1012003, name: 'Keeper Alma', occupation: 'Lighthouse Keeper' },
  maps: [
    {
      id: 100000000,
      mapName: 'Lantern Quay',
      streetName: 'Harbor Road',
      town: true,
      amount: 1,
      customAmount: 0,
      hidden: false,
    },
  ],
  sells: [
    { itemId: 2000001, itemName: 'Harbor Tea', price: 1_200, pitch: 0 },
    { itemId: 2000002, itemName: 'Lighthouse Oil', price: 0, pitch: 3 },
  ],
  quests: [{ id: 2000, name: 'The Keeper Is Out of Oil', level: 10, roles: ['starts', 'ends'] }],
  importedAt: 1_767_225_600_000,
  dropsAsOf: 1_767_225_600_000,
};

function open(answer: NpcDetail) {
  return renderInPortal(
    <Routes>
      <Route path="/npc/:id" element={<NpcPage />} />
    </Routes>,
    { path: '/npc/1012003', api: { '/api/npcs/1012003': answer }, texts: { 'mfe-database': texts } },
  );
}

describe('NPC page', () => {
  it('shows what the NPC does, where it stands and its part in quests', async () => {
    open(ALMA);
    expect(await screen.findByRole('heading', { level: 1, name: 'Keeper Alma' })).toBeInTheDocument();
    expect(screen.getByText('Lighthouse Keeper')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Lantern Quay' })).toHaveAttribute('href', '/map/100000000');
    const quests = within(screen.getByRole('region', { name: 'Quests' }));
    expect(quests.getByRole('link', { name: 'The Keeper Is Out of Oil' })).toHaveAttribute(
      'href',
      '/quest/2000',
    );
    expect(quests.getByText('Starts here')).toBeInTheDocument();
    expect(quests.getByText('Ends here')).toBeInTheDocument();
  });

  it('lists what the NPC sells, with prices', async () => {
    open(ALMA);
    const goods = within(await screen.findByRole('region', { name: 'Goods' }));
    expect(goods.getByText('Sells 2 items')).toBeInTheDocument();
    expect(goods.getByRole('link', { name: 'Harbor Tea' })).toHaveAttribute('href', '/item/2000001');
    expect(goods.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/1,200/),
      expect.stringMatching(/3 Perfect Pitch/),
    ]);
  });

  it('says when the NPC has no quest and stands on no map', async () => {
    open({ ...ALMA, maps: [], sells: [], quests: [] });
    expect(await screen.findByText('This NPC isn’t part of any quest.')).toBeInTheDocument();
    expect(screen.getByText('Not on any known map.')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Goods' })).not.toBeInTheDocument();
  });
});

it.each(HYDRATION_LANGUAGES)('is the same on both sides in %s', async (language) => {
  const { kept, asked } = await hydrateInPortal(
    <Routes>
      <Route path="/npc/:id" element={<NpcPage />} />
    </Routes>,
    {
      path: '/npc/1012003',
      language,
      texts: { 'mfe-database': TEXTS[language] },
      answers: { '/api/npcs/1012003': ALMA },
    },
  );
  expect(kept.kept).toBe(kept.of);
  expect(asked).toEqual([]);
});
