import Mustache from 'mustache';
import { parseSettings } from '../../../../platform/config/index.js';
import { contentView } from './content-view.js';

const { site, rates, time, links } = parseSettings({}, 'test settings').public;

function render(template: string, answers: readonly unknown[]): string {
  const config = {
    site: { ...site, origin: 'https://isle.example' },
    rates,
    time,
    links: { ...links, more: [] },
  };
  const view = contentView({ language: 'en', config, params: {}, answers, lookUp: (key) => key });
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
