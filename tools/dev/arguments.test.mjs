import { devArguments } from './arguments.mjs';

const remote = (folder) => ({ folder, tags: ['type:remote'] });
const PROJECTS = [remote('mfe-a'), remote('mfe-b'), { folder: 'shell', tags: ['type:shell'] }];

const read = (...args) => devArguments(args, PROJECTS);

test('without a name every remote is watched', () => {
  expect(read()).toEqual({
    remotes: ['mfe-a', 'mfe-b'],
    isNarrow: false,
    portal: undefined,
    isRendering: false,
  });
});

test('with names those alone are watched, however a shell completed them', () => {
  expect(read('mfe-b/', './mfe-b')).toMatchObject({ remotes: ['mfe-b'], isNarrow: true });
});

test('a portal that runs elsewhere is known by its origin', () => {
  expect(read('mfe-a', '--portal', 'https://portal.example/market').portal).toBe('https://portal.example');
});

test('--ssr asks for pages that the server renders', () => {
  expect(read('--ssr').isRendering).toBe(true);
});

test.each([
  [['shell'], 'There is no remote shell. These are: mfe-a, mfe-b'],
  [['--portal', 'portal.example'], '--portal portal.example: give the address of a portal'],
  [['--watch'], "Unknown option '--watch'"],
])('%j is refused in words', (args, message) => {
  expect(() => read(...args)).toThrow(message);
});
