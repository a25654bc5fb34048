import type { DemoRandom } from '../../shared/demo-random.js';
import { CREATURES, FIRST_NAMES, FOODS, ROMANIZED } from './name-words.js';

const MIN_NAME = 4;
const MAX_NAME = 12;

const LAST_NAMES =
  'kim lee park silva souza costa lima tanaka sato ito wong lin chen levi cohen mizrahi ivanov petrov novak smith jones clark reyes cruz diaz weber koch lang berg dahl'.split(
    ' ',
  );

/** Different names to log in with: plainer than those of characters, since nobody else sees them. */
export class AccountNames {
  private readonly taken = new Set<string>();

  constructor(private readonly random: DemoRandom) {}

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
    const { random } = this;
    const first = random.pick(FIRST_NAMES);
    return random.pick([
      () => first + random.pick(LAST_NAMES),
      () => first.charAt(0) + random.pick(LAST_NAMES) + random.between(1, 99),
      () => first + random.between(1, 9999),
      () => random.pick(CREATURES) + random.between(10, 9999),
      () => random.pick(FOODS) + random.pick(CREATURES),
      () => random.pick(ROMANIZED) + random.between(1, 999),
    ])();
  }
}
