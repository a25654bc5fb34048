import type { PictureChoices } from './choices.js';
import type { Material } from './color.js';
import type { Condition, Conditions, Path, Place, Rule } from './shape.js';
import { rounded } from './svg.js';

/** Returns the color that a shape names: one of the palette, or one that depends on the subject. */
export type Paints = (name: string, words: readonly (string | number)[]) => Material | undefined;

/** The thing that a shape is drawn for. It decides colors and variants. */
export interface ShapeSubject {
  readonly choices: PictureChoices;
  readonly paints: Paints;
  readonly id?: number;
  readonly name?: string;
  readonly level?: number;
  readonly isWarrior?: boolean;
  /** Choices that are made already, as shares from 0 to 1. */
  readonly shares?: Readonly<Record<string, number>>;
}

/** Colors that a shape leaves open; undefined if the subject lacks the part with that color. */
export type GivenColors = Readonly<Record<string, Material | string | undefined>>;

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

const numbersOf = (data: string): number[] => (data.match(NUMBER) ?? []).map(Number);

const patterns = new Map<string, RegExp>();

/** Evaluates the rules of a shape for one subject: which variant is drawn, and whether a condition is true. */
export class ShapeRules {
  constructor(
    private readonly subject: ShapeSubject,
    private readonly given: GivenColors,
  ) {}

  meets(conditions: Conditions): boolean {
    return conditions.some((list) => list.every((condition) => this.holds(condition)));
  }

  /** Chooses a variant. A condition chooses the first if it is true, else the second. */
  index(by: Rule, count: number): number {
    const { level = 0, id = 0 } = this.subject;
    const [kind, ...rest] = by;
    switch (kind) {
      case 'pick':
        return Math.floor(this.share(String(rest[0])) * count);
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
    const { level = 0, isWarrior = false, paints } = this.subject;
    switch (kind) {
      case 'chance': {
        const [probability, perLevel = 0] = rest.map(Number);
        return this.share(String(word)) < (probability ?? 0) + perLevel * level;
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

  /** Path data for the subject's choices. */
  path(path: Path): string {
    if (typeof path === 'string') return path;
    const { d, at } = path;
    const ends = Object.entries(at).map(([name, end]): [string, number[]] => [name, numbersOf(end)]);
    const numbers = this.place({ numbers: numbersOf(d), at: Object.fromEntries(ends) }).map(rounded);
    const [start = '', ...texts] = d.split(NUMBER);
    return numbers.reduce((data, number, index) => {
      const text = texts[index] ?? '';
      return data + number + (text === '' && index < numbers.length - 1 ? ' ' : text);
    }, start);
  }

  /** Numbers of a place for the subject's choices. */
  place({ numbers, at }: Place): number[] {
    return Object.entries(at).reduce(
      (moved, [name, end]) => {
        const share = this.share(name);
        return moved.map((value, index) => value + share * ((end[index] ?? 0) - (numbers[index] ?? 0)));
      },
      [...numbers],
    );
  }

  /** A choice as a number from 0 to 1. */
  share(name: string): number {
    return this.subject.shares?.[name] ?? this.subject.choices.fraction(name);
  }

  /** Whether the subject's name matches a word, which is a regular expression. */
  isNamed(word: string): boolean {
    let pattern = patterns.get(word);
    if (pattern === undefined) {
      pattern = new RegExp(word, 'i');
      patterns.set(word, pattern);
    }
    return pattern.test(this.subject.name ?? '');
  }
}
