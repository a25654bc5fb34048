/** Where whoever never moved is: 0 is what the game keeps for a new character. As in the other lists of maps. */
export const FIRST_MAPS = `
# Sprout Isle | maple | 30000
0 | The Gangplank | isles | 10000 | | Two steps ashore. Mind the second one.
`;
