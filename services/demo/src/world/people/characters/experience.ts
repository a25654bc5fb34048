/** Experience from a level to the next, about as much as the game asks. */
export function experienceFor(level: number): number {
  return Math.min(2_100_000_000, Math.floor(15 + level ** 4 * 1.32));
}
