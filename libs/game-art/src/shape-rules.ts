import type { PictureChoices } from './choices.js';
import type { Material } from './color.js';
import type { Condition, Conditions, Rule } from './shape.js';

/** Names of things whose colours a shape gives: colours of the palette and those that depend on the thing. */
export type Paints = (name: string, words: readonly (string | number)[]) => Material | undefined;

/** The thing that a shape is drawn for: it decides colours and variants. */
export interface ShapeSubject {
  readonly choices: PictureChoices;
  readonly paints: Paints;
  readonly id?: number;
  readonly name?: string;
  readonly level?: number;
  readonly isWarrior?: boolean;
}

/** Colours that a shape leaves open; undefined where there is nothing of it. */
export type GivenColors = Readonly<Record<string, Material | string | undefined>>;

const patterns = new Map<string, RegExp>();

/** The rules of a shape, read for one subject: which variant is drawn, and whether a condition holds. */
export class ShapeRules {
  constructor(
    private readonly subject: ShapeSubject,
    private readonly given: GivenColors,
  ) {}

  meets(conditions: Conditions): boolean {
    return conditions.some((list) => list.every((condition) => this.holds(condition)));
  }

  /** Chooses one of the variants: the first where the condition holds, the second where it does not. */
  index(by: Rule, count: number): number {
    const { choices, level = 0, id = 0 } = this.subject;
    const [kind, ...rest] = by;
    switch (kind) {
      case 'pick':
        return choices.integer(String(rest[0]), 0, count - 1);
      case 'level':
        return rest.filter((from) => level >= Number(from)).length;
      case 'id':
        return Math.floor(id / Number(rest[0])) % count;
      default:
        return this.holds(by) ? 0 : 1;
    }
  }

  holds(condition: Condition): boolean {
    if ('not' in condition) return !this.holds(condition.not);
    const [kind, word, ...rest] = condition;
    const { choices, level = 0, isWarrior = false, paints } = this.subject;
    switch (kind) {
      case 'chance': {
        const [probability, perLevel = 0] = rest.map(Number);
        return choices.chance(String(word), (probability ?? 0) + perLevel * level);
      }
      case 'level':
        return level >= Number(word);
      case 'name':
        return this.isNamed(String(word));
      case 'named':
        return paints('named', []) !== undefined;
      case 'warrior':
        return isWarrior;
      case 'given':
        return this.given[String(word)] !== undefined;
      default:
        throw new Error(`${kind} is no condition that holds or not`);
    }
  }

  /** Whether the subject's name has a word, as a regular expression. */
  isNamed(word: string): boolean {
    let pattern = patterns.get(word);
    if (pattern === undefined) {
      pattern = new RegExp(word, 'i');
      patterns.set(word, pattern);
    }
    return pattern.test(this.subject.name ?? '');
  }
}
