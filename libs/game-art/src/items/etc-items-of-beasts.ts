import { Canvas, lineOf, patchOf } from '../canvas.js';
import type { ItemSketch } from './item-description.js';
import { anyTone, FURS, SKINS } from './etc-palette.js';
import { BONE, boneOf, CREAM, DARK_WOOD, freeTone, IRON } from './materials.js';

export const shell = (sketch: ItemSketch) => {
  const tone = anyTone(sketch);
  return sketch.choices.chance('fan', 0.5)
    ? new Canvas().form('M16 29L12 25Q1.5 19 3.5 11Q6 4 16 3.5Q26 4 28.5 11Q30.5 19 20 25z', tone, {
        rim: 3,
        inside: lineOf(
          'M16 28V3M15 27Q9 16 9 5M17 27Q23 16 23 5M13 25Q5 18 4 11M19 25Q27 18 28 11',
          tone.shade,
          1,
        ),
      })
    : new Canvas()
        .form(
          'M5 25Q2 14 10 8Q19 3 26 9Q31 16 27 22Q22 29 14 26.5Q9 23 11 17.5Q14 13 19 15Q22 17.5 19.5 20.5Q17.5 22 16 20',
          tone,
          { rim: 3 },
        )
        .form('M3.5 25.5Q10 22.5 16 25.5Q23 29 29 25Q28 30 16 30Q6 30 3.5 25.5z', tone, { rim: 1.6 });
};

export const feather = (sketch: ItemSketch) => {
  const tone = anyTone(sketch, 0.8, 0.1);
  return new Canvas(38, { scale: 0.92 }).form(
    'M16 -2Q24 6 22.5 17Q21 24 16.8 26V34H15.2V26Q11 24 9.5 17Q8 6 16 -2z',
    tone,
    {
      rim: 2.8,
      inside: lineOf(
        'M16 1V27M16 10l4 -3.5M16 15l5 -4M16 20l5 -4M16 12l-4 -3.5M16 17l-5 -4',
        tone.shade,
        0.9,
      ),
    },
  );
};

export const tail = ({ choices }: ItemSketch) => {
  const fur = choices.pick('fur', FURS);
  return new Canvas().form(
    'M4.5 28Q15 30 18.5 22Q19.5 16 15.5 12Q14.5 4 22 2.5Q29 3 29 11Q29 27 14 30.5Q6 31 4.5 28z',
    fur,
    { rim: 3, inside: patchOf('M16 12Q15 3 22 2.5Q29 3 28.5 10Q25 7.5 23 11Q20 8.5 16 12z', CREAM.base) },
  );
};

export const horn = ({ choices }: ItemSketch) => {
  const tone = choices.pick('bone', [BONE, BONE, DARK_WOOD, IRON]);
  return new Canvas().form('M5 27Q3.5 21 8 17Q17 12.5 20 3Q22.5 1.5 24 4Q28 16 20 24.5Q14 30 8 29.5z', tone, {
    rim: 3,
    inside: lineOf('M6 21Q11 22 13 28M10.5 16.5Q16 18 18.5 25M15.5 12Q20 14 23 20', tone.shade, 1.2),
  });
};

export const fang = ({ choices }: ItemSketch) => {
  const tone = boneOf(choices);
  return choices.chance('pair', 0.4)
    ? new Canvas()
        .form('M4 6Q9 4 13.5 6.5Q14 18 8.5 28Q4 18 4 6z', tone, { rim: 2.4 })
        .form('M18.5 6.5Q23 4 28 6Q28 18 23.5 28Q18 18 18.5 6.5z', tone, { rim: 2.4 })
    : new Canvas(12).form('M8 5Q16 1.5 24 5Q26 16 15 30Q14 30.5 13.5 29.5Q6.5 16 8 5z', tone, {
        rim: 3.2,
        inside: lineOf('M7 8.5Q16 5.5 25 8.5', tone.shade, 1.4),
      });
};

export const bone = ({ choices }: ItemSketch) => {
  const tone = boneOf(choices);
  return new Canvas(choices.between('turn', 25, 60)).form(
    'M13.8 7Q9.5 6.5 10 2.5Q11 -1 14.5 .5Q16 2 17.5 .5Q21 -1 22 2.5Q22.5 6.5 18.2 7V25Q22.5 25.5 22 29.5Q21 33 17.5 31.5Q16 30 14.5 31.5Q11 33 10 29.5Q9.5 25.5 13.8 25z',
    tone,
    { rim: 2.2 },
  );
};

export const skull = ({ choices }: ItemSketch) => {
  const tone = boneOf(choices);
  return new Canvas()
    .form('M16 3Q28.5 4 28 15.5Q27.5 20.5 23.5 22V28Q16 30.5 8.5 28V22Q4.5 20.5 4 15.5Q3.5 4 16 3z', tone, {
      rim: 3.2,
      inside: lineOf('M12.5 25V30M16 25V30M19.5 25V30', tone.line, 1),
    })
    .patch(
      'M7.5 15.5a3.5 3.8 0 1 1 7 0a3.5 3.8 0 1 1 -7 0zM17.5 15.5a3.5 3.8 0 1 1 7 0a3.5 3.8 0 1 1 -7 0zM16 19L17.5 22H14.5z',
      tone.line,
    );
};

export const eye = (sketch: ItemSketch) => {
  const tone = anyTone(sketch, 0.6, 0.16);
  return new Canvas()
    .form('M3.5 16a12.5 12.5 0 1 1 25 0a12.5 12.5 0 1 1 -25 0z', CREAM, {
      rim: 3.2,
      inside: lineOf('M28 21Q24 20 22.5 23M20 29Q20 25.5 22.5 24', '#d9483b', 0.9),
    })
    .form('M8 15a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1 -13 0z', tone, { rim: 2 })
    .dot(14.5, 15, 3.1, tone.line)
    .dot(12.5, 12.5, 1.8, '#fff');
};

export const wing = (sketch: ItemSketch) => {
  const tone = anyTone(sketch, 0.64, 0.11);
  return sketch.choices.chance('bat', 0.5)
    ? new Canvas().form(
        'M4 27Q2 12 11 5Q17 2 29 4Q24.5 8 26 12Q21.5 11.5 20 17Q15.5 15.5 14 21.5Q9.5 20.5 4 27z',
        tone,
        { rim: 2.6, inside: lineOf('M5 25Q9 12 28 4.5M7.5 17Q13 14 20 16', tone.shade, 1.1) },
      )
    : new Canvas().form(
        'M4 26Q1.5 10 12 6Q20 3 29.5 5.5Q28 10.5 23 11Q27 13 25 15.5Q21.5 17 18.5 16Q20.5 19.5 17.5 21Q13 22.5 4 26z',
        freeTone(sketch.choices, 'tone', 0.86, 0.06),
        { rim: 2.6, inside: lineOf('M12 13Q18 12.5 23 11M10.5 17.5Q15 17.5 18.5 16', tone.shade, 1) },
      );
};

export const fur = ({ choices }: ItemSketch) => {
  const tone = choices.pick('fur', [...FURS, ...SKINS]);
  return new Canvas().form(
    'M9 5L12.5 3L16 5.5L19.5 3L23 5L28 3.5L30 8L25.5 12V20L29.5 25.5L25 29L20.5 25.5L16 29.5L11.5 25.5L7 29L2.5 25.5L6.5 20V12L2 8L4 3.5z',
    tone,
    { rim: 2.8, inside: lineOf('M12 11l1 3M19 10l1 3M15.5 16l1 3M11 20l1 3M20 20l1 3', tone.shade, 1.3) },
  );
};

export const egg = (sketch: ItemSketch) => {
  const tone = anyTone(sketch, 0.82, 0.09);
  return new Canvas().form('M16 3Q26 10 26 19.5Q25.5 29.5 16 29.5Q6.5 29.5 6 19.5Q6 10 16 3z', tone, {
    rim: 3.4,
    inside: lineOf('M4 17l4.5 3l4 -3.5l4 3.5l4 -3.5l4 3.5l4 -3', tone.shade, 2),
  });
};

export const claw = ({ choices }: ItemSketch) => {
  const tone = choices.pick('claw', [BONE, DARK_WOOD, ...SKINS]);
  return new Canvas()
    .form(
      'M3 24Q7 28 14 27.5Q27 26 29.5 10Q29.5 6 27 8.5Q23.5 15 16.5 15.5Q11 15.5 9.5 12Q5 13 3 24z',
      tone,
      { rim: 3 },
    )
    .form('M2.5 24.5Q3 14 9.5 11Q13.5 14 12 20Q10 26 6 28z', choices.pick('paw', FURS), { rim: 2.2 });
};

export const scale = (sketch: ItemSketch) => {
  const tone = anyTone(sketch, 0.66, 0.15);
  return new Canvas().form('M16 2.5Q28 8 27.5 17Q26 26 16 30Q6 26 4.5 17Q4 8 16 2.5z', tone, {
    rim: 3.4,
    inside: lineOf('M7 12Q16 18 25 12M6 18Q16 25 26 18M16 3V30', tone.shade, 1.1),
  });
};
