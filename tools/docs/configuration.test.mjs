import { configurationDocs } from './configuration.mjs';

const words = { anyOf: [{ type: 'string' }, { type: 'object', properties: { en: { type: 'string' } } }] };

const SCHEMA = {
  type: 'object',
  properties: {
    $schema: { type: 'string' },
    guide: {
      type: 'object',
      properties: {
        download: {
          type: 'object',
          description: 'Where the game is',
          properties: {
            launcher: { type: 'string', description: 'Where it is | or not' },
            launcherMb: { type: 'number', default: 3 },
          },
        },
        notes: {
          type: 'array',
          default: Array.from({ length: 20 }, () => 'note'),
          items: {
            type: 'object',
            properties: { kind: { enum: ['a', 'b'] }, text: words },
          },
        },
      },
    },
  },
};

describe('the list of all settings', () => {
  const text = configurationDocs(SCHEMA);

  it('has a table for each section, with a row for each key', () => {
    expect(text).toContain(
      '## guide.download\n\nWhere the game is.\n\n| key | default | what |\n|---|---|---|\n',
    );
    expect(text).toContain('| `guide.download.launcher` |  | Where it is \\| or not |\n');
    expect(text).toContain('| `guide.download.launcherMb` | `3` |  |\n');
    expect(text).not.toContain('| `$schema`');
  });

  it('goes into the entries of lists, and stops at words', () => {
    expect(text).toContain('| `guide.notes` | 20 entries |  |');
    expect(text).toContain('| `guide.notes[].kind` |  | One of `a`, `b`. |');
    expect(text).toContain('| `guide.notes[].text` |  | Words. |');
    expect(text).not.toContain('.en`');
  });
});
