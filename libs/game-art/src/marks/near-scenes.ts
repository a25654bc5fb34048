import { lineOf, patchOf } from '../canvas.js';
import { DAY, MEADOW, NIGHT, PALE, ROCK, BRICK, TIMBER, WALL, WINDOW, roofOf, tone } from './scene.js';
import type { Scene } from './scene.js';

export const village: Scene = {
  sky: DAY,
  ground: MEADOW,
  draw: (canvas, choices) => {
    const roof = roofOf(choices);
    canvas
      .form('M19 15H27V25H19z', WALL, { rim: 1.2 })
      .form('M17.5 15.5L23 9.5L28.5 15.5z', roof, { rim: 1.2 })
      .form('M6 16H19V27H6z', WALL, { rim: 1.4, inside: patchOf('M11 20H15V28H11z', TIMBER.base) })
      .form('M3.5 17L12.5 7L21.5 17z', roof, { rim: 1.8 })
      .dot(12.5, 13.5, 1.3, WINDOW.base)
      .dot(23, 19, 1.2, TIMBER.base);
  },
};

export const treetops = (hue: number): Scene => ({
  sky: tone(0.82, 0.07, 190),
  ground: tone(0.6, 0.12, 140),
  draw: (canvas, choices) => {
    const leaves = tone(0.62, 0.13, hue + choices.between('leaves', -25, 25));
    const far = tone(0.54, 0.1, hue + 10);
    if (choices.chance('firs', 0.45)) {
      canvas
        .form('M22 6L28 17H25.5L29 25H15L18.5 17H16z', far, { rim: 1.6 })
        .form('M11 4L17.5 15H15L19 25.5H3L7 15H4.5z', leaves, { rim: 2 });
      return;
    }
    canvas
      .form('M21.5 17H24V26H21.5z', TIMBER, { rim: 0.8 })
      .form('M16.5 15Q16.5 8 23 8.5Q29.5 9 29 15Q28 19.5 22.5 19.5Q17 19 16.5 15z', far, { rim: 1.8 })
      .form('M9.5 17H13V27H9.5z', TIMBER, { rim: 1 })
      .form('M3.5 13.5Q2.5 5 11 4.5Q19.5 4.5 19.5 12.5Q19.5 19.5 11.5 19.5Q4.5 19.5 3.5 13.5z', leaves, {
        rim: 2.4,
      });
  },
});

export const cave: Scene = {
  sky: NIGHT,
  ground: ROCK,
  draw: (canvas, choices) => {
    canvas
      .form('M1 28V12Q5 4 16 3.5Q27 4 31 12V28H24Q24.5 14 16 13.5Q7.5 14 8 28z', ROCK, { rim: 2.2 })
      .patch('M8.6 28Q8 14.5 16 14Q24 14.5 23.4 28z', NIGHT.line)
      .dot(13, 22, 1.2, WINDOW.light)
      .dot(18.5, 22, 1.2, WINDOW.light);
    if (choices.chance('crystal', 0.6))
      canvas.form('M5 27L4 20L7 16L9.5 21L9 27z', tone(0.74, 0.13, choices.between('crystal', 150, 340)), {
        rim: 1.2,
      });
  },
};

export const desert: Scene = {
  sky: tone(0.88, 0.07, 85),
  ground: tone(0.8, 0.1, 78),
  draw: (canvas, choices) => {
    canvas.dot(23, 9, 4, '#fff3c4');
    if (choices.chance('pyramid', 0.5))
      canvas.form('M3.5 25L14.5 8L25.5 25z', tone(0.74, 0.1, 72), {
        rim: 1.6,
        inside: patchOf('M14.5 8L25.5 25H17z', tone(0.6, 0.09, 60).base),
      });
    else
      canvas.form(
        'M10 26V20Q5 20 5.5 13.5Q7.5 12 8.5 14V16.5H10V9Q12.5 6.5 15 9V18.5H16.5V15Q18 13.5 19.5 15V19Q19 21.5 15 21.5V26z',
        tone(0.62, 0.13, 145),
        { rim: 1.6 },
      );
  },
};

export const snow: Scene = {
  sky: tone(0.86, 0.04, 240),
  ground: PALE,
  draw: (canvas) => {
    canvas
      .form('M1 26L11 8L16 16L21.5 5.5L31 26z', tone(0.68, 0.05, 255), { rim: 1.6 })
      .patch('M11 8L14.2 13.3L11.5 15L9.5 13L7.3 14.6zM21.5 5.5L25.6 14.4L22.5 12.5L20 15L17.9 12.4z', '#fff')
      .form('M6 26L9 18.5H8L10.5 13L13 18.5H12L15 26z', tone(0.55, 0.08, 165), { rim: 1.2 })
      .dot(25, 10, 0.9, '#fff')
      .dot(5, 7, 0.9, '#fff')
      .dot(16, 4.5, 0.8, '#fff');
  },
};

export const market: Scene = {
  sky: tone(0.86, 0.07, 75),
  ground: tone(0.72, 0.05, 70),
  draw: (canvas, choices) => {
    const awning = roofOf(choices);
    canvas
      .form('M6 14H26V27H6z', TIMBER, {
        rim: 1.4,
        inside: patchOf('M8 18H24V22H8z', tone(0.35, 0.03, 50).base),
      })
      .form('M5 21.5H27V24.5H5z', WALL, { rim: 1 })
      .form(
        'M3 13.5L6 6H26L29 13.5Q26.5 17 23.5 13.5Q21 17 18.5 13.5Q16 17 13.5 13.5Q11 17 8.5 13.5Q6 17 3 13.5z',
        awning,
        { rim: 1.6, inside: patchOf('M11 5H16L15.5 17H9zM21 5H26L29 17H21.5z', WALL.base) },
      )
      .dot(11, 20.5, 1.3, tone(0.64, 0.2, 28).base)
      .dot(15.5, 20.5, 1.3, WINDOW.base)
      .dot(20, 20.5, 1.3, tone(0.68, 0.16, 140).base);
  },
};

export const tower: Scene = {
  sky: tone(0.7, 0.09, 275),
  ground: tone(0.62, 0.08, 150),
  draw: (canvas, choices) => {
    canvas
      .form('M10.5 12H21.5L22.5 27H9.5z', BRICK, {
        rim: 1.8,
        inside: lineOf('M9 17H13M18 20H23M10 23H14', BRICK.shade, 0.9),
      })
      .form('M8.5 12.5L16 2L23.5 12.5z', roofOf(choices), { rim: 1.8 })
      .form(
        'M12.6 16.5a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1 -6.8 0z',
        choices.chance('clock', 0.5) ? WALL : WINDOW,
        { rim: 1 },
      )
      .line('M16 14.5V16.5L17.5 17.5', TIMBER.line, 0.9);
  },
};

export const ship: Scene = {
  sky: DAY,
  ground: tone(0.62, 0.12, 240),
  draw: (canvas, choices) => {
    const sail = choices.chance('white', 0.5) ? WALL : roofOf(choices);
    canvas
      .line('M16 4V21', TIMBER.line, 1.8)
      .form('M17.5 5.5Q25 9 26 17.5H17.5z', sail, { rim: 1.6 })
      .form('M14.5 7Q8 10 7 17.5H14.5z', sail, { rim: 1.4 })
      .form('M3.5 19.5H28.5L25 26H7.5z', TIMBER, { rim: 1.6, inside: lineOf('M4 22H28', TIMBER.shade, 0.9) })
      .line('M0 27q4 -2.5 8 0t8 0t8 0t8 0', '#fff', 1.3);
  },
};
