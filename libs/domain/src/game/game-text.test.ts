import { parseGameText, plainGameText } from './game-text.js';

const names = (link: string, id: number) => (id === 404 ? undefined : `${link}-${id}`);
const parse = (text: string) => parseGameText(text, names);
const plain = (text: string) => plainGameText(parse(text));

describe('game text', () => {
  it('turns names that it mentions into links', () => {
    expect(parse('Ask #b#p2000##k in #m100000000#.')).toEqual([
      { text: 'Ask ' },
      { text: 'npc-2000', color: 'blue', link: 'npc', id: 2000 },
      { text: ' in ' },
      { text: 'map-100000000', link: 'map', id: 100000000 },
      { text: '.' },
    ]);
  });

  it('reads mentions with a colon before the closing sign', () => {
    expect(plain('#t4031172:# #r#c4031172#/1#k')).toBe('item-4031172 0/1');
    expect(plain('Find #b#@9201119:##k.')).toBe('Find npc-9201119.');
  });

  it('takes nothing of the words after a mention that is not closed', () => {
    expect(plain('#p2132000 has the #o5220003s# eggs, #i4031988 and 5')).toBe(
      'npc-2132000 has the monster-5220003s eggs,  and 5',
    );
  });

  it('tells a number that is highlighted from a count of items', () => {
    expect(plain('Lasts #c10# or #c1일#, #c100%# sure: #c4031172:# and #c04031172 #')).toBe(
      'Lasts 10 or 1일, 100% sure: 0 and 0',
    );
  });

  it.each([
    ['Restores #c100%# of HP.', 'Restores 100% of HP.'],
    ['Restores #c1000# HP.', 'Restores 1000 HP.'],
    ['Worth #c1000000%# more.', 'Worth 1000000% more.'],
    ['Lasts #c30 min# at #c2x EXP#.', 'Lasts 30 min at 2x EXP.'],
    ['By #c+10 to 20#, #c- twice -#', 'By +10 to 20, - twice -'],
    ['#c*Careful: it breaks', '*Careful: it breaks'],
    ['Said in the end.#', 'Said in the end.'],
    ['A red #1 for the tree', 'A red #1 for the tree'],
    ['Lantern #12.', 'Lantern #12.'],
  ])('reads %s as the client does', (text, words) => {
    expect(plain(text)).toBe(words);
  });

  it('shows an unknown mention as text without a link', () => {
    expect(parse('#o404#')).toEqual([{ text: 'monster 404' }]);
  });

  it('keeps colours and bold until they end', () => {
    expect(parse('#eBold #rred#n#k end')).toEqual([
      { text: 'Bold ', bold: true },
      { text: 'red', color: 'red', bold: true },
      { text: ' end' },
    ]);
  });

  it('highlights between #c and # in item texts, or to the end', () => {
    expect(parse('Use #cwith care# here')).toEqual([
      { text: 'Use ' },
      { text: 'with care', color: 'highlight' },
      { text: ' here' },
    ]);
    expect(parse('#ccareful')).toEqual([{ text: 'careful', color: 'highlight' }]);
  });

  it('breaks lines where they are written out', () => {
    expect(plain('one\\ntwo\\r\\nthree')).toBe('one\ntwo\nthree');
  });

  it('leaves out icons, progress and widgets', () => {
    expect(plain('#i4031988##Wbasic#now#a71031#')).toBe('now');
    expect(plain('#fUI/UIWindow.img/QuestIcon/8/0# #jgaugePqS##jhave0##Qdaylimit#Days#L0#yes#l')).toBe(
      ' Daysyes',
    );
  });

  it.each([
    'Monkey',
    'Lisa',
    'Watch',
    'Queen',
    'Dragon',
    'jump',
    'Rope',
    'under',
    'xylophone',
    'heart',
    'last',
    'Yeti',
  ])('keeps the word %s between two signs, although a widget begins like it', (word) => {
    expect(plain(`Only for a #${word}#.`)).toBe(`Only for a ${word}.`);
  });

  it.each([
    '#',
    '##',
    'a # b',
    '50% #',
    '#b',
    '#p',
    '#p99999999999999999999#',
    '<script>#k</script>',
    '#t12',
  ])('takes %s without failing, whole or as text', (text) => {
    expect(typeof plain(text)).toBe('string');
  });

  it('never makes anything of HTML but text', () => {
    expect(parse('<b>x</b>')).toEqual([{ text: '<b>x</b>' }]);
  });
});
