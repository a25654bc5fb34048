import { readSections, readTable } from '../shared/data-files.js';

export interface MapDefinition {
  id: number;
  name: string;
  terrain: string;
  from: number;
  description: string;
  street: string;
  /** The list of `String.wz` with its name. */
  region: string;
  town: number;
}

export interface SideMapDefinition extends Pick<MapDefinition, 'id' | 'name' | 'street' | 'region' | 'from'> {
  link: number;
}

const MARKET_GATE = 910_000_000;
const MARKET_HALLS = 22;

export function mapDefinitions(): MapDefinition[] {
  const regions = ['coast', 'winds', 'north', 'trials'].flatMap(mapsIn);
  return [...regions, ...marketHalls(), ...mapsIn('beginning')];
}

export function sideMapDefinitions(): SideMapDefinition[] {
  const columns = ['id', 'name', 'link', 'street', 'region', 'from'] as const;
  return readTable('maps/side-maps', columns).map(({ id, link, from, ...texts }) => {
    return { ...texts, id: Number(id), link: Number(link), from: Number(from) };
  });
}

function mapsIn(file: string): MapDefinition[] {
  return readSections(`maps/${file}`, 4).flatMap(({ title: [street = '', region = '', town], rows }) =>
    rows.map(([id, name = '', terrain = '', from, description = '']) => ({
      id: Number(id),
      name,
      terrain,
      from: Number(from),
      description,
      street,
      region,
      town: Number(town),
    })),
  );
}

function marketHalls(): MapDefinition[] {
  return Array.from({ length: MARKET_HALLS }, (_, index) => ({
    id: MARKET_GATE + 1 + index,
    name: `Market Hall ${index + 1}`,
    terrain: 'market',
    from: MARKET_GATE,
    description: '',
    street: 'Free Market',
    region: 'etc',
    town: MARKET_GATE,
  }));
}
