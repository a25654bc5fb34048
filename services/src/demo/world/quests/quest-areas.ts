/** What the areas of quests are called, by their numbers in the game's files. */
export const DEMO_QUEST_AREAS: Readonly<Record<number, string>> = {
  10: 'Callings',
  20: 'Sprout Isle',
  30: 'Willow Coast',
  33: 'Frostgate and the Sea',
  37: 'Clockhaven',
  41: 'Skyloft and Emberwake',
  44: 'Bamboo Hills and Dunes',
  46: "Hours' End",
  47: 'Party Quests',
  50: 'Festivals',
  51: 'Titles',
};
