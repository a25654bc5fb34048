import type { Answer } from '@portico/portal-kit';
import { HYDRATION_LANGUAGES, hydrateInPortal } from '@portico/testing/hydrate';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import texts from '../../i18n/en.json' with { type: 'json' };
import { TEXTS } from '../../test/texts';
import { MapPage } from './map-page';

type MapDetail = Answer<'/api/maps/{id}'>;

const CRAB = {
  id: 100100,
  name: 'Dockside Crab',
  level: 12,
  maxHp: 1240,
  exp: 33,
  boss: false,
  x: 10,
  y: 20,
  hidden: false,
  custom: false,
  respawn: 0,
};

const QUAY: MapDetail = {
  map: {
    id: 100000000,
    mapName: 'Lantern Quay',
    streetName: 'Harbor Road',
    town: true,
    mapDesc: 'A quiet harbor.',
    mapDescRuns: [{ text: 'A quiet harbor.' }],
    fieldLimit: 0x48,
    restrictions: ['mysticDoor', 'teleportRock'],
    returnMap: 100000005,
    returnMapName: 'Gull Square',
    mapMark: 'Quay',
    minimap: null,
    drawing: null,
    portals: [],
    monsters: [
      CRAB,
      { ...CRAB, x: 40 },
      { ...CRAB, id: 100101, name: 'Dew Snail', level: 3, maxHp: null, exp: null, boss: true },
    ],
    expPerHour: 131_538,
    npcs: [
      {
        id: 1012003,
        name: 'Keeper Alma',
        x: 5,
        y: 5,
        hidden: false,
        custom: false,
        occupation: 'Storage',
        questCount: 3,
        goodsCount: 12,
      },
    ],
    reactors: [{ id: 2001, name: 'Driftwood', x: 5, y: 5, hidden: false, custom: false }],
  },
  importedAt: 1_767_225_600_000,
  dropsAsOf: 1_767_225_600_000,
};

function open(answer: MapDetail | ApiFailure) {
  return renderInPortal(
    <Routes>
      <Route path="/map/:id" element={<MapPage />} />
    </Routes>,
    { path: '/map/100000000', api: { '/api/maps/100000000': answer }, texts: { 'mfe-database': texts } },
  );
}

function rowOf(link: HTMLElement): HTMLElement {
  const row = link.closest('li');
  if (row === null) throw new Error('the name stands in no row');
  return row;
}

describe('map page', () => {
  it('groups its monsters with counts and levels, weakest first', async () => {
    open(QUAY);
    expect(await screen.findByRole('heading', { level: 1, name: 'Lantern Quay' })).toBeInTheDocument();
    expect(screen.getByText('3 spawns')).toBeInTheDocument();
    expect(screen.getByText('One player gets up to 131,538 EXP per hour here.')).toBeInTheDocument();
    const kinds = within(screen.getByRole('region', { name: 'Monsters' })).getAllByRole('link');
    expect(kinds.map((link) => rowOf(link).textContent)).toEqual([
      'Dew SnailBossLv. 3ID 100101 · respawns after 10 sec1 spawnDew Snailx 10, y 20',
      'Dockside CrabLv. 12 · HP 1,240 · EXP 33ID 100100 · respawns after 10 sec2 spawnsDockside Crabx 10, y 20x 40, y 20',
    ]);
    expect(screen.getByRole('link', { name: 'Dockside Crab' })).toHaveAttribute('href', '/monster/100100');
  });

  it('says every place of a monster when it is opened, and the role of NPCs', async () => {
    open(QUAY);
    const places = await screen.findByText('x 40, y 20');
    expect(places).not.toBeVisible();
    await userEvent.click(screen.getByText('2 spawns'));
    expect(places).toBeVisible();
    expect(rowOf(screen.getByRole('link', { name: 'Keeper Alma' }))).toHaveTextContent(
      /^Keeper AlmaStorage3 quests/,
    );
  });

  it('leads to its NPCs and to the map of return', async () => {
    open(QUAY);
    expect(await screen.findByRole('link', { name: 'Keeper Alma' })).toHaveAttribute('href', '/npc/1012003');
    expect(screen.getByRole('link', { name: 'Gull Square' })).toHaveAttribute('href', '/map/100000005');
    expect(screen.getByText('Keeper Alma').closest('li')).toHaveTextContent(
      /Storage.*3 quests.*Sells 12 items/,
    );
  });

  it('marks what this server itself put there, with how many where others stand there too', async () => {
    const added = { ...CRAB, x: 70, custom: true };
    const spot = { x: 5, y: 5, hidden: false, custom: true };
    const npc = { id: 1012004, name: 'Moon Peddler', ...spot, occupation: '', questCount: 0, goodsCount: 0 };
    open({ ...QUAY, map: { ...QUAY.map, monsters: [CRAB, added], npcs: [...QUAY.map.npcs, npc] } });
    const row = rowOf(await screen.findByRole('link', { name: 'Dockside Crab' }));
    expect(row).toHaveTextContent('1 added by this server');
    expect(screen.getByText('Added by this server').closest('li')).toHaveTextContent('Moon Peddler');
    expect(screen.getByText('Keeper Alma').closest('li')).not.toHaveTextContent('Added');
  });

  const drawn: MapDetail = {
    ...QUAY,
    map: {
      ...QUAY.map,
      drawing: { left: -1000, top: -500, width: 2000, height: 800 },
      portals: [
        { name: 'east00', x: 900, y: 100, targetMapId: 104040000, targetName: 'Crab Flats' },
        { name: 'east01', x: 700, y: 100, targetMapId: 104040000, targetName: 'Crab Flats' },
      ],
    },
  };

  it('is drawn, with its portals and NPCs as links in their places', async () => {
    open(drawn);
    const scene = within(await screen.findByRole('region', { name: /Drawing of .*Lantern Quay/ }));
    const [portal] = scene.getAllByRole('link', { name: /To .*Crab Flats/ });
    expect(portal).toHaveAttribute('href', '/map/104040000');
    expect(portal).toHaveStyle({ insetInlineStart: '95%', insetBlockStart: '75%' });
    expect(scene.getByRole('link', { name: 'Keeper Alma' })).toHaveAttribute('href', '/npc/1012003');
    const ways = within(screen.getByRole('region', { name: 'Exits' }));
    expect(ways.getAllByRole('link', { name: 'Crab Flats' })).toHaveLength(1);
  });

  it('lights the places of the monster that the reader points at', async () => {
    open(drawn);
    const row = rowOf(await screen.findByRole('link', { name: 'Dockside Crab' }));
    const lit = () => screen.getAllByTitle(/Crab|Snail/).map(({ className }) => /\blit\b/.test(className));
    expect(lit()).toEqual([false, false, false]);
    await userEvent.hover(row);
    expect(lit()).toEqual([true, true, false]);
    await userEvent.unhover(row);
    expect(lit()).toEqual([false, false, false]);
  });

  it('lights the row of what the reader points at on the map', async () => {
    open(drawn);
    const row = rowOf(await screen.findByRole('link', { name: 'Dockside Crab' }));
    const [crab] = screen.getAllByTitle(/Dockside Crab/);
    if (crab === undefined) throw new Error('no crab on the map');
    expect(row).not.toHaveClass('lit');
    await userEvent.hover(crab);
    expect(row).toHaveClass('lit');
    await userEvent.unhover(crab);
    expect(row).not.toHaveClass('lit');
    const scene = within(screen.getByRole('region', { name: /Drawing of .*Lantern Quay/ }));
    act(() => scene.getByRole('link', { name: 'Keeper Alma' }).focus());
    const npcs = within(screen.getByRole('region', { name: 'NPCs' }));
    expect(npcs.getByRole('link', { name: 'Keeper Alma' }).closest('li')).toHaveClass('lit');
  });

  it('zooms by buttons and keys, and says how far', async () => {
    open(drawn);
    const scene = await screen.findByRole('region', { name: /Drawing of .*Lantern Quay/ });
    const zoom = () => scene.style.getPropertyValue('--zoom');
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(zoom()).toBe('1.4');
    act(() => scene.focus());
    await userEvent.keyboard('0');
    expect(zoom()).toBe('1');
    await userEvent.keyboard('+++++++');
    expect(screen.getByRole('button', { name: /Reset zoom/ })).toHaveTextContent('400%');
    expect(screen.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true');
    const touch = (...places: number[]) =>
      fireEvent.touchMove(scene, { touches: places.map((clientX) => ({ clientX, clientY: 5 })) });
    touch(10, 10);
    expect(zoom()).toBe('4');
    touch(10, 50);
    touch(10, 30);
    expect(zoom()).toBe('2');
  });

  it('says of spawns that differ when each is filled again', async () => {
    const monsters = [
      { ...CRAB, respawn: 3600 },
      { ...CRAB, x: 40, respawn: -1 },
    ];
    open({ ...QUAY, map: { ...QUAY.map, monsters } });
    const row = rowOf(await screen.findByRole('link', { name: 'Dockside Crab' }));
    expect(row).toHaveTextContent(/x 10, y 20 · respawns after 1 .*x 40, y 20 · does not respawn/);
  });

  it('says where there is no drawing', async () => {
    open(QUAY);
    expect(await screen.findByText('Map visualization not available')).toBeInTheDocument();
  });

  it('says in words what is forbidden', async () => {
    open(QUAY);
    expect(await screen.findByText('No Mystic Door')).toBeInTheDocument();
    expect(screen.getByText('No teleport rocks')).toBeInTheDocument();
  });

  it('says what an empty map lacks and hides the map of return that is none', async () => {
    open({
      ...QUAY,
      map: {
        ...QUAY.map,
        streetName: '',
        mapDescRuns: [],
        restrictions: [],
        returnMap: 999999999,
        returnMapName: null,
        monsters: [],
        npcs: [],
        reactors: [],
      },
    });
    for (const text of [
      'No monsters found on this map',
      'No NPCs found on this map',
      'No description available',
    ]) {
      expect(await screen.findByText(text)).toBeInTheDocument();
    }
    expect(screen.getAllByText('Unknown Area')).toHaveLength(2);
    expect(screen.queryByText('Return map')).not.toBeInTheDocument();
    for (const title of ['Reactors', 'Monsters', 'NPCs']) {
      expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
    }
  });

  it('says when there is no such map', async () => {
    open(new ApiFailure(404, { code: 'catalog.map_not_found', msg: 'Map not found', requestId: 'req-1' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Map not found' })).toBeInTheDocument();
  });
});

it.each(HYDRATION_LANGUAGES)('is the same on both sides in %s', async (language) => {
  const { kept, asked } = await hydrateInPortal(
    <Routes>
      <Route path="/map/:id" element={<MapPage />} />
    </Routes>,
    {
      path: '/map/100000000',
      language,
      texts: { 'mfe-database': TEXTS[language] },
      answers: { '/api/maps/100000000': QUAY },
    },
  );
  expect(kept.kept).toBe(kept.of);
  expect(asked).toEqual([]);
});
