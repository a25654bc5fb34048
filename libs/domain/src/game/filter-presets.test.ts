import { FILTER_PRESETS } from './filter-presets.js';

it('has the five presets of the specification', () => {
  const said = Object.entries(FILTER_PRESETS).map(([name, { filters, sortBy, sortOrder }]) => [
    name,
    JSON.stringify(filters),
    sortBy,
    sortOrder,
  ]);
  expect(said).toEqual([
    ['rare_items', '{"dropRate":{"min":0.001,"max":0.1}}', 'drop_rate', 'asc'],
    ['common_items', '{"dropRate":{"min":5,"max":100}}', 'drop_rate', 'desc'],
    ['boss_drops', '{"monsterLevel":{"min":70,"max":200},"dropRate":{"min":0,"max":5}}', 'level', 'desc'],
    ['high_level', '{"itemLevel":{"min":70},"monsterLevel":{"min":70}}', 'level', 'desc'],
    ['quest_items', '{"itemTypes":["etc"]}', 'name', 'asc'],
  ]);
});
