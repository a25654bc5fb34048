/** EXP per HP of a monster; undefined if it has no HP or gives no EXP. */
export function expPerHp(exp: number, maxHp: number): number | undefined {
  return exp > 0 && maxHp > 0 ? exp / maxHp : undefined;
}
