import { oval, part, stain, stroke } from '../shapes.js';
import { OUTLINE } from './figure.js';

const rod = (color: string, path: string): string => stroke(OUTLINE, 5.6, path) + stroke(color, 2.8, path);

/** Things in a hand, drawn around the hand at 0, 0. */
export const HELD = {
  hammer:
    rod('#a87444', 'M0 8V-16') + part('#b9c2cf', 'M-9-24H9v9H-9z') + stain('#eef3f8', 'M-7-22h9v2.5h-9z'),
  tongs: rod('#8b93a3', 'M-2 8L4-18M2 8l-6-26') + part('#ff9a4a', 'M-5-26H5v7H-5z'),
  flask:
    part('#dff2ee', 'M-3-20h6v7l7 12q0 5-4 5H-6q-4 0-4-5l7-12z') +
    stain('#ee5f8f', 'M-7-4H7l2 4q0 3-3 3H-6q-3 0-3-3z') +
    part('#a87444', 'M-3-24h6v4h-6z') +
    stain('#fff', oval(-3, -1, 1.4)),
  basket:
    part('#d9a257', 'M-11-4h22l-3 12H-8z') +
    stroke('#a87444', 2.4, 'M-8-4q0-13 8-13t8 13') +
    part('#e2496b', oval(-4, -6, 3.6)) +
    part('#8fc04f', oval(4, -6, 3.6)),
  leaf: part('#6fb65a', 'M0 2Q-16-8-8-26 8-18 0 2z') + stroke('#3f7f3a', 1.6, 'M0 2q-2-14-7-22'),
  rope:
    stroke(OUTLINE, 8, oval(0, 4, 8)) +
    stroke('#d9b577', 5, oval(0, 4, 8)) +
    stroke('#a87444', 1.4, 'M-9 2l3 2M7 2l3 2M-2 12l3-1M-2-5l3 2'),
  fish:
    part('#7fb7dd', 'M-2-26q9 8 4 20l5 7H-7l4-7Q-9-18-2-26z') +
    stain('#dff1fb', 'M-3-10q4 2 5-4l-1 6z') +
    stain('#2f2338', oval(-2, -20, 1.4)),
  telescope: part('#c8963a', 'M-4-4l-4-3 12-16 6 4-11 16z') + part('#8a5a2c', 'M-9 4l-3-3 6-8 5 4-5 7z'),
  spear:
    rod('#a87444', 'M0 17V-44') +
    part('#dfe5ee', 'M0-62l6 12-4 8h-4l-4-8z') +
    part('#e2496b', 'M-4-42h8v4l6 4-7 1-6-1z'),
  sword:
    part('#dfe5ee', 'M-3-6l-1-26 4-8 4 8-1 26z') +
    part('#f0bf45', 'M-7-7H7v4H-7z') +
    part('#8a5a2c', 'M-2-3h4v8h-4z'),
  shield:
    part('#b9c2cf', 'M-11-10Q0-14 11-10q1 16-11 24-12-8-11-24z') +
    stain('#e2496b', 'M-7-7Q0-9 7-7 8 3 0 9-8 3-7-7z'),
  book:
    part('#7a4fa8', 'M-11-13q6-3 11 0 5-3 11 0V5Q6 2 0 5q-6-3-11 0z') +
    part('#fff8e6', 'M-9-14q5-2 9 1 4-3 9-1V2Q4 0 0 3q-4-3-9-1z') +
    stroke('#b9a68c', 1.2, 'M-7-9q3-1 5 0M-7-5q3-1 5 0M2-9q3-1 5 0M2-5q3-1 5 0M0-13V3'),
  scroll:
    part('#fff3d6', 'M-6-16H8V4H-6z') +
    part('#e3c890', 'M-9-19H9q3 3 0 6H-9q-3-3 0-6zM-9 2H9q3 3 0 5H-9q-3-3 0-5z') +
    stroke('#b98f5a', 1.4, 'M-3-9h8M-3-5h8M-3-1h5'),
  quill: part('#fff', 'M0 6Q-4-14 12-28 18-10 0 6z') + stroke('#9aa4b5', 1.4, 'M0 6q4-16 10-26'),
  wand: rod('#8a5a2c', 'M0 6V-18') + part('#ffe08a', 'M0-32l3 6 6 1-4 5 1 6-6-3-6 3 1-6-4-5 6-1z'),
  orb:
    part('#9f7be0', oval(0, -13, 10)) +
    stain('#e9dcff', oval(-3, -16, 3)) +
    stain('#c9b2f5', oval(3, -9, 4, 3)) +
    part('#f0bf45', 'M-7-4H7l-2 5H-5z'),
  staff:
    rod('#a87444', 'M0 17V-36') +
    part('#9fe3f2', oval(0, -42, 6.5)) +
    stain('#fff', oval(-2, -44, 1.8)) +
    part('#f0bf45', 'M-5-36H5l-2 5h-6z'),
  sack:
    part('#c99a5f', 'M-4-14q-12 6-10 16 1 8 14 8T14 2Q16-8 4-14l4-6H-8z') +
    stroke('#8a5a2c', 2.4, 'M-6-14H6') +
    stain('#f0bf45', oval(0, -1, 4)),
  coin:
    part('#f6c445', oval(0, -10, 9)) +
    stroke('#c98a28', 2, oval(0, -10, 5.5)) +
    stain('#fff3c4', oval(-3, -14, 2)),
  pan:
    part('#4a4a5c', oval(0, -16, 11, 8)) +
    stain('#fffaf0', oval(0, -17, 7, 4.6)) +
    stain('#f6c445', oval(1, -17, 3, 2.2)) +
    rod('#8a5a2c', 'M0-8V8'),
  ladle: rod('#b9c2cf', 'M0 8V-18') + part('#b9c2cf', 'M-9-24H7q0 10-8 10t-8-10z'),
  thread:
    part('#ee7fa5', 'M-6-14H6V0H-6z') +
    part('#d9a257', 'M-9-18H9v4H-9zM-9 0H9v4H-9z') +
    stroke('#c2507c', 1.4, 'M-6-10l12 2M-6-6l12 2') +
    stroke('#ee7fa5', 1.8, 'M6-6q10 2 8 14'),
  scissors:
    stroke(OUTLINE, 5, 'M-3-2L4-22M3-2L-4-22') +
    stroke('#dfe5ee', 2.6, 'M-3-2L4-22M3-2L-4-22') +
    stroke('#e2496b', 2.6, `${oval(-5, 3, 4)}${oval(5, 3, 4)}`),
  bow:
    stroke('#d9d0c0', 1.4, 'M8-28V18') +
    stroke(OUTLINE, 6, 'M8-28Q-10-18-3-3-10 12 8 18') +
    stroke('#b5793c', 3, 'M8-28Q-10-18-3-3-10 12 8 18'),
  lantern:
    stroke(OUTLINE, 2, 'M0-4V0M-5 6q5-8 10 0') +
    part('#3f4658', 'M-6 5H6v3H-6zM-6 19H6v3H-6z') +
    part('#ffd76a', 'M-5 8H5l1 11H-6z') +
    stain('#fff6cf', oval(0, 14, 2.5, 4)),
  cane: rod('#8a5a2c', 'M0 16V-6q0-8 7-8 5 1 5 6'),
  bell:
    rod('#8a5a2c', 'M0 4V-12') +
    part('#f6c445', 'M-9-12q2-3 3-9 6-6 12 0 1 6 3 9z') +
    part('#c98a28', oval(0, -11, 2.6)),
  wrench: rod('#9aa4b5', 'M0 8V-14') + part('#b9c2cf', 'M-8-28l4 3v6h8v-6l4-3q5 10-3 16h-10q-8-6-3-16z'),
  gear:
    part(
      '#d39a3f',
      'M-3-25h6l1 4 4-2 4 4-2 4 4 1v6l-4 1 2 4-4 4-4-2-1 4h-6l-1-4-4 2-4-4 2-4-4-1v-6l4-1-2-4 4-4 4 2z',
    ) + part('#fff3d6', oval(0, -11, 4)),
  fork:
    rod('#a87444', 'M0 17V-26') +
    stroke(OUTLINE, 5, 'M-8-42v10q0 6 8 6t8-6v-10M0-42v16') +
    stroke('#b9c2cf', 2.4, 'M-8-42v10q0 6 8 6t8-6v-10M0-42v16'),
  carrot:
    part('#6fb65a', 'M0-16q-10-6-8-14 6 2 7 8 0-8 5-10 4 6-1 16z') +
    part('#f08a3c', 'M-6-16q6-3 12 0L1 10h-2z') +
    stroke('#c9652a', 1.4, 'M-3-9h4M0-3h3'),
  dagger: part('#dfe5ee', 'M-3-5v-13l3-7 3 7v13z') + part('#8a5a2c', 'M-6-6H6v3H-6zM-2-3h4v7h-4z'),
  balloon:
    stroke('#8a7f95', 1.4, 'M0 0q-4-10 0-22') +
    part('#ee5f6f', 'M0-50q13 0 13 14 0 10-13 15-13-5-13-15 0-14 13-14z') +
    part('#ee5f6f', 'M-3-18l3-4 3 4z') +
    stain('#ffc9cf', oval(-5, -42, 3, 4.5)),
  lollipop:
    rod('#fff8e6', 'M0 6V-10') +
    part('#f58ab0', oval(0, -17, 8.5)) +
    stroke('#fff', 2, 'M0-17q3-3 5 1 0 6-6 5-6-3-3-9 4-5 9-2'),
  lute:
    part('#c98a4a', 'M-3-8q-11 4-9 13 3 8 11 7t10-9q-1-8-8-11z') +
    part('#5a3a24', oval(-1, 3, 3)) +
    rod('#8a5a2c', 'M0-8l7-24') +
    part('#8a5a2c', 'M4-34l7 2-2 6-6-2z'),
} as const satisfies Record<string, string>;
