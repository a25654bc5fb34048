import type { DemoRandom } from '../../shared/demo-random.js';
import { nameStyles, type NameStyle, type NameWords } from './name-styles.js';

const MAX_NAME = 12;

abstract class UniqueNames {
  private readonly taken = new Set<string>();

  constructor(
    protected readonly words: NameWords,
    protected readonly random: DemoRandom,
    private readonly minLength: number,
  ) {}

  reserve(name: string): string {
    this.taken.add(name.toLowerCase());
    return name;
  }

  next(): string {
    let name = this.propose();
    while (!this.isFree(name)) name = this.propose();
    return this.reserve(name);
  }

  protected isFree(name: string): boolean {
    return name.length >= this.minLength && name.length <= MAX_NAME && !this.taken.has(name.toLowerCase());
  }

  protected abstract propose(): string;
}

/** Names of 3 to 12 letters and digits. */
export class CharacterNames extends UniqueNames {
  private readonly styles: readonly NameStyle[];
  private readonly totalWeight: number;

  constructor(words: NameWords, random: DemoRandom) {
    super(words, random, 3);
    this.styles = nameStyles(words);
    this.totalWeight = this.styles.reduce((sum, [weight]) => sum + weight, 0);
  }

  /** A name derived from the main character's; any name if no such name is free. */
  alternateOf(name: string): string {
    const stem = name.replace(/\d+$/, '').slice(0, MAX_NAME - 2);
    const endings = this.random.sample(this.words.alternateEndings, 3);
    const alternate = endings.map((ending) => stem + ending).find((candidate) => this.isFree(candidate));
    return alternate === undefined ? this.next() : this.reserve(alternate);
  }

  protected propose(): string {
    let left = this.random.between(1, this.totalWeight);
    const style = this.styles.find(([weight]) => (left -= weight) <= 0) ?? this.styles[0];
    return style?.[1](this.random) ?? '';
  }
}

/** Login names. They are plainer than character names because no one else sees them. */
export class AccountNames extends UniqueNames {
  constructor(words: NameWords, random: DemoRandom) {
    super(words, random, 4);
  }

  protected propose(): string {
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
