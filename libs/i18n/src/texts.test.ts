import { addTexts, findText, startTexts } from './texts';

it('fills in names as they are, without what turns the words around them', () => {
  startTexts('en');
  addTexts('en', 'test', { title: 'Profile of \u2068{{name}}\u2069' });
  expect(findText('test', 'title', { name: '<b>&"' })).toBe('Profile of \u2068<b>&"\u2069');
  expect(findText('test', 'title', { name: 'a\u202eb\u2069c' })).toBe('Profile of \u2068abc\u2069');
});

it('prints a number as the language does, whatever the other values are called', () => {
  startTexts('ru');
  addTexts('ru', 'test', { sum: '{{amount, number}} {{currency}}' });
  expect(findText('test', 'sum', { amount: 1234567.5, currency: 'VP' })).toBe('1\u00a0234\u00a0567,5 VP');
});
