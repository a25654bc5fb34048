import { addTexts, findText, startTexts } from './texts';

it('fills in names as they are, without what turns the words around them', () => {
  startTexts('en');
  addTexts('en', 'test', { title: 'Profile of \u2068{{name}}\u2069' });
  expect(findText('test', 'title', { name: '<b>&"' })).toBe('Profile of \u2068<b>&"\u2069');
  expect(findText('test', 'title', { name: 'a\u202eb\u2069c' })).toBe('Profile of \u2068abc\u2069');
});
