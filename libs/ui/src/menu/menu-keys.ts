/** Index that a key moves to among the texts of a menu's items; undefined where the key means nothing here. */
export function indexAfterKey(key: string, current: number, texts: readonly string[]): number | undefined {
  const { length } = texts;
  if (length === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % length;
    case 'ArrowUp':
      return (Math.max(current, 0) - 1 + length) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return [...key].length === 1 && key !== ' ' ? indexOfLetter(key, current, texts) : undefined;
  }
}

/** The next item that begins with the letter, wrapping around. */
function indexOfLetter(letter: string, current: number, texts: readonly string[]): number | undefined {
  const wanted = letter.toLocaleLowerCase();
  const order = texts.map((_, step) => (Math.max(current, -1) + 1 + step) % texts.length);
  return order.find((index) => texts[index]?.trim().toLocaleLowerCase().startsWith(wanted));
}
