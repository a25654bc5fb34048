/** Finds the first choice of a table whose pattern a name matches. */
export function choiceByPattern<Choice>(
  table: readonly (readonly [choice: Choice, pattern: string])[],
): (name: string) => Choice | undefined {
  const choices = table.map(([choice, pattern]) => ({ choice, pattern: new RegExp(pattern, 'i') }));
  return (name) => choices.find(({ pattern }) => pattern.test(name))?.choice;
}

/** Choices of a table by each of their words, which are separated by blanks. */
export function choicesByWord<Choice>(
  table: readonly (readonly [choice: Choice, words: string])[],
): ReadonlyMap<string, Choice> {
  return new Map(table.flatMap(([choice, words]) => words.split(' ').map((word) => [word, choice] as const)));
}
