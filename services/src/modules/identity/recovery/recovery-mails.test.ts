import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@portico/domain';
import { accountMail } from './account-mailer.js';

const SITE = { name: 'Moss & <Willow>', origin: 'https://willow.example' };
const KINDS = ['recovery', 'confirm', 'changed', 'wrongCodes'] as const;

const textsOf = (language: string): Record<string, Record<string, string>> =>
  JSON.parse(readFileSync(new URL(`./texts/${language}.json`, import.meta.url), 'utf8'));

const placeholders = (text: string) => text.match(/\{\{\w+\}\}/g)?.sort() ?? [];

describe.each(LANGUAGES)('mails in %s', (language) => {
  test('say all that the English ones say', () => {
    const [english, own] = [textsOf('en'), textsOf(language)];
    for (const kind of KINDS) {
      expect(Object.keys(own[kind] ?? {})).toEqual(Object.keys(english[kind] ?? {}));
      for (const [key, text] of Object.entries(english[kind] ?? {}))
        expect([key, placeholders(own[kind]?.[key] ?? '')]).toEqual([key, placeholders(text)]);
    }
  });

  test.each(KINDS)('%s has name and link as they are in its text, and escaped in its HTML', (kind) => {
    const links = [{ name: '{{site}}<b>', token: 'a_b-c' }];
    const { subject, text, html } = accountMail(kind, language, SITE, links);
    const path = `${language === 'en' ? '' : `/${language}`}${kind === 'confirm' ? '/confirm-email' : '/recover'}`;
    expect(subject).toContain('Moss & <Willow>');
    expect(text).toContain('{{site}}<b>');
    expect(text).toContain(`\nhttps://willow.example${path}#token=a_b-c\n`);
    expect(html).toContain(`href="https://willow.example${path}#token=a_b-c"`);
    expect(html).toContain('{{site}}&lt;b&gt;');
    expect(html).toContain(`dir="${language === 'he' ? 'rtl' : 'ltr'}"`);
    expect(html).not.toMatch(/<b>|<Willow>|<img|src=/);
    expect(subject + text).not.toMatch(/undefined|recovery\.|confirm\.\w/);
  });
});
