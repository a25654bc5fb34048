import { act, render, renderHook, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts, changeLanguage, i18n, startTexts, TextsProvider, useTexts } from './texts';

declare module './text-resources' {
  interface TextResources {
    kennel: { greeting: string; dogs_one: string; dogs_other: string };
    stable: { greeting: string };
  }
}

beforeAll(() => {
  startTexts('en');
  addTexts('en', 'kennel', {
    greeting: 'Hello {{name}}',
    dogs_one: '{{count}} dog',
    dogs_other: '{{count}} dogs',
  });
  addTexts('en', 'stable', { greeting: 'Whoa' });
  addTexts('ja', 'kennel', { greeting: '{{name}}さん、こんにちは' });
});
beforeEach(() => changeLanguage('en'));

function Kennel() {
  const t = useTexts('kennel');
  return <p>{t('greeting', { name: 'Rex' })}</p>;
}

it('finds texts of its own namespace, with names and plural forms, in English what has no text', () => {
  const kennel = renderHook(() => useTexts('kennel')).result.current;
  expect(kennel('greeting', { name: '<Rex>' })).toBe('Hello <Rex>');
  expect([1, 2].map((count) => kennel('dogs', { count }))).toEqual(['1 dog', '2 dogs']);
  changeLanguage('ja');
  expect(renderHook(() => useTexts('stable')).result.current('greeting')).toBe('Whoa');
});

it('is one function as long as its component lives', () => {
  const { result, rerender } = renderHook(() => useTexts('kennel'));
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
});

it('renders a component once, also where texts arrive or a language changes beside it', () => {
  let renders = 0;
  render(
    <Profiler id="kennel" onRender={() => (renders += 1)}>
      <Kennel />
    </Profiler>,
  );
  act(() => {
    addTexts('en', 'stable', { greeting: 'Easy now' });
    changeLanguage('ja');
  });
  screen.getByText('Hello Rex');
  expect(renders).toBe(1);
});

it('gives a remote that uses react-i18next itself its own texts', () => {
  const Stable = () => useTranslation().t('greeting');
  render(
    <TextsProvider i18n={i18n} defaultNS="stable">
      <Stable />
    </TextsProvider>,
  );
  expect(screen.getByText(i18n.t('greeting', { ns: 'stable' }))).toBeVisible();
});
