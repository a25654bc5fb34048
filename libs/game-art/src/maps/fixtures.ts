import type { LifeKind, MapDrawing } from '@portico/domain';
import { element, pathData } from '../svg.js';
import type { MapBrush } from './map-style.js';

/** Positions of objects in map coordinates. */
export interface MapSpots {
  readonly kind: LifeKind;
  readonly id: number;
  readonly spots: readonly { readonly x: number; readonly y: number; readonly hidden?: boolean }[];
}

/** Most objects that are drawn. No map of a real world comes near these limits. */
const MOST = { ladders: 400, portals: 200, spots: 1500, groups: 150 } as const;

/** Ladders and ropes. */
export function climbs(ladders: MapDrawing['ladders'], { colors, boldness }: MapBrush): string {
  const kept = ladders.slice(0, MOST.ladders);
  const upright = (wanted: 0 | 1, shift: number) =>
    kept
      .filter(([, , , isLadder]) => isLadder === wanted)
      .map(([x, y1, y2]) => pathData`M${x + shift} ${y1}v${y2 - y1}`)
      .join('');
  const stroke = (d: string, color: string, width: number, dashes?: string) =>
    d === ''
      ? ''
      : element('path', {
          d,
          stroke: color,
          'stroke-width': width * boldness,
          'stroke-dasharray': dashes,
          'stroke-linecap': dashes && 'butt',
        });
  return [
    stroke(upright(1, 0), colors.wood, 30, '6 16'),
    stroke(upright(1, -13) + upright(1, 13), colors.woodDark, 6),
    stroke(upright(0, 0), colors.woodDark, 8),
    stroke(upright(0, 0), colors.light, 3, '5 11'),
  ].join('');
}

/** Types of portals that players see: 2 in the files, 7 if a script opens it. */
const SHOWN_PORTALS: ReadonlySet<number> = new Set([2, 7]);

const DOOR =
  '<ellipse cy="-62" rx="44" ry="68" fill="#7fb8ff" fill-opacity=".35"/>' +
  '<ellipse cy="-60" rx="31" ry="56" fill="#a8d4ff" fill-opacity=".7"/>' +
  '<path d="M-14-22Q-34-62-8-96Q18-110 22-78Q22-48 2-46Q-10-50-4-66" stroke="#fff" stroke-width="7" stroke-opacity=".9"/>' +
  '<ellipse rx="46" ry="10" fill="#fff" fill-opacity=".55"/>';

/** Portals that players see. `data-target` is the map that they lead to. */
export function doors(portals: MapDrawing['portals'], { sky, ids }: MapBrush): string {
  const shown = portals.filter(({ type }) => SHOWN_PORTALS.has(type)).slice(0, MOST.portals);
  if (shown.length === 0) return '';
  const glow =
    sky === 'night' ? '<ellipse cy="-60" rx="90" ry="110" fill="#7fb8ff" fill-opacity=".14"/>' : '';
  return (
    element('defs', {}, element('g', { id: `${ids}door` }, glow + DOOR)) +
    shown
      .map(({ x, y, targetMapId }) =>
        element('use', {
          class: 'portal',
          href: `#${ids}door`,
          x,
          y,
          'data-target': targetMapId ?? undefined,
        }),
      )
      .join('')
  );
}

/** Shadows under objects. */
export function shadows(life: readonly MapSpots[]): string {
  let room: number = MOST.spots;
  return life
    .slice(0, MOST.groups)
    .map(({ kind, id, spots }) => {
      const shown = spots.filter(({ hidden }) => hidden !== true).slice(0, room);
      room -= shown.length;
      if (shown.length === 0) return '';
      return element('path', {
        class: 'spots',
        'data-kind': kind,
        'data-id': id,
        d: shown.map(({ x, y }) => pathData`M${x - 16} ${y}h32`).join(''),
        stroke: '#1b1430',
        'stroke-width': 12,
        'stroke-opacity': 0.3,
      });
    })
    .join('');
}
