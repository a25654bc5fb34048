import { describe, expect, it } from 'vitest';
import { shapeOf } from './shapes.mjs';

const PALETTE = { gold: [0.8, 0.15, 86] };
const shape = (attributes, body) =>
  shapeOf(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>`, PALETTE);

describe('shapes of pictures', () => {
  it('are compiled with their colours, choices and variants', () => {
    const svg = shape(
      'data-turn="-8" data-felt="named; level 40 &amp; chance rich .5 ? gold; pick felt: gold, dye band"',
      `<style>.felt{fill:red}</style>
      <g class="felt" data-rim="2"><path d="M0 0h9z"/><path class="felt-shade" stroke-width=".9" d="M1 1h3"/></g>
      <g data-by="pick tip"><path class="gold" d="M2 2z"/><circle class="glint" cx="4" cy="5" r="2"/></g>`,
    );
    expect(svg).toEqual({
      aim: { turn: -8 },
      slots: {
        felt: [
          { use: ['named'] },
          {
            if: [
              ['level', 40],
              ['chance', 'rich', 0.5],
            ],
            use: ['gold'],
          },
          { use: { by: ['pick', 'felt'], of: [['gold'], ['dye', 'band']] } },
        ],
      },
      parts: [
        {
          form: 'M0 0h9z',
          color: 'felt',
          rim: 2,
          inside: [{ line: 0.9, color: ['felt', 'shade'], d: 'M1 1h3' }],
        },
        { by: ['pick', 'tip'], of: [{ form: 'M2 2z', color: 'gold' }, { glint: [4, 5, 2] }] },
      ],
    });
  });

  it('of monsters have layers, places and what holds for them', () => {
    const { body, parts, slots } = shape(
      'stroke="#333" data-skin="given" data-face="48 50 10 1" data-crown="48 14" data-shadow="48 16" data-shadow-at-half="48 22" data-floats="chance up .5"',
      `<g data-layer="behind"><path class="skin-light" stroke="none" d="M1 1z" data-at-tip_height="M1 3z"/></g>
      <path data-layer="shape" class="skin-base" d="M0 0z"/>`,
    );
    expect({ parts, slots }).toEqual({ parts: [], slots: {} });
    expect(body).toEqual({
      outline: 'M0 0z',
      behind: [
        { path: { d: 'M1 1z', at: { 'tip height': 'M1 3z' } }, fill: ['skin', 'light'], stroke: 'none' },
      ],
      marks: [],
      front: [],
      places: {
        face: { numbers: [48, 50, 10, 1], at: {} },
        crown: { numbers: [48, 14], at: {} },
        shadow: { numbers: [48, 16], at: { half: [48, 22] } },
      },
      flags: { floats: [[['chance', 'up', 0.5]]] },
    });
  });

  it.each([
    ['a colour that nobody knows', 'data-felt="velvet"', '<path class="felt" d="M0 0z"/>', /velvet/],
    ['a class without a slot', '', '<path class="brim" d="M0 0z"/>', /brim/],
    ['a part without a colour', '', '<path d="M0 0z"/>', /neither class nor colour/],
    ['a condition that nobody knows', '', '<path class="gold" data-if="raining" d="M0 0z"/>', /raining/],
    ['a measure that is no number', '', '<path class="gold" data-rim="wide" d="M0 0z"/>', /wide/],
    ['an end with other commands', '', '<path class="gold" d="M0 0z" data-at-tip="M0 0h1z"/>', /at tip/],
    ['a body without a shape', '', '<g data-layer="marks"/>', /layer shape/],
    ['markup that is not well-formed', '', '<path class="gold">', /svg|path|tag/],
  ])('refuse %s', (_what, attributes, body, message) => {
    expect(() => shape(attributes, body)).toThrow(message);
  });
});
