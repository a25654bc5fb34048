import { readRows, readTable } from '../shared/data-files.js';
import { COAST_MAPS } from './coast-maps.js';
import { FIRST_MAPS } from './first-maps.js';
import { NORTH_MAPS } from './north-maps.js';
import { SIDE_MAPS, TRIAL_MAPS } from './trial-maps.js';
import { WINDS_MAPS } from './winds-maps.js';

/** A map as it is written down in the lists. */
export interface MapSketch {
  id: number;
  name: string;
  terrain: string;
  /** The map from which one gets here. */
  from: number;
  /** Names of the monsters that roam it. */
  monsters: readonly string[];
  description: string;
  street: string;
  region: string;
  /** Where the fallen wake up. */
  town: number;
}

/** A map that shows another one. */
export interface SideMapSketch {
  id: number;
  name: string;
  link: number;
  street: string;
  region: string;
  from: number;
}

const MARKET_GATE = 910_000_000;
const MARKET_HALLS = 22;

/** All maps with ground of their own. */
export function mapSketches(): MapSketch[] {
  const lists = [COAST_MAPS, WINDS_MAPS, NORTH_MAPS, TRIAL_MAPS].flatMap(sketchesOf);
  // Last, so that the grounds of all others stay as they are.
  return [...lists, ...marketHalls(), ...sketchesOf(FIRST_MAPS)];
}

export function sideMapSketches(): SideMapSketch[] {
  return readRows(SIDE_MAPS, 6).map(([id, name = '', link, street = '', region = '', from]) => ({
    id: Number(id),
    name,
    link: Number(link),
    street,
    region,
    from: Number(from),
  }));
}

function sketchesOf(text: string): MapSketch[] {
  return readTable(text, 4).flatMap(({ title: [street = '', region = '', town], rows }) =>
    rows.map(([id, name = '', terrain = '', from, monsters = '', description = '']) => ({
      id: Number(id),
      name,
      terrain,
      from: Number(from),
      monsters: monsters
        .split(';')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
      description,
      street,
      region,
      town: Number(town),
    })),
  );
}

function marketHalls(): MapSketch[] {
  return Array.from({ length: MARKET_HALLS }, (_, index) => ({
    id: MARKET_GATE + 1 + index,
    name: `Market Hall ${index + 1}`,
    terrain: 'market',
    from: MARKET_GATE,
    monsters: [],
    description: '',
    street: 'Free Market',
    region: 'etc',
    town: MARKET_GATE,
  }));
}
