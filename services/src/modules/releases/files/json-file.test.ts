import { portalPageSchema } from '@portico/contract/schema';
import { z } from 'zod';
import { parseJson, parseNewerJson } from './json-file.js';

const PAGE = { path: '/database', titleKey: 'title', descriptionKey: 'description' };

const refusalOf = (changes: object): string => {
  try {
    parseJson('portal.json', JSON.stringify({ ...PAGE, ...changes }), portalPageSchema);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

describe('what is said of a page that is not as it should be', () => {
  it.each([
    [{ chunk: [{ name: 'world', when: { tab: 1 } }] }, 'chunk.0.when.tab: Invalid input: expected string'],
    [{ chunk: [{ name: 'world' }] }, 'chunk.0.when: Invalid input: expected record'],
    [{ chunk: [{ name: '../world', when: {} }] }, 'chunk.0.name: Invalid string'],
    [{ chunk: Array.from({ length: 9 }, () => 'world') }, 'chunk: Too big'],
    [{ data: [{ get: '/api/maps/search', when: null }] }, 'data.0.when: Invalid input: expected record'],
    [{ chunk: [{ name: 'world', when: { '': 'maps' } }] }, 'chunk.0.when.: Too small'],
    [{ width: '1520px' }, 'width: Invalid'],
  ])('names the place in %j', (changes, message) => {
    expect(refusalOf(changes)).toContain(message);
  });

  it.each([{}, { width: 'wide' }, { width: 'full' }])(
    'takes a page with %j, as manifests of any age have it',
    (changes) => {
      expect(refusalOf(changes)).toBe('');
    },
  );

  it('names all forms where none was meant', () => {
    const message =
      'chunk: Invalid input: expected string, received object; or Invalid input: expected array';
    expect(refusalOf({ chunk: { name: 'world', when: {} } })).toContain(message);
  });
});

describe('what a newer portal wrote', () => {
  const schema = z.strictObject({ pages: z.array(portalPageSchema) });
  const read = (...pages: object[]) =>
    parseNewerJson('release.json', JSON.stringify({ pages, age: 1 }), schema);

  it('is read without the keys that are not known yet', () => {
    const known = read(PAGE, PAGE);
    expect(read({ ...PAGE, sound: 'waves' }, { ...PAGE, depth: { from: 1 } })).toEqual(known);
  });

  it('is refused where a known key has another value', () => {
    expect(() => read({ ...PAGE, sound: 'waves', width: '1520px' })).toThrow('pages.0.width: Invalid');
  });
});
