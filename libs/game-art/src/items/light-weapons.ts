import { Canvas, lineOf } from '../canvas.js';
import { pathData } from '../svg.js';
import type { ItemSketch } from './item-shape.js';
import { DARK_WOOD, dyeOf, gemOf, GOLD, LEATHER, tierOf, WOOD } from './materials.js';

/** A bow with its string, without an arrow. */
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

/** A gun with the barrel to the upper right and a curved grip. */
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
