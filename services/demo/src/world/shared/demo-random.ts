// A world needs tens of millions of random numbers. In tests, globals are slow to reach, so these are looked up once.
const { floor, imul } = Math;

/** Pseudorandom numbers, the same for the same seed on every machine (mulberry32, integers only). */
export class DemoRandom {
  constructor(private state: number) {}

  /** A number from 0 up to, but not including, 1. */
  fraction(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `from` to `to`, inclusive. */
  between(from: number, to: number): number {
    return from + floor(this.fraction() * (to - from + 1));
  }

  chance(probability: number): boolean {
    return this.fraction() < probability;
  }

  /** A number near `middle`, rarely further than `spread` away. */
  around(middle: number, spread: number): number {
    const bell = (this.fraction() + this.fraction() + this.fraction()) / 1.5 - 1;
    return Math.round(middle + bell * spread);
  }

  pick<T>(list: readonly T[]): T {
    const chosen = list[this.between(0, list.length - 1)];
    if (chosen === undefined) throw new RangeError('nothing to pick from');
    return chosen;
  }

  sample<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    const chosen: T[] = [];
    while (chosen.length < count && rest.length > 0) {
      chosen.push(...rest.splice(this.between(0, rest.length - 1), 1));
    }
    return chosen;
  }
}
