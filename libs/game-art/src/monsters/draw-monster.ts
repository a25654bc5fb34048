import { PictureChoices } from '../choices.js';
import { Drawing } from '../drawing.js';
import { MEEK_BODIES, STRONG_BODIES } from '../generated/tables.js';
import { BODIES } from './monster-bodies.js';
import { type Body, type Brush, monsterShape, shapeAt } from './monster-brush.js';
import { colorsOf } from './monster-colors.js';
import { pathData } from '../svg.js';
import { oval, stain } from '../svg-elements.js';
import { drawFace } from './monster-faces.js';
import { bodyHintOf, type BodyHint } from './monster-words.js';

/** Facts that a monster is drawn from. */
export interface MonsterDescription {
  id: number;
  /** 1 to 200 and more. Higher levels look fiercer. */
  level: number;
  isBoss: boolean;
  /** English name, whose words choose body and color. Without a known word, the id does. */
  name?: string;
}

const SIZE = 96;
const GROUND = 86;

/** A boss's crown has to fit into the picture. */
const HIGHEST_CROWN = 12;

/** Level from which fierceness no longer grows. */
const FIERCEST_LEVEL = 140;

/** Game servers number related monsters so that only the last two digits differ. They share a body and the color of their trim. */
const COUSINS = 100;

/** Draws a monster, 96 by 96, always the same for a description, from shapes of our own. Any numbers do; an invalid level counts as 1. */
export function drawMonster({ id, level, isBoss, name = '' }: MonsterDescription): Drawing {
  const choices = new PictureChoices('monster', id);
  const rank = Number.isFinite(level) ? Math.min(1, Math.max(0, (level - 1) / FIERCEST_LEVEL)) : 0;
  const fierceness = isBoss ? Math.max(0.5, rank) : rank;
  const cousins = new PictureChoices('monster family', Math.floor(id / COUSINS));
  const { body: kind, form } = bodyHintOf(name) ?? bodyOf(cousins, level);
  const brush: Brush = { choices, fierceness, form, ...colorsOf({ choices, cousins, name, fierceness }) };
  const body = BODIES[kind](brush);
  const scale = isBoss ? 0.9 : 0.82 + fierceness * 0.16;
  const place = `translate(${String(48 - 48 * scale)} ${String(Math.round((GROUND - GROUND * scale) * 10) / 10)}) scale(${String(Math.round(scale * 100) / 100)})`;
  const ground = `<ellipse cx="${String(body.shadow.x)}" cy="${String(GROUND + 2)}" rx="${String(Math.round(body.shadow.half * (body.floats ? 0.8 : 1)))}" ry="${body.floats ? '3' : '4.5'}" fill="#1a1330" fill-opacity=".2" stroke="none"/>`;
  return new Drawing(SIZE, SIZE, (ids) => {
    const figure = drawFigure(body, brush, isBoss, ids);
    const lifted = body.floats ? `<g transform="translate(0 -4)">${figure}</g>` : figure;
    return `${isBoss ? drawAura(brush) : ''}<g transform="${place}" stroke="${brush.skin.line}" stroke-width="2.6">${ground}${lifted}</g>`;
  });
}

/** The body of a monster without a known word in its name. Common bodies are listed twice, sinister ones only for higher levels. */
function bodyOf(cousins: PictureChoices, level: number): BodyHint {
  return { body: cousins.pick('body', level < 40 ? MEEK_BODIES : STRONG_BODIES) };
}

function drawFigure(body: Body, brush: Brush, isBoss: boolean, ids: string): string {
  const { skin } = brush;
  const head = isBoss
    ? shapeAt({ ...body.crown, y: Math.max(HIGHEST_CROWN, body.crown.y) }, 'crown', brush)
    : body.isCrowned
      ? ''
      : drawHeadgear(body, brush);
  return (
    drawWings(body, brush) +
    (body.behind ?? '') +
    `<clipPath id="${ids}c"><path id="${ids}s" d="${body.shape}"/></clipPath>` +
    `<g clip-path="url(#${ids}c)"><use href="#${ids}s" fill="${skin.shade}" stroke="none"/><use href="#${ids}s" x="-4" y="-5" fill="${skin.base}" stroke="none"/>` +
    `${monsterShape('pattern', brush).toMarkup()}${body.marks ?? ''}</g>` +
    `<use href="#${ids}s"/>` +
    stain(skin.shine, shineOf(body)) +
    (body.front ?? '') +
    drawFace(body, brush) +
    head
  );
}

/** A glint on the upper left of the head. */
function shineOf({ face, crown }: Body): string {
  const x = face.x - face.gap * 1.15;
  const y = Math.min(face.y - 9 * face.size, (face.y + crown.y) / 2);
  return oval(x, y, 3.2 * face.size, 1.9 * face.size);
}

const FIRST_BOLD = 0.35;

/** Small things on a bare head: horns, leaves, a tuft, a bow. */
function drawHeadgear({ crown }: Body, brush: Brush): string {
  return shapeAt(crown, brush.fierceness < FIRST_BOLD ? 'meek-headgear' : 'bold-headgear', brush);
}

/** Half the width of the shoulders for which the wings are drawn, and of those at their other end. */
const SHOULDERS = { narrow: 16, wide: 32 };

/** Wings for some of the bodies that have shoulders. */
function drawWings({ shoulders }: Body, brush: Brush): string {
  if (!shoulders || !brush.choices.chance('wings', 0.12 + brush.fierceness * 0.35)) return '';
  const half = (shoulders.half - SHOULDERS.narrow) / (SHOULDERS.wide - SHOULDERS.narrow);
  return shapeAt({ x: 0, y: shoulders.y }, 'wings', brush, { half });
}

/** Light behind a boss: rays, flames, or a ring of sparks. */
function drawAura({ choices, trim }: Brush): string {
  const rays = choices.integer('rays', 9, 13);
  const form = choices.pick('aura', ['rays', 'flames', 'ring']);
  if (form === 'ring') {
    return `<circle cx="48" cy="50" r="42" fill="${trim.light}" fill-opacity=".28" stroke="none"/><circle cx="48" cy="50" r="42" stroke="${trim.base}" stroke-opacity=".7" stroke-width="2.2" stroke-dasharray="3 9 14 9"/>`;
  }
  let path = '';
  for (let index = 0; index < rays; index++) {
    const turn = (index / rays) * 2 * Math.PI - Math.PI / 2;
    const half = form === 'rays' ? 0.13 : 0.24;
    const tip = form === 'rays' ? 47 : 42 + (index % 2) * 5;
    const [fromX, fromY] = [48 + Math.cos(turn - half) * 32, 50 + Math.sin(turn - half) * 32];
    const [toX, toY] = [48 + Math.cos(turn + half) * 32, 50 + Math.sin(turn + half) * 32];
    const [tipX, tipY] = [
      48 + Math.cos(turn + (form === 'rays' ? 0 : 0.1)) * tip,
      50 + Math.sin(turn + (form === 'rays' ? 0 : 0.1)) * tip,
    ];
    path += pathData`M${fromX} ${fromY}L${tipX} ${tipY}L${toX} ${toY}z`;
  }
  return `<g fill="${trim.light}" stroke="none"><circle cx="48" cy="50" r="36" fill-opacity=".35"/><path d="${path}" fill-opacity=".7"/></g>`;
}
