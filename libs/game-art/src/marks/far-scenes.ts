import { patchOf } from '../canvas.js';
import { DAY, DEEP, DUSK, MEADOW, PALE, ROCK, BRICK, TIMBER, WALL, WINDOW, roofOf, tone } from './scene.js';
import type { Scene } from './scene.js';

export const ruins: Scene = {
  sky: DUSK,
  ground: tone(0.62, 0.08, 110),
  draw: (canvas) => {
    canvas
      .form('M3.5 9H28.5L26.5 12.5H5.5z', BRICK, { rim: 1.2 })
      .form('M6 12.5H10.5V26H6zM14 12.5H18V26H14zM21.5 12.5H26V26H21.5z', WALL, { rim: 1.2 })
      .form('M3 9.5L16 3L22 6L19 9.5z', BRICK, { rim: 1.2 })
      .form('M3.5 25H28.5V28H3.5z', BRICK, { rim: 1 });
  },
};

export const sky: Scene = {
  sky: tone(0.78, 0.09, 235),
  ground: PALE,
  draw: (canvas, choices) => {
    canvas
      .dot(24.5, 7, 3, '#fff3c4')
      .form('M7 17Q8 23 14 28Q21 25 25 17z', ROCK, { rim: 1.8 })
      .form('M5 17.5Q6 13.5 16 13.5Q26 13.5 27 17.5Q16 20.5 5 17.5z', MEADOW, { rim: 1.4 })
      .form('M13 8.5H18V15H13z', WALL, { rim: 1 })
      .form('M11 9L15.5 3.5L20 9z', roofOf(choices), { rim: 1.2 })
      .patch('M1 25Q3 21.5 6.5 23.5Q10 22 11 25.5zM21 27Q23 23.5 26.5 25Q30 24 31 27.5z', '#fff', 0.9);
  },
};

export const swamp: Scene = {
  sky: tone(0.62, 0.07, 150),
  ground: tone(0.52, 0.08, 130),
  draw: (canvas) => {
    const cap = tone(0.58, 0.14, 320);
    canvas
      .form('M9.5 16H14Q13.5 22 15 27H8.5Q10 22 9.5 16z', WALL, { rim: 1.2 })
      .form('M3.5 16.5Q4 6.5 12 6.5Q20 6.5 20.5 16.5Q12 19.5 3.5 16.5z', cap, { rim: 2 })
      .form('M22 20H24.5V27H22z', WALL, { rim: 0.8 })
      .form('M18.5 20.5Q19 14.5 23.5 14.5Q28 14.5 28.5 20.5Q23.5 22.5 18.5 20.5z', cap, { rim: 1.4 })
      .dot(9, 12, 1.5, WALL.light)
      .dot(14.5, 11, 1.8, WALL.light)
      .dot(22.5, 17.8, 1, WALL.light);
  },
};

export const volcano: Scene = {
  sky: tone(0.5, 0.11, 25),
  ground: tone(0.36, 0.03, 20),
  draw: (canvas) => {
    const lava = tone(0.7, 0.19, 45);
    canvas
      .form('M16 2Q22 4.5 19 10H12.5Q10 5 16 2z', tone(0.6, 0.03, 30), { rim: 1.6 })
      .form('M2 27L11.5 10H20.5L30 27z', tone(0.44, 0.04, 20), { rim: 2 })
      .form('M11.5 10H20.5L21.5 12.5Q19.5 17 18 13.5Q16.5 22 14.5 14Q12.5 17 10.5 12.5z', lava, { rim: 1 });
  },
};

export const sea: Scene = {
  sky: DEEP,
  ground: tone(0.76, 0.08, 85),
  draw: (canvas, choices) => {
    const coral = tone(0.68, 0.17, choices.pick('coral', [15, 45, 340, 305]));
    canvas
      .form(
        'M8 27V20Q3 19 4 13Q6 12 7.5 14V16.5H8.5V9Q10.5 7 12.5 9V18H14V14Q16 12.5 17.5 14V19Q17 22 12.5 22.5V27z',
        coral,
        { rim: 1.4 },
      )
      .form('M27 12L30 9.5V16.5z', WINDOW, { rim: 0.8 })
      .form('M19 13Q22.5 8.5 27.5 13Q22.5 17.5 19 13z', WINDOW, { rim: 1.2 })
      .dot(21.3, 12.5, 0.8, TIMBER.line)
      .dot(23, 6, 1.1, '#fff')
      .dot(25.5, 3.8, 0.8, '#fff')
      .line('M23 27Q21 24 23 21.5Q25 19.5 23 17.5', tone(0.6, 0.13, 150).base, 1.8);
  },
};

export const castle: Scene = {
  sky: tone(0.8, 0.08, 300),
  ground: MEADOW,
  draw: (canvas, choices) => {
    const roof = roofOf(choices);
    canvas
      .form('M8 14H24V27H8z', BRICK, {
        rim: 1.6,
        inside: patchOf('M13.5 28V21Q16 18 18.5 21V28z', TIMBER.line),
      })
      .form('M4 12H10V27H4zM22 12H28V27H22z', WALL, { rim: 1.4 })
      .form('M2.5 12.5L7 4L11.5 12.5zM20.5 12.5L25 4L29.5 12.5z', roof, { rim: 1.4 })
      .form('M10 14.5V11H12.5V12.5H14.7V11H17.3V12.5H19.5V11H22V14.5z', BRICK, { rim: 0.9 })
      .dot(7, 17, 1, TIMBER.line)
      .dot(25, 17, 1, TIMBER.line);
  },
};

export const clockwork: Scene = {
  sky: tone(0.8, 0.09, 350),
  ground: tone(0.72, 0.12, 90),
  draw: (canvas, choices) => {
    const one = roofOf(choices);
    canvas
      .form('M4 17H13V26H4z', tone(0.66, 0.14, 250), { rim: 1.4 })
      .form('M13 17H22V26H13z', one, { rim: 1.4 })
      .form('M8.5 8.5H17.5V17.5H8.5z', tone(0.8, 0.14, 90), { rim: 1.4 })
      .form('M19 10L22.5 3L26 10z', tone(0.7, 0.15, 145), { rim: 1.2 })
      .form('M22 20a4 4 0 1 1 8 0a4 4 0 1 1 -8 0z', tone(0.66, 0.18, 25), { rim: 1.4 })
      .line('M8 21.5H9.5M17 21.5H18.5M12.5 13H14', '#fff', 1.6);
  },
};

export const hills: Scene = {
  sky: DAY,
  ground: MEADOW,
  draw: (canvas, choices) => {
    const near = tone(0.7, 0.14, 130 + choices.between('hills', -25, 20));
    canvas
      .dot(choices.between('sun', 7, 25), 7.5, 3.2, '#fff3c4')
      .form('M-2 24Q6 12 15 18Q22 10 34 22V34H-2z', tone(0.64, 0.11, 150), { rim: 1.4 })
      .form('M-2 27Q8 18 17 23.5Q25 19 34 25V34H-2z', near, { rim: 1.6 })
      .dot(9, 25.5, 1, '#fff')
      .dot(22, 26, 1, WINDOW.base);
  },
};
