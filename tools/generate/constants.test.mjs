import { drawingOf } from './constants.mjs';

const drawing = (body) => drawingOf(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`, 'coin.svg');

test('a drawing is the class and the path data of each path, without what editors add', () => {
  const body =
    '<style>.gold{fill:red}</style><sodipodi:namedview id="v"/><path class="gold" d="M0 0z"/><path class="shine" d="M1 1h3" id="a"/>';
  expect(drawing(body)).toEqual([
    ['gold', 'M0 0z'],
    ['shine', 'M1 1h3'],
  ]);
});

const PATH = '<path class="gold" d="M0 0z"/>';

test.each([
  '',
  '<path d="M0 0z"/>',
  '<path class="gold"/>',
  `${PATH}<g>${PATH}</g>`,
  `${PATH}<circle class="gold" r="4"/>`,
])('a drawing of %j is refused', (body) => {
  expect(() => drawing(body)).toThrow('coin.svg');
});
