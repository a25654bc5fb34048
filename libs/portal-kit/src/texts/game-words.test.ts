import { addTexts, startTexts } from '@portico/i18n';
import { slotText } from './game-words';
import { classText, jobText } from './job-words';

describe('words of the game', () => {
  beforeAll(() => {
    startTexts('he');
    addTexts('he', 'shell', { game: { job: { '100': 'לוחם' }, slot: { hat: 'כובע' } } });
  });

  it('are in the language of the page', () => {
    expect(jobText(100)).toBe('לוחם');
  });

  it('are English where the page has no text', () => {
    expect(jobText(110)).toBe('Fighter');
    expect(jobText(9999)).toBe('Job 9999');
  });

  it('name a class as the job that the class is called by', () => {
    expect([classText('warrior'), classText('aran')]).toEqual(['לוחם', 'Aran']);
  });

  it('name a slot alike in the inventory and in a look', () => {
    expect([slotText('hat'), slotText('cap')]).toEqual(['כובע', 'כובע']);
  });
});
