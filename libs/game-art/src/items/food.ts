import { Canvas, lineOf, patchOf } from '../canvas.js';
import type { ItemSketch } from './item-description.js';
import { BONE, BREAD, CREAM, dyeOf, freeTone, GOLD, LEAF, nearTone, WOOD, gemAt } from './materials.js';
import { jar } from './trinkets.js';

const apple = ({ choices }: ItemSketch) => {
  const skin = gemAt(choices.pick('skin', [0, 3, 2, 1]));
  return new Canvas()
    .form(
      'M16 10.5Q24 6 28 13Q30 21 22.5 28.5Q19.5 30.5 16 28.5Q12.5 30.5 9.5 28.5Q2 21 4 13Q8 6 16 10.5z',
      skin,
      { rim: 3, inside: patchOf('M8 16q0 -4 4 -4.5q-.5 4 -4 4.5z', '#fff', 0.8) },
    )
    .line('M16 11Q15.5 6.5 18 3.5', WOOD.line, 2)
    .form('M17.5 7.5Q19 2 26 3.5Q24 9 17.5 7.5z', LEAF, { rim: 1.4 });
};

const berries = ({ choices, name }: ItemSketch) => {
  const skin = /black|blue|grape|plum/i.test(name) ? gemAt(6) : freeTone(choices, 'skin', 0.56, 0.17);
  const canvas = new Canvas()
    .line('M10 18Q13 8 20 5M22 20Q22 10 20 5', LEAF.line, 1.6)
    .form('M20 5.5Q22 .5 29 3Q26 9 20 5.5z', LEAF, { rim: 1.4 });
  for (const [x, y] of [
    [9.5, 22],
    [22, 23],
  ] as const)
    canvas.form(`M${x - 6} ${y}a6 6 0 1 1 12 0a6 6 0 1 1 -12 0z`, skin, {
      rim: 2.8,
      inside: patchOf(`M${x - 3.5} ${y - 1}q.5 -2.5 3 -2.5q-.5 2.5 -3 2.5z`, '#fff'),
    });
  return canvas;
};

const loaf = ({ choices }: ItemSketch) => {
  const crust = nearTone(choices, 0.74, 0.11, 70);
  return new Canvas(choices.between('turn', -20, 10)).form(
    'M4 19Q3 11 11 9.5H22Q29.5 11 28.5 19Q28 25.5 22 26H10Q4.5 25.5 4 19z',
    crust,
    { rim: 3.2, inside: lineOf('M11 10.5l2.5 5M16 10.5l2.5 5M21 10.5l2.5 5', CREAM.base, 1.8) },
  );
};

const meat = ({ choices }: ItemSketch) => {
  const flesh = nearTone(choices, 0.62, 0.13, 32);
  return new Canvas(-35)
    .form('M14.5 20h3v6q3.5 1.5 1.5 4q-2 1.5 -3 0q-1 1.5 -3 0q-2 -2.5 1.5 -4z', BONE, { rim: 1.2 })
    .form('M16 2.5Q25 4 24.5 13.5Q24 20 18.5 22.5H13.5Q8 20 7.5 13.5Q7 4 16 2.5z', flesh, {
      rim: 3.2,
      inside: lineOf('M11 9q1.5 -3 4 -3.5', flesh.shine, 1.6),
    });
};

const fish = ({ choices }: ItemSketch) => {
  const skin = freeTone(choices, 'skin', 0.7, 0.1);
  return new Canvas(-15)
    .form('M21 16L30.5 9.5Q28.5 16 30.5 23z', skin, { rim: 1.6 })
    .form('M1.5 16Q7 7 15 7.5Q22 9 24.5 16Q22 23 15 24.5Q7 25 1.5 16z', skin, {
      rim: 3,
      inside: lineOf(
        'M9 9.5Q12 16 9 22.5M15 12q2 1.5 0 3.5M15 17q2 1.5 0 3.5M19 14.5q2 1.5 0 3.5',
        skin.shade,
        1,
      ),
    })
    .dot(6.8, 14.5, 1.7, '#fff')
    .dot(6.6, 14.5, 0.9, skin.line);
};

const cake = ({ choices }: ItemSketch) => {
  const icing = freeTone(choices, 'icing', 0.86, 0.08);
  return new Canvas()
    .form('M5 17H27V27Q16 30.5 5 27z', BREAD, {
      rim: 2.4,
      inside: lineOf('M5 22Q16 25.5 27 22', CREAM.base, 1.8),
    })
    .form(
      'M4 17.5Q4 10.5 16 10.5Q28 10.5 28 17.5Q27 21 24.5 18.5Q22 22.5 19.5 18.5Q16.5 22.5 13.5 18.5Q10.5 22.5 8 18.5Q5 20.5 4 17.5z',
      icing,
      { rim: 2 },
    )
    .form('M13.2 8.5a2.8 2.8 0 1 1 5.6 0a2.8 2.8 0 1 1 -5.6 0z', gemAt(0), { rim: 1.6 });
};

const soup = ({ choices }: ItemSketch) => {
  const bowl = dyeOf(choices, 'bowl');
  const broth = freeTone(choices, 'broth', 0.72, 0.13);
  return new Canvas()
    .line('M11 9q-2 -2.5 0 -5M17 8q-2 -2.5 0 -5M23 9q-2 -2.5 0 -5', '#b4bfd0', 1.6)
    .form('M3 15H29Q28 25 21 27.5V29.5H11V27.5Q4 25 3 15z', bowl, { rim: 2.6 })
    .form('M3 15a13 4 0 1 1 26 0a13 4 0 1 1 -26 0z', broth, { rim: 1.4 })
    .dot(12, 15, 1.3, LEAF.light)
    .dot(19.5, 14, 1.3, GOLD.light);
};

const cheese = ({ choices }: ItemSketch) => {
  const rind = nearTone(choices, 0.82, 0.14, 84);
  return new Canvas()
    .form('M3 15L24 6Q29 8.5 29 15V26H3z', rind, { rim: 2.4, inside: lineOf('M2 16H30', rind.shade, 1.2) })
    .dot(9, 21, 2.2, rind.shade)
    .dot(18.5, 19.5, 1.7, rind.shade)
    .dot(23.5, 23, 2, rind.shade);
};

const egg = ({ choices }: ItemSketch) => {
  const shell = choices.chance('plain', 0.4) ? CREAM : freeTone(choices, 'shell', 0.82, 0.08);
  return new Canvas(8)
    .form('M16 3Q25.5 10 25.5 19Q25 29 16 29Q7 29 6.5 19Q6.5 10 16 3z', shell, { rim: 3.4 })
    .dot(12, 14, 1.5, shell.shade)
    .dot(18.5, 11, 1.1, shell.shade)
    .dot(20, 20, 1.7, shell.shade)
    .dot(13, 22, 1.2, shell.shade);
};

const drink = ({ choices }: ItemSketch) => {
  const cup = freeTone(choices, 'cup', 0.76, 0.12);
  return new Canvas()
    .line('M20 6L23.5 1.5', gemAt(0).line, 2.6)
    .line('M20 6L23.5 1.5', gemAt(0).light, 1.3)
    .form('M7.5 8H24.5L22.5 28.5Q16 30.5 9.5 28.5z', cup, {
      rim: 2.6,
      inside: patchOf('M0 14H32V21H0z', CREAM.base),
    })
    .form('M6.5 6H25.5V9.5H6.5z', CREAM, { rim: 1.2 });
};

const skewer = ({ choices }: ItemSketch) => {
  const canvas = new Canvas(45).line('M16 -1V33', WOOD.line, 2.6).line('M16 -1V33', WOOD.light, 1.2);
  const colors = [freeTone(choices, 'top', 0.82, 0.1), CREAM, freeTone(choices, 'end', 0.74, 0.12)];
  colors.forEach((ball, index) =>
    canvas.form(`M10.5 ${5 + index * 9}a5.5 5.2 0 1 1 11 0a5.5 5.2 0 1 1 -11 0z`, ball, { rim: 2.6 }),
  );
  return canvas;
};

const mushroom = ({ choices }: ItemSketch) => {
  const cap = freeTone(choices, 'cap', 0.64, 0.14);
  return new Canvas()
    .form('M12 16H20Q19 23 21.5 28Q16 30.5 10.5 28Q13 23 12 16z', CREAM, { rim: 2 })
    .form('M3 17Q4 4.5 16 4Q28 4.5 29 17Q16 21 3 17z', cap, {
      rim: 3,
      inside: patchOf(
        'M9 10a2 2 0 1 1 4 0a2 2 0 1 1 -4 0zM18 8a2.3 2.3 0 1 1 4.6 0a2.3 2.3 0 1 1 -4.6 0zM21 14.5a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1 -3 0z',
        CREAM.base,
      ),
    });
};

const sweets = ({ choices }: ItemSketch) => {
  const candy = freeTone(choices, 'candy', 0.74, 0.15);
  return new Canvas(-25)
    .form('M9 16L1.5 10Q3 16 1.5 22zM23 16L30.5 10Q29 16 30.5 22z', candy, { rim: 1.6 })
    .form('M8 16a8 8 0 1 1 16 0a8 8 0 1 1 -16 0z', candy, {
      rim: 2.4,
      inside: lineOf('M9 11Q18 13 16 24M15 8Q24 12 23 21', '#fff', 1.8),
    });
};

/** Words of names that say what a food is. */
const FOODS = [
  [/apple|pear|peach|plum|fruit|orange|lemon|melon|tomato|mango|persimmon/i, apple],
  [/berr(?:y|ies)|cherr|grape|olive|nuts?\b|bean|acorn/i, berries],
  [/\bin a jar\b|\bjar of\b|grease|ointment|paste|varnish/i, jar],
  [/skewer|kebab|dango|stick|popsicle/i, skewer],
  [/mushroom|truffle/i, mushroom],
  [
    /bread|baguette|\bbun|loaf|roll\b|toast\b|\bpie\b|dumpling|sandwich|burger|biscuit|cracker|breakfast|strudel/i,
    loaf,
  ],
  [/meat|\bham\b|drumstick|\bribs?\b|steak|sausage|chicken|jerky|bacon|roast|supper|feast/i, meat],
  [/fish|eel|tuna|salmon|shrimp|squid|herring|trout/i, fish],
  [/cake|tart|muffin|pudding|waffle|meringue/i, cake],
  [/soup|stew|rice|noodle|porridge|salad|ramen|curry|broth|chowder/i, soup],
  [/cheese|butter/i, cheese],
  [/egg|omelette/i, egg],
  [/juice|milk|tea|coffee|cocoa|cola|soda|water|cider|ale|lemonade|shake/i, drink],
  [/candy|sweet|chocolate|toffee|caramel|honey|marshmallow|sorbet|\bice\b/i, sweets],
] as const;

const MENU = [
  apple,
  berries,
  loaf,
  meat,
  fish,
  cake,
  soup,
  cheese,
  egg,
  drink,
  skewer,
  mushroom,
  sweets,
] as const;

/** Something to eat or drink: what the name says, else what the id picks. */
export function drawFood(sketch: ItemSketch): Canvas {
  const named = FOODS.find(([word]) => word.test(sketch.name));
  return (named?.[1] ?? sketch.choices.pick('food', MENU))(sketch);
}
