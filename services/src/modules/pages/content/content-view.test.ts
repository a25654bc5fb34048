import type { PublicConfig } from '@portico/contract';
import Mustache from 'mustache';
import { parseSettings } from '../../../platform/config/index.js';
import { contentView } from './content-view.js';

const { site, rates, time, links } = parseSettings({}, 'test settings').public;

function render(
  template: string,
  answers: readonly unknown[],
  search = '',
  faq?: PublicConfig['faq'],
): string {
  const address = { path: '/things', query: new URLSearchParams(search) };
  const config = {
    site: { ...site, origin: 'https://isle.example' },
    rates,
    time,
    links: { ...links, more: [] },
    faq,
  };
  const view = contentView({ language: 'en', config, params: {}, address, answers, lookUp: (key) => key });
  return Mustache.render(template, view);
}

const numbers = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

it('shows the beginning of a long list, wherever in an answer it stands', () => {
  const answer = { things: numbers(60), inner: { things: numbers(51) } };
  expect(render('{{#things}}x{{/things}}', [answer])).toHaveLength(50);
  expect(render('{{#inner.things}}x{{/inner.things}}', [answer])).toHaveLength(50);
  expect(render('{{#answers.1}}x{{/answers.1}}', [answer, numbers(70)])).toHaveLength(50);
});

it('shows the whole of a short list, in its order', () => {
  expect(render('{{#things}}{{id}} {{/things}}', [{ things: numbers(3) }])).toBe('0 1 2 ');
});

const PAGING = '{{#paging}}{{page}}/{{pages}} <{{previous}}> <{{next}}>{{/paging}}';

const paged = (page: number, totalPages: number) => ({ pagination: { page, limit: 20, totalPages } });

it('leads to the pages beside this one, and keeps the rest of the address', () => {
  const unescaped = (html: string) => html.replaceAll('&#x3D;', '=').replaceAll('&#x2F;', '/');
  const of = (page: number, search: string) => unescaped(render(PAGING, [paged(page, 3)], search));
  expect(of(1, 'sort=fame')).toBe('1/3 <> </things?sort=fame&amp;page=2>');
  expect(of(2, 'page=2')).toBe('2/3 </things> </things?page=3>');
  expect(of(3, 'page=3&job=aran')).toBe('3/3 </things?page=2&amp;job=aran> <>');
});

it('has no pages where one holds all, behind the last one, and of what is no list', () => {
  for (const answer of [paged(1, 1), paged(1, 0), paged(4, 3), { name: 'Mira' }, undefined]) {
    expect(render(PAGING, [answer])).toBe('');
  }
});

it('shows what the address asks for as text', () => {
  expect(render('{{query.search}}', [{}], 'search=%3Cb%3E')).toBe('&lt;b&gt;');
});

it('has the questions of the owner in place of the usual ones', () => {
  const template =
    '{{#faq}}{{#words}}question{{/words}} {{#words}}answer{{/words}}{{/faq}}{{^faq}}usual{{/faq}}';
  const faq = [{ question: { en: 'Who are you?', he: 'מי אתם?' }, answer: 'Six friends.' }];
  expect(render(template, [], '', faq)).toBe('Who are you? Six friends.');
  expect(render(template, [])).toBe('usual');
});
