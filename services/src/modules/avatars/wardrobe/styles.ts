/** The ids of hair or faces that differ in their colour alone, by the first of them, in order. */
export function stylesOf(ids: readonly number[], kind: 'hair' | 'face'): number[][] {
  const styles = new Map<number, number[]>();
  for (const id of ids) {
    const style = kind === 'hair' ? Math.floor(id / 10) : Math.floor(id / 1000) * 100 + (id % 100);
    const known = styles.get(style) ?? [];
    known.push(id);
    styles.set(style, known);
  }
  return [...styles.values()];
}
