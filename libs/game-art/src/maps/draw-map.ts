import type { MapDrawing } from '@portico/domain';
import { PictureChoices } from '../choices.js';
import { Drawing } from '../drawing.js';
import { element, rounded } from '../svg.js';
import type { MapPlace } from './biomes.js';
import { ground } from './earth.js';
import { climbs, doors, shadows, type MapSpots } from './fixtures.js';
import { groundLines, heightAt, type GroundLine } from './ground-lines.js';
import { landscape, sceneryShape } from './landscape.js';
import { mapFrame, type MapFrame } from './map-frame.js';
import { mapStyle, type MapBrush, type Sky } from './map-style.js';

export interface MapPicture {
  readonly place: MapPlace;
  readonly geometry: MapDrawing;
  readonly life: readonly MapSpots[];
  readonly sky: Sky;
}

/** Most scenery on a map, however large it is. */
const MAX_SCENERY = 60;

/**
 * Draws a whole map at one unit per map unit, under 60 kB; null without ground. The groups `portal` (with `data-
 * target`) and `spots` (with `data-kind` and `data-id`) say what is where. The same map is always drawn the same way.
 */
export function drawMap(picture: MapPicture): Drawing | null {
  const frame = mapFrame(picture.geometry);
  return frame && draw(picture, frame, 1);
}

/** Factor for line widths on a thumbnail of the whole map. */
const MINIMAP_BOLDNESS = 2.2;

/** The same map without details that would be too small to see; null without ground. */
export function drawMinimap(picture: MapPicture): Drawing | null {
  const frame = mapFrame(picture.geometry);
  return frame && draw({ ...picture, life: [] }, frame, MINIMAP_BOLDNESS);
}

function draw({ place, geometry, life, sky }: MapPicture, frame: MapFrame, boldness: number): Drawing {
  const style = mapStyle(place, sky);
  const lines = groundLines(geometry.footholds).filter((line) => isWithin(line, frame));
  return new Drawing(frame.width, frame.height, (ids) => {
    const brush: MapBrush = { ...style, boldness, ids };
    const things = [
      scenery(lines, place, brush),
      ground(lines, frame, brush),
      climbs(geometry.ladders, brush),
      doors(geometry.portals, brush),
      shadows(life),
    ];
    const transform = `translate(${rounded(-frame.left)} ${rounded(-frame.top)})`;
    return landscape(frame, brush, place.id) + element('g', { transform }, things.join(''));
  });
}

function isWithin({ left, right, points, bottom }: GroundLine, frame: MapFrame): boolean {
  const top = points.reduce((least, [, y]) => Math.min(least, y), Infinity);
  return (
    right > frame.left &&
    left < frame.left + frame.width &&
    bottom > frame.top &&
    top < frame.top + frame.height + 40
  );
}

/** Scenery on ground that is wide enough. The map's id chooses the places. */
function scenery(lines: readonly GroundLine[], { id }: MapPlace, brush: MapBrush): string {
  const choices = new PictureChoices('scenery', id);
  const gap = 380;
  const places = lines.flatMap((line, row) => {
    const amount = line.right - line.left < 260 ? 0 : Math.floor((line.right - line.left) / gap) + 1;
    return Array.from({ length: amount }, (_, index) => {
      const aspect = `${row} ${index}`;
      const share = (index + choices.between(`x${aspect}`, 0.25, 0.75)) / amount;
      const x = Math.round(line.left + (line.right - line.left) * share);
      return { x, y: Math.round(heightAt(line.points, x)), aspect };
    });
  });
  const kept = places.filter((_, index) => (index * MAX_SCENERY) % Math.max(places.length, 1) < MAX_SCENERY);
  const kinds = [...new Set(brush.scenery)];
  const shapes = kinds.map((name) =>
    element('g', { id: `${brush.ids}${name}` }, sceneryShape(name, brush.colors)),
  );
  const things = kept.slice(0, MAX_SCENERY).map(({ x, y, aspect }) => {
    const size = choices.between(`size${aspect}`, 0.75, 1.15).toFixed(2);
    const turn = choices.chance(`turn${aspect}`, 0.5) ? '-' : '';
    const name = choices.pick(`kind${aspect}`, brush.scenery);
    return `<use href="#${brush.ids}${name}" transform="translate(${x} ${y}) scale(${turn}${size} ${size})"/>`;
  });
  return things.length === 0 ? '' : element('defs', {}, shapes.join('')) + things.join('');
}
