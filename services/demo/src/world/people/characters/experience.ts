import { EXP_TO_NEXT_LEVEL } from '@portico/domain';

/** Experience from a level to the next; past the last of the curve as much as for that one. */
export function experienceFor(level: number): number {
  return EXP_TO_NEXT_LEVEL[level - 1] ?? Number(EXP_TO_NEXT_LEVEL.at(-1));
}
