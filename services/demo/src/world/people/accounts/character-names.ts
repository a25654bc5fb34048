import type { DemoRandom } from '../../shared/demo-random.js';
import { nameStyles } from './name-styles.js';
import type { NameStyle } from './name-styles.js';
import type { NameWords } from './name-words.js';

const MIN_NAME = 3;
const MAX_NAME = 12;

/** Hands out different names of 3 to 12 letters and digits. Names that differ in case alone are the same. */
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

  /** Takes a name that is meant for someone. */
  reserve(name: string): string {
    this.taken.add(name.toLowerCase());
    return name;
  }

  next(): string {
    for (;;) {
      const name = this.tryToTake(this.styledName());
      if (name !== undefined) return name;
    }
  }

  /** A name that reveals its main character; any name if no such name is left. */
  alternateOf(name: string): string {
    const stem = name.replace(/\d+$/, '').slice(0, MAX_NAME - 2);
    for (const ending of this.random.sample(this.words.alternateEndings, 3)) {
      if (stem.length + ending.length > MAX_NAME) continue;
      const alternate = this.tryToTake(stem + ending);
      if (alternate !== undefined) return alternate;
    }
    return this.next();
  }

  private tryToTake(name: string): string | undefined {
    const key = name.toLowerCase();
    if (name.length < MIN_NAME || name.length > MAX_NAME || this.taken.has(key)) return undefined;
    this.taken.add(key);
    return name;
  }

  private styledName(): string {
    let left = this.random.between(1, this.totalWeight);
    const style = this.styles.find(([weight]) => (left -= weight) <= 0) ?? this.styles[0];
    return style?.[1](this.random) ?? '';
  }
}
