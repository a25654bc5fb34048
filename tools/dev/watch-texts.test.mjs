import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchTexts } from './watch-texts.mjs';

let root;
let file;
let watch;
const told = [];

/** A machine may be busy. */
const PATIENT = { timeout: 30_000 };

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'portico-texts-'));
  mkdirSync(join(root, 'mfe-a/src/i18n'), { recursive: true });
  file = join(root, 'mfe-a/src/i18n/he.json');
  told.length = 0;
});

afterEach(async () => {
  await watch.close();
  rmSync(root, { recursive: true });
});

async function start(texts) {
  writeFileSync(file, texts);
  watch = watchTexts(['mfe-a'], (change) => told.push(change), root);
  await watch.ready;
}

const he = { namespace: 'mfe-a', language: 'he' };

test('a page gets new texts, why there are none, and texts again', async () => {
  await start('{ "title": "one" }');
  writeFileSync(file, '{ "title": "two" }');
  await expect.poll(() => told, PATIENT).toEqual([{ ...he, texts: { title: 'two' } }]);
  expect(watch.failure()).toBeUndefined();
  writeFileSync(file, '{ "title": }');
  await expect.poll(() => watch.failure(), PATIENT).toBeDefined();
  await expect.poll(() => told[1], PATIENT).toEqual({ ...he, failure: watch.failure() });
  expect(watch.failure()).toMatch(/^mfe-a\/src\/i18n\/he\.json\n.*JSON/);
  writeFileSync(file, '{ "title": "three" }');
  await expect.poll(() => told[2], PATIENT).toEqual({ ...he, texts: { title: 'three' } });
  expect(watch.failure()).toBeUndefined();
});

test('of changes at once the last one is told', async () => {
  await start('{ "title": 0 }');
  for (let title = 1; title <= 20; title += 1) {
    writeFileSync(file, JSON.stringify({ title }));
    await new Promise(setImmediate);
  }
  await expect.poll(() => told.at(-1), PATIENT).toEqual({ ...he, texts: { title: 20 } });
});

test('a file that was broken before the start is known', async () => {
  await start('{');
  expect(watch.failure()).toContain('mfe-a/src/i18n/he.json');
  expect(told).toEqual([]);
});
