import { join } from 'node:path';
import { ROOT, readJson } from '../bootstrap/workspace.mjs';

const SECTIONS = Object.entries(readJson(join(ROOT, 'tools/bench/sections.json')));

test.each(SECTIONS)('the section %s has a title, and its module the function', async (_, section) => {
  const { title, file, main, ...others } = section;
  expect(title).toMatch(/^\S/);
  expect(others).toEqual({});
  expect(await import(join(ROOT, 'tools', file))).toHaveProperty(main, expect.any(Function));
});
