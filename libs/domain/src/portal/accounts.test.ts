import { emailIssue, newPasswordIssue, passwordStrength, usernameIssue } from './accounts.js';

describe('usernameIssue', () => {
  test.each([
    ['', 'required'],
    ['Wre', 'minLength'],
    ['WrenOfTheMoss', 'maxLength'],
    ['1234', 'twoLetters'],
    ['W1en', 'twoLetters'],
    ['wren_1', 'characters'],
    ['Wr en', 'characters'],
    ['Wrén', 'characters'],
    ['Wren\u0000', 'characters'],
    ['Wren\n', 'characters'],
    ['かえでさん', 'characters'],
  ])('%j breaks %s', (name, rule) => expect(usernameIssue(name)).toBe(rule));

  test.each(['Wren', 'wr12', 'ABCDEFGHIJKL', 'constructor'.slice(0, 12)])('%s is fine', (name) =>
    expect(usernameIssue(name)).toBeUndefined(),
  );
});

describe('emailIssue', () => {
  test.each([
    ['', 'required'],
    [`${'a'.repeat(34)}@example.org`, 'maxLength'],
    ['wren', 'email'],
    ['wren@', 'email'],
    ['wren@willow', 'email'],
    ['wren@willow..org', 'email'],
    ['wren @willow.org', 'email'],
    ['wren@willow.org\r\nBcc: all@x.org', 'email'],
    ['wren@willow.org,all@x.org', 'email'],
    ['<wren@willow.org>', 'email'],
    ['wren@-willow.org', 'email'],
  ])('%j breaks %s', (address, rule) => expect(emailIssue(address)).toBe(rule));

  test.each(['wren@willow.org', 'W.ren+game@mail.willow.example', `${'a'.repeat(33)}@example.org`])(
    '%s is fine',
    (address) => expect(emailIssue(address)).toBeUndefined(),
  );
});

describe('newPasswordIssue', () => {
  test.each([
    ['', 'required'],
    ['12345', 'minLength'],
    ['a'.repeat(73), 'maxLength'],
    ['pässword', 'characters'],
    ['secret\t', 'characters'],
    ['secret\u0000', 'characters'],
    ['пароль', 'characters'],
  ])('%j breaks %s', (password, rule) => expect(newPasswordIssue(password)).toBe(rule));

  test.each(['123456', ' with a blank ', '~!@#$%^&*()_+', 'a'.repeat(72)])('%j is fine', (password) =>
    expect(newPasswordIssue(password)).toBeUndefined(),
  );
});

describe('passwordStrength', () => {
  test('says what is missing', () => {
    expect(passwordStrength('')).toEqual({
      score: 0,
      missing: ['length', 'mixedCase', 'digit', 'symbol'],
      isTooLongForGame: false,
    });
    expect(passwordStrength('secrets!')).toMatchObject({ score: 2, missing: ['mixedCase', 'digit'] });
    expect(passwordStrength('Ab1!')).toMatchObject({ score: 3, missing: ['length'] });
    expect(passwordStrength('Ab1!wren')).toMatchObject({ score: 4, missing: [] });
  });

  test('warns of what the game client may not take', () => {
    expect(passwordStrength('a'.repeat(12)).isTooLongForGame).toBe(false);
    expect(passwordStrength('a'.repeat(13)).isTooLongForGame).toBe(true);
  });
});
