import { Canvas, lineOf, patchOf } from '../canvas.js';
import { pathData } from '../svg.js';
import type { ItemSketch } from './item-description.js';
import { DARK_WOOD, dyeOf, freeTone, gemOf, GOLD, LEATHER, STEEL, tierOf, WOOD } from './materials.js';

/** A wand: short, with a small star or jewel that sparkles. */
export function drawWand(sketch: ItemSketch): Canvas {
  const { choices, level } = sketch;
  const canvas = new Canvas(45, { scale: 0.92, along: 3.2 });
  const rod = level >= 50 ? tierOf(level - 20) : choices.pick('rod', [WOOD, DARK_WOOD]);
  const gem = gemOf(choices);
  canvas.form('M15 9h2l.6 19q-1.6 2.5 -3.2 0z', rod, { rim: 1 });
  canvas.form('M13.5 22.5h5v2.5h-5z', dyeOf(choices, 'band'), { rim: 0.9 });
  canvas.form('M13.3 10h5.4v3h-5.4z', tierOf(level), { rim: 0.9 });
  const heads = [
    () =>
      canvas.form(
        'M16 -3.5L18.2 1.7L23.6 2.1L19.5 5.7L20.7 11L16 8.2L11.3 11L12.5 5.7L8.4 2.1L13.8 1.7z',
        GOLD,
        { rim: 1.6 },
      ),
    () => canvas.form('M16 10.5C8 5 10.5 -1 16 2C21.5 -1 24 5 16 10.5z', gem, { rim: 2 }),
    () =>
      canvas.form('M16 -3L21 4L16 11L11 4z', gem, {
        rim: 2,
        inside: lineOf('M11 4h10M16 -3l-2 7l2 7', gem.shine, 0.6),
      }),
    () =>
      canvas
        .form('M20 -2.5A7 7 0 1 0 22.5 8A5.5 5.5 0 1 1 20 -2.5z', GOLD, { rim: 1.6 })
        .dot(18.5, 3.5, 1.7, gem.base),
    () => canvas.form('M16 10.5Q9.5 8 10.5 1Q13.5 2 16 -3Q18.5 2 21.5 1Q22.5 8 16 10.5z', gem, { rim: 2 }),
  ] as const;
  choices.pick('head', heads)();
  canvas.glint(23.5, -2.5, 2.4, gem.shine).glint(9.5, 11.5, 1.6, gem.shine);
  return canvas;
}

/** A staff: as long as its owner, with an orb in a claw or a ring. */
export function drawStaff(sketch: ItemSketch): Canvas {
  const { choices, level } = sketch;
  const canvas = new Canvas(45, { scale: 0.85, along: 1.6 });
  const rod = level >= 60 ? tierOf(level - 30) : choices.pick('rod', [WOOD, DARK_WOOD]);
  const metal = level >= 30 ? tierOf(level) : WOOD;
  const gem = gemOf(choices);
  canvas.form('M14.7 6h2.6V37q-1.3 1.8 -2.6 0z', rod, { rim: 1 });
  canvas.form('M13.6 26h4.8v2h-4.8zM13.6 29h4.8v2h-4.8z', dyeOf(choices, 'band'), { rim: 0.8, outline: 0.9 });
  const orb = (y: number, r: number) =>
    canvas.form(pathData`M${16 - r} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0z`, gem, {
      rim: 2.4,
      inside: patchOf(pathData`M${16 - r * 0.5} ${y + r * 0.2}q-.5 -2.5 2 -3q-.3 2.5 -2 3z`, gem.shine),
    });
  const heads = [
    () => {
      canvas.form('M13.5 9.5Q6 5 9.5 -5Q11 2 16 2.5Q21 2 22.5 -5Q26 5 18.5 9.5z', metal, { rim: 1.6 });
      orb(-1.5, 3.9);
    },
    () => {
      canvas.line('M16 -6.2a6.2 6.2 0 1 1 -.1 0', metal.line, 4);
      canvas.line('M16 -6.2a6.2 6.2 0 1 1 -.1 0', metal.base, 2.2);
      orb(0, 3.2);
    },
    () => {
      canvas.form(
        'M14 9Q11 4 13.5 -2Q15.5 -6.5 20 -5.5Q24.5 -4 23.5 .5Q22 4.5 18.5 3Q21 2 20.3 -.8Q18.5 -3 17 0Q16 4 18 9z',
        rod,
        { rim: 1.4 },
      );
      canvas.dot(20.2, 0.6, 2, gem.base);
    },
    () => {
      canvas.form('M16 5L6 -1.5L11 7.5L16 10L21 7.5L26 -1.5z', metal, { rim: 1.6 });
      canvas.form('M16 -8L20 -1L16 6.5L12 -1z', gem, {
        rim: 1.8,
        inside: lineOf('M12 -1h8', gem.shine, 0.7),
      });
    },
  ] as const;
  choices.pick('head', heads)();
  canvas.form('M13.4 9.5h5.2v3h-5.2z', tierOf(level), { rim: 0.9 });
  if (level >= 50) canvas.glint(23.5, 8, 2.2, gem.shine);
  return canvas;
}

/** A bow: bent, with its string, without an arrow. */
export function drawBow(sketch: ItemSketch): Canvas {
  const { choices, level } = sketch;
  const canvas = new Canvas(-45, { scale: 0.88 });
  const body = level >= 10 ? tierOf(level) : choices.pick('body', [WOOD, DARK_WOOD]);
  const curl = choices.between('curl', 0, 3);
  canvas.line('M-2.5 20.5L34.5 20.5', '#fff', 1.1);
  canvas.line('M-2.5 20.5L34.5 20.5', '#7c8aa0', 0.6);
  canvas.form(
    pathData`M-3.5 ${21 - curl}Q-1 ${20 - curl} -.5 19Q5 7.5 16 7.5Q27 7.5 32.5 19Q33 ${20 - curl} 35.5 ${21 - curl}Q34.5 23.5 31.5 22Q26 11.5 16 11.8Q6 11.5 .5 22Q-2.5 23.5 -3.5 ${21 - curl}z`,
    body,
    { rim: 1.8 },
  );
  canvas.form('M12.5 6.8h7v5.7h-7z', choices.chance('grip', 0.5) ? LEATHER : dyeOf(choices), {
    rim: 1.2,
    inside: lineOf('M14.5 6v8M17.5 6v8', LEATHER.line, 0.6),
  });
  if (choices.chance('horns', 0.35 + level / 300)) {
    const tip = level >= 40 ? GOLD : tierOf(level + 10);
    canvas.form('M4.5 12.5L.5 8L7.5 9.8zM27.5 12.5L31.5 8L24.5 9.8z', tip, { rim: 1 });
  }
  if (level >= 50)
    canvas.form('M14.2 6.5a1.8 1.8 0 1 1 3.6 0a1.8 1.8 0 1 1 -3.6 0z', gemOf(choices), {
      rim: 0.9,
      outline: 0.9,
    });
  return canvas;
}

/** A crossbow: a stock with a bow across it and a bolt on top. */
export function drawCrossbow(sketch: ItemSketch): Canvas {
  const { choices, level } = sketch;
  const canvas = new Canvas(45, { scale: 0.92, along: 1 });
  const stock = level >= 70 ? tierOf(level - 40) : choices.pick('stock', [WOOD, DARK_WOOD]);
  const limbs = tierOf(level);
  canvas.line('M1.5 11L16 18L30.5 11', '#fff', 1.1).line('M1.5 11L16 18L30.5 11', '#7c8aa0', 0.6);
  canvas.form('M13.6 -1h4.8V24L20.5 33q-3 2.5 -7 .8L13.6 24z', stock, {
    rim: 1.4,
    inside: lineOf('M16 1v22', stock.shade, 0.8),
  });
  canvas.form(
    choices.pick('limbs', [
      'M16 -1.5Q26 -.5 31.5 10.5L28.5 12Q24 4.5 16 3.5Q8 4.5 3.5 12L.5 10.5Q6 -.5 16 -1.5z',
      'M16 -3Q20 1.5 25 .5L32 9.5L29 12Q24 5 16 3.5Q8 5 3 12L0 9.5L7 .5Q12 1.5 16 -3z',
    ]),
    limbs,
    { rim: 1.7 },
  );
  canvas.form('M15.2 -1h1.6V17h-1.6z', WOOD, { rim: 0.6, outline: 0.8 });
  canvas.form('M16 -7L18.6 -1.5H13.4z', STEEL, { rim: 1 });
  canvas.form('M12.6 3h6.8v3h-6.8z', level >= 40 ? GOLD : tierOf(level - 10), { rim: 1 });
  canvas.line('M18.5 24.5q3 .5 2.5 3.5', limbs.line, 1.2);
  canvas.form('M13 17.5h6v3.2h-6z', dyeOf(choices, 'wrap'), { rim: 1 });
  if (choices.chance('jewelled', 0.25 + level / 250))
    canvas.form('M14.2 4.5a1.8 1.8 0 1 1 3.6 0a1.8 1.8 0 1 1 -3.6 0z', gemOf(choices), {
      rim: 0.9,
      outline: 0.9,
    });
  return canvas;
}

/** A claw: a glove with three long blades. */
export function drawClaw(sketch: ItemSketch): Canvas {
  const { choices, level } = sketch;
  const canvas = new Canvas(35, { scale: 0.84, along: 2.5 });
  const metal = tierOf(level);
  const glove = choices.chance('leather', 0.4) ? LEATHER : dyeOf(choices);
  const reach = choices.between('reach', -1.5, 1.5);
  for (const x of [8.5, 16, 23.5]) {
    const lean = (x - 16) * 0.35;
    canvas.form(
      pathData`M${x - 2} 14Q${x - 2 + lean} 5 ${x + lean + 1.5} ${reach - 1}Q${x + lean + 2.5} 7 ${x + 2} 14z`,
      metal,
      { rim: 1.2 },
    );
  }
  canvas.form('M6 13.5Q16 10.5 26 13.5L25.5 20Q16 23 6.5 20z', tierOf(level - 15), { rim: 1.8 });
  canvas.form('M8 19.5Q16 22.5 24 19.5L23 29Q16 32 9 29z', glove, {
    rim: 2,
    inside: lineOf('M7 25.5Q16 28.5 25 25.5', glove.line, 0.8),
  });
  for (const x of [10.5, 16, 21.5])
    canvas.dot(x, x === 16 ? 16.6 : 17, 1.1, level >= 50 ? gemOf(choices).base : metal.shine);
  return canvas;
}

/** A knuckle: four rings over a fist guard, from the front. */
export function drawKnuckle(sketch: ItemSketch): Canvas {
  const { choices, level } = sketch;
  const canvas = new Canvas(-18, { scale: 0.95, along: 1 });
  const metal = tierOf(level);
  const dye = dyeOf(choices);
  const spikes = choices.integer('spikes', 0, 2);
  canvas.form('M5 17H27Q28 27 16 28Q4 27 5 17z', dye, {
    rim: 2,
    inside: lineOf('M4 23.5Q16 27 28 23.5', dye.line, 0.8),
  });
  for (const x of [7, 13, 19, 25]) {
    if (spikes === 1)
      canvas.form(pathData`M${x - 2.2} 9L${x} 1.5L${x + 2.2} 9z`, tierOf(level + 12), { rim: 1.2 });
    canvas.form(pathData`M${x - 3} 12q0 -5.5 3 -5.5t3 5.5v5q-3 2 -6 0z`, metal, { rim: 1.6 });
    if (spikes === 2) canvas.dot(x, 11.5, 1.2, gemOf(choices).base);
  }
  canvas.form('M3.5 14.5Q16 12.5 28.5 14.5V19Q16 21.5 3.5 19z', tierOf(level - 15), { rim: 1.4 });
  return canvas;
}

/** A gun: barrel to the upper right, curved grip. */
export function drawGun(sketch: ItemSketch): Canvas {
  const { choices, level } = sketch;
  const canvas = new Canvas(-28, { scale: 0.93, along: -1 });
  const metal = tierOf(level);
  const grip = choices.pick('grip', [WOOD, DARK_WOOD, LEATHER]);
  const trim = level >= 45 ? GOLD : tierOf(level - 12);
  const long = choices.between('barrel', 28, 32);
  canvas.form('M4 13Q3.5 10.5 7 10.5L13 12.5L11.5 19Q8.5 23 8.5 28.5Q4.5 30.5 1.5 28Q2 19 4 13z', grip, {
    rim: 1.8,
    inside: lineOf('M5 18l5 2M4 22l4.5 1.5', grip.shade, 0.9),
  });
  canvas.line('M12.5 18.5q.5 5 5.5 4.5q3 -1 2.5 -4.5', metal.line, 1.5);
  canvas.line('M15.5 18.5q0 2.5 1.5 3', metal.line, 1.2);
  canvas.form(pathData`M6 10Q8 8.5 12 8.5H${long}V15H20L18.5 18.5H11Q7 17 6 10z`, metal, { rim: 2 });
  canvas.form(pathData`M${long - 3.5} 7.6h3.5v8.3h-3.5z`, trim, { rim: 1 });
  canvas.form('M7.5 9.5L5.5 5.5L8.5 5L11 9z', trim, { rim: 0.9 });
  if (choices.chance('drum', 0.5))
    canvas.form('M13 10h6v7.5h-6z', trim, { rim: 1, inside: lineOf('M13 12.5h6M13 15h6', trim.line, 0.7) });
  else canvas.dot(15.5, 13, 1.8, gemOf(choices).base);
  return canvas;
}

/** A weapon of no one's class: a fantastic thing on a stick. */
export function drawOddWeapon({ choices }: ItemSketch): Canvas {
  const canvas = new Canvas(45);
  const body = freeTone(choices, 'body');
  canvas.form('M14.8 12h2.4V33h-2.4z', WOOD, { rim: 1 });
  canvas.form('M16 15Q7 13 9 4Q10 -3 16 -4Q22 -3 23 4Q25 13 16 15z', body, { rim: 3 });
  return canvas;
}
