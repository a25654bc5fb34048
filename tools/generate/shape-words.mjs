// Words in a shape's attributes that say how it is filled: see libs/game-art/README.md.
const ALTERNATIVES = /\s*;\s*/;
/** Number of words after the name of a paint. A palette color has none. */
const PAINTS = {
  dye: [0, 1],
  gem: [0, 1],
  free: [3, 3],
  near: [3, 3],
  hue: [5, 5],
  tone: [3, 3],
  tier: [0, 1],
  named: [0, 0],
  'gem-named': [0, 0],
};

export const spaced = (name) => name.replaceAll('_', ' ');
export const numberOf = (text) => {
  const value = Number(text);
  if (text === undefined || Number.isNaN(value)) throw new Error(`${text} is no number`);
  return value;
};

export function conditionOf(text) {
  const [word, ...rest] = text.trim().split(' ');
  switch (word) {
    case 'not':
      return { not: conditionOf(rest.join(' ')) };
    case 'name':
      return ['name', new RegExp(rest.join(' '), 'i').source];
    case 'pick':
      return ['pick', spaced(rest[0])];
    case 'chance':
      return ['chance', spaced(rest[0]), ...rest.slice(1).map(numberOf)];
    case 'level':
    case 'id':
      return [word, ...rest.map(numberOf)];
    case 'given':
      return ['given', rest[0]];
    case 'named':
    case 'warrior':
      return [word];
    default:
      throw new Error(`unknown condition: ${text}`);
  }
}

const allOf = (text) => text.split(' & ').map(conditionOf);
export const anyOf = (text) => text.split(' or ').map(allOf);

function paintOf(text, known) {
  const [word, ...rest] = text.trim().split(' ');
  const list = /^(pick|id) (\S+): (.*)$/.exec(text.trim());
  if (list !== null) {
    const [, kind, by, paints] = list;
    const rule = conditionOf(`${kind} ${by}`);
    return { by: rule, of: paints.split(',').map((paint) => paintOf(paint, known)) };
  }
  const [least, most] = known.has(word) ? [0, 0] : (PAINTS[word] ?? [1, 0]);
  if (rest.length < least || rest.length > most) throw new Error(`unknown colour: ${text}`);
  return [word, ...rest.map((part) => (Number.isNaN(Number(part)) ? spaced(part) : Number(part)))];
}

/** `level 40 ? gold; named; dye`: the first alternative with true conditions and a known color is used. */
export function recipeOf(text, known) {
  return text.split(ALTERNATIVES).map((alternative) => {
    const [condition, paint] = alternative.split(' ? ');
    return paint === undefined
      ? { use: paintOf(condition, known) }
      : { if: allOf(condition), use: paintOf(paint, known) };
  });
}

/** A number, or a choice by id: `between lean -10 14`. */
export function measureOf(text) {
  if (!text.startsWith('between ')) return numberOf(text);
  const [, aspect, low, high] = text.split(' ');
  return [spaced(aspect), numberOf(low), numberOf(high)];
}
