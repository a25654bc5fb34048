/** EXP for each HP that has to be taken from a monster; undefined for one that has none or gives none. */
export function expPerHp(exp: number, maxHp: number): number | undefined {
  return exp > 0 && maxHp > 0 ? exp / maxHp : undefined;
}
