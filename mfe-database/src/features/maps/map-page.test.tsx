import type { Answer } from '@portico/portal-kit';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import texts from '../../i18n/en.json' with { type: 'json' };
import { MapPage } from './map-page';

type MapDetail = Answer<'/api/maps/{id}'>;

const CRAB = {
  id: 100100,
  name: 'Dockside Crab',
  level: 12,
  boss: false,
  x: 10,
  y: 20,
  hidden: false,
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
    monsters: [CRAB, { ...CRAB, x: 40 }, { ...CRAB, id: 100101, name: 'Dew Snail', level: 3, boss: true }],
    npcs: [{ id: 1012003, name: 'Keeper Alma', x: 5, y: 5, hidden: false }],
    reactors: [{ id: 2001, name: 'Driftwood', x: 5, y: 5, hidden: false }],
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

describe('map page', () => {
  it('groups its monsters with counts and levels, weakest first', async () => {
    open(QUAY);
    expect(await screen.findByRole('heading', { level: 1, name: 'Lantern Quay' })).toBeInTheDocument();
    expect(screen.getByText('3 spawns')).toBeInTheDocument();
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual(['Dew SnailBoss31', 'Dockside Crab122']);
    expect(screen.getByRole('link', { name: 'Dockside Crab' })).toHaveAttribute('href', '/monster/100100');
  });

  it('leads to its NPCs and to the map of return', async () => {
    open(QUAY);
    expect(await screen.findByRole('link', { name: 'Keeper Alma' })).toHaveAttribute('href', '/npc/1012003');
    expect(screen.getByRole('link', { name: 'Gull Square' })).toHaveAttribute('href', '/map/100000005');
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
    expect(screen.queryByText('Reactors')).not.toBeInTheDocument();
  });

  it('says when there is no such map', async () => {
    open(new ApiFailure(404, { code: 'map_not_found', msg: 'Map not found', requestId: 'req-1' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Map not found' })).toBeInTheDocument();
  });
});
