import type { Answer } from '@portico/portal-kit';
import { HYDRATION_LANGUAGES, hydrateInPortal } from '@portico/testing/hydrate';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { fireEvent, screen, within } from '@testing-library/react';
import texts from '../../i18n/en.json' with { type: 'json' };
import { TEXTS } from '../../test/texts';
import { WorldMapPage } from './world-map-page';

const node = {
  streetName: 'Salt Road',
  town: false,
  kind: 'map' as const,
  mapCount: 1,
  levels: null,
  row: 0,
  pictureId: 104000000,
};

const REGION: Answer<'/api/maps/world'> = {
  region: { id: 104, name: 'Saltharbor' },
  columns: 2,
  rows: 2,
  nodes: [
    { ...node, id: 104000000, mapName: 'Saltharbor', town: true, column: 0 },
    { ...node, id: 104010000, mapName: 'Sunken Quay', levels: { from: 36, to: 39 }, column: 1 },
    {
      ...node,
      id: 100,
      mapName: 'Willowmere',
      kind: 'region',
      mapCount: 17,
      levels: { from: 7, to: 37 },
      column: 1,
      row: 1,
    },
  ],
  links: [
    { from: 0, to: 1, branch: true },
    { from: 0, to: 2, branch: true },
    { from: 1, to: 2, branch: false },
  ],
  importedAt: 1,
  dropsAsOf: 1,
};

const WORLD: Answer<'/api/maps/world'> = {
  ...REGION,
  region: null,
  columns: 6,
  rows: 1,
  nodes: ['Pebble Cove', 'Willowmere', 'Saltharbor', 'Skyloft', 'Market Gate', 'Lych Gate'].map(
    (mapName, column) => ({
      ...node,
      id: column,
      mapName,
      kind: 'region',
      pictureId: column * 1_000_000,
      levels: { from: column, to: column + 9 },
      column,
    }),
  ),
  links: [
    { from: 0, to: 1, branch: true },
    { from: 1, to: 5, branch: false },
  ],
};

// jsdom has none.
beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

const open = (answer: unknown, query = '?region=104') =>
  renderInPortal(<WorldMapPage />, {
    path: `/world-map${query}`,
    api: { [`/api/maps/world${query}`]: answer },
    texts: { 'mfe-database': texts },
  });

it('draws maps as links in their places, ways out to other regions, and every portal', async () => {
  const { container } = open(REGION);
  const scene = within(await screen.findByRole('region', { name: /Drawing of .*Saltharbor/ }));
  expect(scene.getByRole('link', { name: /Sunken Quay.*Lv. 36/ })).toHaveAttribute('href', '/map/104010000');
  expect(scene.getByRole('link', { name: /Willowmere.*Lv. 7/ })).toHaveAttribute(
    'href',
    '/world-map?region=100',
  );
  const place = scene.getByRole('link', { name: /Sunken Quay/ }).closest('li');
  expect(place?.style.getPropertyValue('--column')).toBe('1');
  const [crossing, branches] = [...container.querySelectorAll('svg[viewBox="0 0 2 2"] path')];
  expect(crossing?.getAttribute('d')?.match(/M/g)).toHaveLength(1);
  expect(branches?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  expect(screen.getByText('2 maps')).toBeInTheDocument();
  expect(screen.getByText(/Lv. 7.37 · 17 maps/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All regions' })).toHaveAttribute('href', '/world-map');
});

it('draws a map a row on a narrow screen, with lines to its branches', async () => {
  const { container } = open(REGION);
  await screen.findByRole('region', { name: /Drawing of .*Saltharbor/ });
  const outline = container.querySelector('svg[viewBox="0 0 2 3"] path');
  expect(outline?.getAttribute('d')).toBe('M0.5 0.5V1.5H1M0.5 0.5V2.5H1');
});

it('writes the name and the levels of each region on a drawing for each form of screen', async () => {
  const { container } = open(WORLD, '');
  const scene = within(await screen.findByRole('region', { name: 'Drawing of all regions' }));
  expect(scene.getByRole('link', { name: /Saltharbor.*Lv. 2.11/ })).toHaveAttribute(
    'href',
    '/world-map?region=2',
  );
  const drawings = [...container.querySelectorAll('[role="region"] img')].map((image) =>
    image.getAttribute('src'),
  );
  expect(drawings).toEqual([
    '/api/maps/world/drawing',
    '/api/maps/world/drawing?sky=night',
    '/api/maps/world/drawing?form=tall',
    '/api/maps/world/drawing?form=tall&sky=night',
  ]);
});

it('does not turn a world that is as high as wide', async () => {
  const { container } = open({ ...WORLD, columns: 1, nodes: WORLD.nodes.slice(0, 1), links: [] }, '');
  await screen.findByRole('region', { name: 'Drawing of all regions' });
  expect(container.querySelectorAll('[role="region"] img')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show all ways' })).not.toBeInTheDocument();
});

it('draws the ways of the region that is pointed at, and all of them on request', async () => {
  const { container } = open(WORLD, '');
  const link = await screen.findByRole('link', { name: /Willowmere.*Lv/ });
  const drawn = () =>
    [...container.querySelectorAll('svg[viewBox="0 0 1 1"] path')].map(
      (path) => path.getAttribute('d')?.match(/M/g)?.length,
    );
  expect(drawn()).toEqual([]);
  fireEvent.focus(link);
  expect(drawn()).toEqual([2]);
  expect(screen.getByRole('link', { name: /Pebble Cove.*Lv/ })).toHaveClass('near');
  fireEvent.blur(link);
  fireEvent.click(screen.getByRole('button', { name: 'Show all ways' }));
  expect(drawn()).toEqual([2]);
  expect(screen.getByRole('button', { name: 'Show all ways' })).toHaveAttribute('aria-pressed', 'true');
});

it('lists the regions from the easiest', async () => {
  open({ ...WORLD, nodes: [...WORLD.nodes].reverse(), links: [] }, '');
  const list = (await screen.findByRole('heading', { name: 'By level' })).parentElement;
  const names = [...(list?.querySelectorAll('li a') ?? [])].map((link) => link.textContent);
  expect(names).toEqual(WORLD.nodes.map(({ mapName }) => mapName));
});

it('says the same in words', async () => {
  open(REGION);
  const notes = await screen.findAllByText(/^Leads to/);
  expect(notes.map((note) => note.textContent?.replaceAll(/[\u2068\u2069]/g, ''))).toEqual([
    'Leads to Sunken Quay · Willowmere',
    'Leads to Saltharbor · Willowmere',
    'Leads to Saltharbor · Sunken Quay',
  ]);
});

it('says when there is no such region, and where no portal is known', async () => {
  open(new ApiFailure(404, { code: 'catalog.map_not_found', msg: 'Map not found', requestId: 'req-1' }));
  expect(await screen.findByRole('heading', { name: 'Map not found' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  open({ ...REGION, region: null, nodes: [], links: [] });
  expect(await screen.findByText('No map has a portal to another.')).toBeInTheDocument();
});

it.each(HYDRATION_LANGUAGES)('is the same on both sides in %s', async (language) => {
  for (const [query, answer] of Object.entries({ '': WORLD, '?region=104': REGION })) {
    const { kept, asked } = await hydrateInPortal(<WorldMapPage />, {
      path: `/world-map${query}`,
      language,
      texts: { 'mfe-database': TEXTS[language] },
      answers: { [`/api/maps/world${query}`]: answer },
    });
    expect(kept.kept).toBe(kept.of);
    expect(asked).toEqual([]);
  }
});
