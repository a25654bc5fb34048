import { jest } from '@jest/globals';
import { addTexts, findText, startTexts } from '@portico/i18n';
import { takeTexts } from './take-texts';

const reload = jest.fn();

const notice = () => document.querySelector('[role="alert"]')?.textContent;

beforeAll(() => startTexts('en'));

beforeEach(() => reload.mockClear());

it('takes new texts into the page, and none of languages that it does not show', () => {
  takeTexts({ namespace: 'mfe-a', language: 'en', texts: { title: 'One' } }, reload);
  takeTexts({ namespace: 'mfe-a', language: 'he', texts: { title: 'אחת' } }, reload);
  expect(findText('mfe-a', 'title')).toBe('One');
  expect(reload).not.toHaveBeenCalled();
});

it('says which files cannot be read, until they can', () => {
  addTexts('en', 'mfe-a', { title: 'One' });
  takeTexts({ namespace: 'mfe-a', language: 'en', failure: 'en.json: line 3' }, reload);
  takeTexts({ namespace: 'mfe-b', language: 'he', failure: 'he.json: line 4' }, reload);
  expect(notice()).toBe('en.json: line 3\n\nhe.json: line 4');
  expect(findText('mfe-a', 'title')).toBe('One');
  takeTexts({ namespace: 'mfe-b', language: 'he', texts: {} }, reload);
  expect(notice()).toBe('en.json: line 3');
  takeTexts({ namespace: 'mfe-a', language: 'en', texts: { title: 'Two' } }, reload);
  expect(notice()).toBeUndefined();
  expect(findText('mfe-a', 'title')).toBe('Two');
  expect(reload).not.toHaveBeenCalled();
});

it('loads the page again once texts can be read that it never had', () => {
  takeTexts({ namespace: 'mfe-c', language: 'en', failure: 'en.json: line 1' }, reload);
  takeTexts({ namespace: 'mfe-c', language: 'en', texts: { title: 'Three' } }, reload);
  expect(reload).toHaveBeenCalledTimes(1);
});
