import type { DemoRandom } from '../../shared/demo-random.js';
import { nameStyles, type NameStyle, type NameWords } from './name-styles.js';

const MAX_NAME = 12;

/** Gives out unique names of 3 to 12 letters and digits, ignoring case. */
export class CharacterNames {
  private readonly taken = new Set<string>();
  private readonly styles: readonly NameStyle[];
  private readonly totalWeight: number;

  constructor(
    private readonly words: NameWords,
    private readonly random: DemoRandom,
  ) {
    this.styles = nameStyles(words);
    this.totalWeight = this.styles.reduce((sum, [weight]) => sum + weight, 0);
  }

  /** Reserves a name for a certain character. */
  reserve(name: string): string {
    this.taken.add(name.toLowerCase());
    return name;
  }

  next(): string {
    let name = this.styledName();
    while (!this.isFree(name)) name = this.styledName();
    return this.reserve(name);
  }

  /** A name derived from the main character's; any name if no such name is free. */
  alternateOf(name: string): string {
    const stem = name.replace(/\d+$/, '').slice(0, MAX_NAME - 2);
    const endings = this.random.sample(this.words.alternateEndings, 3);
    const alternate = endings.map((ending) => stem + ending).find((candidate) => this.isFree(candidate));
    return alternate === undefined ? this.next() : this.reserve(alternate);
  }

  private isFree(name: string): boolean {
    return name.length >= 3 && name.length <= MAX_NAME && !this.taken.has(name.toLowerCase());
  }

  private styledName(): string {
    let left = this.random.between(1, this.totalWeight);
    const style = this.styles.find(([weight]) => (left -= weight) <= 0) ?? this.styles[0];
    return style?.[1](this.random) ?? '';
  }
}

/** Unique login names. They are plainer than character names because no one else sees them. */
export class AccountNames {
  private readonly taken = new Set<string>();

  constructor(
    private readonly words: NameWords,
    private readonly random: DemoRandom,
  ) {}

  reserve(name: string): string {
    this.taken.add(name);
    return name;
  }

  next(): string {
    let name = this.propose();
    while (name.length < 4 || this.taken.has(name)) name = this.propose();
    return this.reserve(name);
  }

  private propose(): string {
    const { random, words } = this;
    const first = random.pick(words.firstNames);
    const proposed = random.pick([
      () => first + random.pick(words.lastNames),
      () => first.charAt(0) + random.pick(words.lastNames) + random.between(1, 99),
      () => first + random.between(1, 9999),
      () => random.pick(words.creatures) + random.between(10, 9999),
      () => random.pick(words.foods) + random.pick(words.creatures),
      () => random.pick(words.romanized) + random.between(1, 999),
    ])();
    return proposed.toLowerCase().slice(0, MAX_NAME);
  }
}
