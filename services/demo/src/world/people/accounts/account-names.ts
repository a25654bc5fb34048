import type { DemoRandom } from '../../shared/demo-random.js';
import type { NameWords } from './name-words.js';

const MIN_NAME = 4;
const MAX_NAME = 12;

/** Unique login names, plainer than those of characters because no one else sees them. */
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
    for (;;) {
      const name = this.propose().toLowerCase().slice(0, MAX_NAME);
      if (name.length < MIN_NAME || this.taken.has(name)) continue;
      return this.reserve(name);
    }
  }

  private propose(): string {
    const { random, words } = this;
    const first = random.pick(words.firstNames);
    return random.pick([
      () => first + random.pick(words.lastNames),
      () => first.charAt(0) + random.pick(words.lastNames) + random.between(1, 99),
      () => first + random.between(1, 9999),
      () => random.pick(words.creatures) + random.between(10, 9999),
      () => random.pick(words.foods) + random.pick(words.creatures),
      () => random.pick(words.romanized) + random.between(1, 999),
    ])();
  }
}
