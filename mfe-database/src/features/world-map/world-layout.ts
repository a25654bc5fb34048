import type { WorldMap } from './world-map.queries';

interface Cell {
  readonly column: number;
  readonly row: number;
}

interface Route {
  readonly from: number;
  readonly to: number;
  /** Whether it is between neighboring cells. */
  readonly isShort: boolean;
  readonly path: string;
}

export interface WorldLayout {
  readonly columns: number;
  readonly rows: number;
  readonly places: readonly Cell[];
  /** Lines between the pictures of linked regions, by their index. One unit is a column wide and a row high. */
  readonly routes: readonly Route[];
}

/** Columns on a narrow screen. */
const FOLDED_COLUMNS = 3;

/** The middle of a picture in its cell. Name and levels are below it. */
const MIDDLE = { x: 0.5, y: 0.36 } as const;

export function layoutOf({ columns, rows, nodes, links }: WorldMap): WorldLayout {
  return { columns, rows, places: nodes, routes: routesOf(links, nodes) };
}

/** The same order with fewer columns: each row becomes several. */
export function foldedLayout({ columns, nodes, links }: WorldMap): WorldLayout {
  const folds = Math.ceil(columns / FOLDED_COLUMNS);
  const places = nodes.map(({ column, row }) => ({
    column: column % FOLDED_COLUMNS,
    row: row * folds + Math.floor(column / FOLDED_COLUMNS),
  }));
  const rows = 1 + Math.max(0, ...places.map(({ row }) => row));
  return { columns: Math.min(columns, FOLDED_COLUMNS), rows, places, routes: routesOf(links, places) };
}

/** Share of its length by which a long route bends, so that it does not hide behind the regions in between. */
const BEND = 0.18;

function routesOf(links: WorldMap['links'], places: readonly Cell[]): Route[] {
  return links.flatMap(({ from, to }): Route[] => {
    const [one, other] = [places[from], places[to]];
    if (!one || !other) return [];
    const [x1, y1] = [one.column + MIDDLE.x, one.row + MIDDLE.y];
    const [x2, y2] = [other.column + MIDDLE.x, other.row + MIDDLE.y];
    const [across, down] = [x2 - x1, y2 - y1];
    if (Math.max(Math.abs(across), Math.abs(down)) < 2)
      return [{ from, to, isShort: true, path: `M${x1} ${y1}L${x2} ${y2}` }];
    const [bendX, bendY] = [(x1 + x2) / 2 - down * BEND, (y1 + y2) / 2 + across * BEND];
    const path = `M${x1} ${y1}Q${rounded(bendX)} ${rounded(bendY)} ${x2} ${y2}`;
    return [{ from, to, isShort: false, path }];
  });
}

const rounded = (value: number) => Math.round(value * 100) / 100;
