import type { DemoRandom } from '../shared/demo-random.js';

/** What a demo store specializes in. */
export const STORE_THEMES = ['mixed', 'scrolls', 'supplies', 'gear', 'materials', 'clearance'] as const;

export type StoreTheme = (typeof STORE_THEMES)[number];

const SIGNS: Readonly<Record<StoreTheme, readonly string[]>> = {
  mixed: [
    'a bit of everything <3',
    'browse, no touching',
    'S> stuff, B> your mesos',
    'come in we have cookies',
    '@@@ look here @@@',
    'updated daily!!',
    'cheaper than next door',
    'いろいろあります',
    '잡화점 구경오세요',
    'de tudo um pouco :)',
    'всего понемногу',
    '什么都有一点',
    'הכול בזול',
  ],
  scrolls: [
    'SCROLLS 10/60/100',
    'S> 60s cheap',
    'pass or boom, your call',
    'scrolls!! fair prices',
    '~ scroll library ~',
    'свитки недорого',
    '卷轴 便宜卖',
    '주문서 싸요',
  ],
  supplies: [
    'pots & arrows 24/7',
    'grind fuel here',
    'S> pots by the hundred',
    'supplies before bossing',
    'ポーションまとめ売り',
    'poções em pacote',
    'still cheaper than npc',
  ],
  gear: [
    'clean gear, all slots left',
    'S> scrolled weps, offer ok',
    'gear up here!',
    'godly or close enough',
    'twink shop lv30-70',
    'armas e armaduras',
    'снаряга на любой вкус',
    '装备专卖',
  ],
  materials: [
    'ores ores ores',
    'quest items, skip the grind',
    'etc by the stack',
    'S> gems, bulk ok',
    '素材屋',
    '재료 팝니다',
    'farmed fresh today',
  ],
  clearance: [
    'QUITTING SALE take it all',
    'room is full pls buy',
    'everything must go',
    '-50% till I log off',
    'afk, prices final',
    'last day here!!',
    'queima de estoque',
  ],
};

export function demoSign(theme: StoreTheme, random: DemoRandom): string {
  return random.pick(SIGNS[theme]);
}
