import { ERROR_TEXTS, jobName } from '@portico/domain';
import { KIT_TEXT_KEYS } from '@portico/portal-kit/text-keys';
import shellTexts from '@portico/testing/shell-texts.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };

function textAt(path: string): unknown {
  return path.split('.').reduce<unknown>((node, key) => Object(node)[key], english);
}

describe('the texts of the shell', () => {
  it.each(KIT_TEXT_KEYS)('have %s, which portal-kit shows', (key) => {
    expect(typeof (textAt(key) ?? textAt(`${key}_other`))).toBe('string');
  });

  it('have the texts that all tests of remotes read', () => {
    expect(english).toMatchObject(shellTexts);
  });

  it.each(Object.entries(english.game.job))('have the job %s, which all remotes show', (code, text) => {
    expect(jobName(Number(code))).toBe(text);
  });

  it.each(Object.entries(ERROR_TEXTS))('have the error %s, in English as the API words it', (code, text) => {
    const plain = (value: unknown) => String(value).replace(/[“”]/g, '"');
    expect(plain(textAt(`errors.${code}`))).toBe(text);
  });
});
