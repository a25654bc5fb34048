export const DEMO_QUEST_AREAS: Readonly<Record<number, string>> = {
  10: 'Callings',
  20: 'Sprout Isle',
  30: 'Willow Coast',
  33: 'Frostgate and the Sea',
  37: 'Clockhaven',
  41: 'Skyloft',
  50: 'Festivals',
  51: 'Titles',
};

/** By place in the list of monsters: that many slain, or that many of their leftovers brought. */
type Task = readonly ['slay' | 'bring', monster: number, count: number];

/** One quest of a series: `at` is the place in the list of monsters that its number goes by. */
export interface QuestSketch {
  at: number;
  name: string;
  area: number;
  npc: number;
  level: number;
  tasks: readonly Task[];
  reward?: 'random' | 'chosen';
  job?: number;
  daily?: true;
  fame?: number;
}

const task = (kind: Task[0], monster: number, count: number): Task => [kind, monster, count];

/** Series, each quest of which asks for the one before. */
export const QUEST_SERIES: Readonly<Record<string, readonly QuestSketch[]>> = {
  'First Steps': [
    { at: 0, name: 'A Cup of Dew', area: 20, npc: 1, level: 1, tasks: [task('bring', 0, 5)] },
    { at: 1, name: 'The Sprouts Are Restless', area: 20, npc: 1, level: 2, tasks: [task('slay', 1, 8)] },
    { at: 2, name: 'Caps for the Roof', area: 20, npc: 0, level: 4, tasks: [task('bring', 2, 12)] },
    { at: 3, name: 'Something in the Burrow', area: 20, npc: 2, level: 5, tasks: [task('slay', 3, 10)] },
  ],
  'The Willow Road': [
    { at: 4, name: 'Pillows for Poppy', area: 30, npc: 6, level: 8, tasks: [task('bring', 4, 20)] },
    {
      at: 5,
      name: 'Clay for the Kiln',
      area: 30,
      npc: 5,
      level: 10,
      tasks: [task('bring', 5, 25)],
      reward: 'chosen',
    },
    { at: 6, name: 'Thistles at the Gate', area: 30, npc: 3, level: 11, tasks: [task('slay', 6, 30)] },
    { at: 7, name: 'Newts in the Well', area: 30, npc: 5, level: 12, tasks: [task('bring', 7, 15)] },
    { at: 9, name: 'Hoops for the Cooper', area: 30, npc: 4, level: 15, tasks: [task('bring', 9, 20)] },
    {
      at: 10,
      name: 'A Quill for the Librarian',
      area: 30,
      npc: 13,
      level: 17,
      tasks: [task('bring', 10, 15)],
    },
    { at: 11, name: 'Grins in the Dark', area: 30, npc: 3, level: 19, tasks: [task('slay', 11, 30)] },
    {
      at: 12,
      name: 'Long Live the Gourd',
      area: 30,
      npc: 3,
      level: 20,
      tasks: [task('slay', 12, 1)],
      fame: 5,
    },
  ],
  'Lamps of Lanternwood': [
    { at: 8, name: 'Moths Around the Lamp', area: 30, npc: 8, level: 14, tasks: [task('slay', 8, 25)] },
    {
      at: 13,
      name: 'Reeds for Wicks',
      area: 30,
      npc: 8,
      level: 22,
      tasks: [task('bring', 13, 30)],
      reward: 'random',
    },
    {
      at: 14,
      name: 'Fire That Walks',
      area: 30,
      npc: 7,
      level: 25,
      tasks: [task('slay', 14, 40), task('bring', 14, 20)],
    },
    { at: 17, name: 'Bottling the Fog', area: 30, npc: 7, level: 30, tasks: [task('bring', 17, 30)] },
  ],
  'Deep Below Cragholm': [
    { at: 16, name: 'Brambles in the Shaft', area: 30, npc: 10, level: 28, tasks: [task('slay', 16, 50)] },
    {
      at: 19,
      name: 'Shells for Shields',
      area: 30,
      npc: 11,
      level: 34,
      tasks: [task('bring', 19, 40)],
      reward: 'chosen',
    },
    {
      at: 20,
      name: 'The Old One in the Moss',
      area: 30,
      npc: 10,
      level: 36,
      tasks: [task('slay', 20, 1)],
      fame: 10,
    },
  ],
  'Salt and Sails': [
    { at: 22, name: 'Salt for the Kitchen', area: 33, npc: 15, level: 39, tasks: [task('bring', 22, 50)] },
    { at: 24, name: 'What the Gulls Took', area: 33, npc: 14, level: 43, tasks: [task('bring', 24, 35)] },
    {
      at: 27,
      name: 'The Captain Below',
      area: 33,
      npc: 14,
      level: 50,
      tasks: [task('slay', 26, 60), task('slay', 27, 1)],
      fame: 15,
    },
  ],
  'The Stopped Clock': [
    { at: 28, name: 'Cogs Gone Missing', area: 37, npc: 21, level: 52, tasks: [task('bring', 28, 60)] },
    { at: 31, name: 'Fragile Goods', area: 37, npc: 21, level: 58, tasks: [task('slay', 31, 70)] },
    {
      at: 32,
      name: 'The General Winds Down',
      area: 37,
      npc: 20,
      level: 60,
      tasks: [task('slay', 32, 1)],
      fame: 20,
    },
    { at: 59, name: 'A Name for a Titan', area: 37, npc: 20, level: 155, tasks: [task('bring', 59, 50)] },
    { at: 60, name: 'The Last Hour', area: 37, npc: 20, level: 160, tasks: [task('slay', 60, 1)], fame: 50 },
  ],
  'Winter at Frostgate': [
    { at: 33, name: 'Whiskers in the Snow', area: 33, npc: 19, level: 62, tasks: [task('bring', 33, 40)] },
    { at: 36, name: 'Before the Avalanche', area: 33, npc: 18, level: 68, tasks: [task('slay', 36, 80)] },
    {
      at: 37,
      name: 'Tears of the Matron',
      area: 33,
      npc: 18,
      level: 70,
      tasks: [task('slay', 37, 1)],
      fame: 25,
    },
  ],
  'Sky Letters': [
    { at: 29, name: 'Letters That Fly', area: 41, npc: 17, level: 54, tasks: [task('bring', 29, 45)] },
    { at: 54, name: 'A Collar for a Comet', area: 41, npc: 16, level: 130, tasks: [task('bring', 54, 30)] },
  ],
  '': [
    {
      at: 40,
      name: 'Blade of the First Class',
      area: 10,
      npc: 4,
      level: 80,
      tasks: [task('slay', 40, 100)],
      job: 100,
    },
    { at: 38, name: 'Beads of the Pilgrims', area: 33, npc: 19, level: 73, tasks: [task('bring', 38, 40)] },
    { at: 45, name: 'Antlers at Dusk', area: 30, npc: 9, level: 94, tasks: [task('bring', 45, 30)] },
    {
      at: 52,
      name: 'An Audience with the Queen',
      area: 51,
      npc: 12,
      level: 120,
      tasks: [task('slay', 52, 1)],
      fame: 40,
    },
    {
      at: 61,
      name: 'Lanterns for the Festival',
      area: 50,
      npc: 24,
      level: 10,
      tasks: [task('bring', 8, 20)],
      daily: true,
    },
    {
      at: 62,
      name: 'The Rabbit Wants a Race',
      area: 50,
      npc: 24,
      level: 15,
      tasks: [task('slay', 9, 15)],
      daily: true,
    },
    {
      at: 63,
      name: 'Market Gossip',
      area: 50,
      npc: 22,
      level: 30,
      tasks: [task('bring', 18, 10)],
      reward: 'random',
    },
  ],
};
