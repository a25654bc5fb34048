import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import BrowserEnvironment from './browser-environment.mjs';

const libraries = mkdtempSync(join(tmpdir(), 'portico-environment-'));
writeFileSync(
  join(libraries, 'libraries.cjs'),
  `module.exports = {
    loadedIn: globalThis,
    '@portico/portal-kit': () => ({ signOut: () => globalThis.signOut?.() }),
  };`,
);
afterAll(() => rmSync(libraries, { recursive: true }));

function environment(console = globalThis.console) {
  const testEnvironmentOptions = { libraries, customExportConditions: ['source'] };
  return new BrowserEnvironment(
    { globalConfig: {}, projectConfig: { globals: {}, fakeTimers: {}, testEnvironmentOptions } },
    { console, docblockPragmas: {}, testPath: '' },
  );
}

test('files share a window, and the libraries that are loaded in it', () => {
  const { global } = environment();
  expect(environment().global).toBe(global);
  expect(global[Symbol.for('portico.libraries')].loadedIn).toBe(global);
});

test('a window is put back as it was', async () => {
  const first = environment();
  const { global } = first;
  const { document, localStorage } = global;
  const { setTimeout, Date: RealDate } = global;
  const { getItem } = global.Storage.prototype;
  const fired = [];
  global.fetch = global.added = () => 'changed';
  global.Element.prototype.scrollTo = () => undefined;
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  Object.defineProperty(global.navigator, 'onLine', { get: () => false, configurable: true });
  first.moduleMocker.spyOn(global.Storage.prototype, 'getItem').mockImplementation(() => 'mocked');
  localStorage.setItem('key', 'value');
  document.cookie = 'key=value';
  document.title = 'A page';
  document.documentElement.lang = 'he';
  document.body.append('text');
  global.history.pushState(null, '', '/he/items?page=2');
  global.setTimeout(() => fired.push('timer'), 1);
  for (const target of [global, document]) target.addEventListener('online', () => fired.push('event'));
  first.fakeTimersModern.useFakeTimers();

  await first.teardown();
  const second = environment().global;

  expect([second.fetch, second.added]).toEqual([fetch, undefined]);
  expect(second.Element.prototype.scrollTo).toBeUndefined();
  expect([document.hidden, second.navigator.onLine]).toEqual([false, true]);
  expect(second.Storage.prototype.getItem).toBe(getItem);
  expect([second.setTimeout, second.Date]).toEqual([setTimeout, RealDate]);
  expect([localStorage.length, document.cookie, second.location.href]).toEqual([0, '', 'http://localhost/']);
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
  for (const target of [second, document]) target.dispatchEvent(new second.Event('online'));
  await new Promise((resolve) => globalThis.setTimeout(resolve, 20));
  expect(fired).toEqual([]);
});

test('the session of a file does not outlive it', async () => {
  const first = environment();
  const session = { isSignedIn: true };
  first.global.signOut = () => (session.isSignedIn = false);
  await first.teardown();
  expect(session.isSignedIn).toBe(false);
});

test('what jsdom does not know is told to the console of the file that asks it', () => {
  const told = [];
  environment({ error: () => told.push('first') });
  environment({ error: () => told.push('second') }).global.scrollTo(0, 0);
  expect(told).toEqual(['second']);
});

const NAMES = 'a button details dialog div head input li option rp rt span svg summary td template'.split(
  ' ',
);
const ATTRIBUTES = [
  '',
  'hidden',
  'open',
  'type="hidden"',
  'style="display: none"',
  'style="visibility: visible; opacity: 0"',
];
const AROUND = ['div', 'ruby', 'div style="visibility: hidden; pointer-events: none"'];

/** jsdom takes long for each of these: every attribute in a div, and every element in all others. */
const isTried = (around, attributes) =>
  process.env.PORTICO_TEST_FULL === '1' || around === 'div' || ['', 'hidden'].includes(attributes);

function seen(window, around, name, attributes) {
  const { document } = window;
  document.body.innerHTML = `<${around}></${around.split(' ')[0]}>`;
  const element = document.createElement(name);
  for (const [, key, value = ''] of attributes.matchAll(/(\w+)(?:="(.*)")?/g))
    element.setAttribute(key, value);
  document.body.firstChild.append(element);
  const style = window.getComputedStyle(element);
  const { display, visibility, pointerEvents, opacity, color } = style;
  return [display, visibility, pointerEvents, opacity, color, style.getPropertyValue('display')];
}

test('whether an element is seen is answered as jsdom answers it', () => {
  const quick = environment().global;
  const { window: slow } = new JSDOM('');
  for (const around of AROUND)
    for (const name of NAMES)
      for (const attributes of ATTRIBUTES.filter((each) => isTried(around, each)))
        expect([around, name, attributes, seen(quick, around, name, attributes)]).toEqual([
          around,
          name,
          attributes,
          seen(slow, around, name, attributes),
        ]);
});
