/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["source", "node"]}
 */
import { renderToString } from 'react-dom/server';
import { addTexts, changeLanguage, startTexts, useTexts } from './texts';

declare module './text-resources' {
  interface TextResources {
    harbor: { greeting: string };
  }
}

function Harbor() {
  const t = useTexts('harbor');
  return <p>{t('greeting', { name: 'Rex' })}</p>;
}

it('renders each page in its own language where a process renders several', () => {
  startTexts('en');
  addTexts('en', 'harbor', { greeting: 'Hello {{name}}' });
  addTexts('ja', 'harbor', { greeting: '{{name}}さん、こんにちは' });
  expect(renderToString(<Harbor />)).toBe('<p>Hello Rex</p>');
  changeLanguage('ja');
  expect(renderToString(<Harbor />)).toBe('<p>Rexさん、こんにちは</p>');
  changeLanguage('en');
  expect(renderToString(<Harbor />)).toBe('<p>Hello Rex</p>');
});
