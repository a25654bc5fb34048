import { type ExpStanding, GAIN_SORTS, type GainSort, totalExp } from '@portico/domain';

interface Gain {
  characterId: number;
  exp: number;
  levels: number;
}

/** Gain between two standings; undefined without a gain. `sums`: see `expBelowLevels`. */
export function gainBetween(
  before: ExpStanding,
  now: ExpStanding,
  sums: readonly number[],
): Omit<Gain, 'characterId'> | undefined {
  const exp = totalExp(now, sums) - totalExp(before, sums);
  const levels = Math.max(0, now.level - before.level);
  return exp > 0 && now.level >= before.level ? { exp, levels } : undefined;
}

export class BestGains {
  private readonly lists: Record<GainSort, Gain[]> = { exp: [], levels: [] };

  constructor(private readonly most: number) {}

  add(gain: Gain): void {
    for (const sort of GAIN_SORTS) {
      const list = this.lists[sort];
      if (gain[sort] > 0) list.push(gain);
      if (list.length >= 2 * this.most) this.lists[sort] = this.best(sort);
    }
  }

  /** Largest gains first. For equal gains the other sort decides, then the older character comes first. */
  best(sort: GainSort): Gain[] {
    const second = sort === 'exp' ? 'levels' : 'exp';
    return this.lists[sort]
      .toSorted(
        (one, other) =>
          other[sort] - one[sort] || other[second] - one[second] || one.characterId - other.characterId,
      )
      .slice(0, this.most);
  }
}
