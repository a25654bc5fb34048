/** The fields of a quest in a list. */
export const OIL_QUEST = {
  id: 2000,
  name: 'The Keeper Is Out of Oil',
  level: 10,
  npc: 'Keeper Alma',
  npcId: 1012003,
  area: 'Victoria Island' as const,
  areaName: 'Victoria Island',
  npcIconUrl: null,
  npcIconUrlFallback: null,
};
