const FIRST_STATE = 0x811c9dc5;
const PRIME = 0x01000193;
const WHOLE = 0x1_0000_0000;

function mixed(state: number): number {
  let mix = state >>> 0;
  mix = Math.imul(mix ^ (mix >>> 16), 0x21f0aaad);
  mix = Math.imul(mix ^ (mix >>> 15), 0x735a2d97);
  return (mix ^ (mix >>> 15)) >>> 0;
}

/**
 * The random choices of a picture, the same on every machine for the same kind and id. Each choice has a name, so
 * that a new choice does not change the others: `choices.pick('hat', HATS)`.
 */
export class PictureChoices {
  constructor(
    private readonly kind: string,
    private readonly id: number,
  ) {}

  /** A number from 0 up to, but not including, 1. */
  fraction(aspect: string): number {
    let state = FIRST_STATE;
    for (const character of `${this.kind}/${String(this.id)}/${aspect}`) {
      state = Math.imul(state ^ (character.codePointAt(0) ?? 0), PRIME);
    }
    return mixed(state) / WHOLE;
  }

  /** A number from `low` up to, but not including, `high`. */
  between(aspect: string, low: number, high: number): number {
    return low + this.fraction(aspect) * (high - low);
  }

  /** A whole number from `low` to `high`, inclusive. */
  integer(aspect: string, low: number, high: number): number {
    return low + Math.floor(this.fraction(aspect) * (high - low + 1));
  }

  /** True with this probability, 0 to 1. */
  chance(aspect: string, probability: number): boolean {
    return this.fraction(aspect) < probability;
  }

  /** One element of a list that is not empty. */
  pick<const List extends readonly [unknown, ...unknown[]]>(aspect: string, list: List): List[number] {
    return list[Math.floor(this.fraction(aspect) * list.length)] ?? list[0];
  }
}
